package org.qipu.pipeline.explain.text;

import static org.qipu.pipeline.explain.Language.ZH;

import java.util.List;
import java.util.stream.Collectors;
import org.qipu.parsers.record.GameResult;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.RejectCode;
import org.qipu.pipeline.audit.Sides;
import org.qipu.pipeline.audit.Turn;
import org.qipu.pipeline.explain.Language;
import org.qipu.pipeline.explain.PlacedPiece;
import org.qipu.rules.adjudication.Conduct;
import org.qipu.rules.adjudication.MoveClass;
import org.qipu.rules.adjudication.SourceGrade;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Squares;
import org.qipu.rules.repetition.Threat;

/** Terms in a language. What rulebooks name is given in both, the reader's own first. */
final class Terms {
    private static final List<String> KINDS =
            List.of("", "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn");
    private static final String RED_KINDS = ".帅仕相马车炮兵";
    private static final String BLACK_KINDS = ".将士象马车炮卒";

    private final Language language;

    Terms(Language language) {
        this.language = language;
    }

    String side(int side) {
        return pick(Sides.english(side), Sides.chinese(side));
    }

    /** A piece without its side: the text names that. */
    String kind(int piece) {
        int kind = Pieces.kind(piece);
        return pick(
                KINDS.get(kind),
                (Pieces.side(piece) == Pieces.RED ? RED_KINDS : BLACK_KINDS).substring(kind, kind + 1));
    }

    String placed(PlacedPiece placed) {
        return kind(placed.piece()) + pick(" ", "") + Squares.name(placed.square());
    }

    String placed(List<PlacedPiece> pieces) {
        return pieces.stream().map(this::placed).collect(Collectors.joining(pick(" and ", "、")));
    }

    String turn(Turn turn) {
        return pick("round " + turn.round() + " " + side(turn.side()), "第" + turn.round() + "回合" + side(turn.side()));
    }

    String moveClass(MoveClass moveClass) {
        return both(moveClass.id().replace('-', ' '), moveClass.chinese());
    }

    String conduct(Conduct conduct) {
        return both(conduct.kind().id().replace('-', ' '), conduct.kind().chinese());
    }

    String result(GameResult result) {
        return switch (result) {
            case RED_WINS -> pick("Red wins", "红胜");
            case BLACK_WINS -> pick("Black wins", "黑胜");
            case DRAW -> pick("draw", "和棋");
            case UNKNOWN -> pick("unknown", "未知");
        };
    }

    String how(Threat.How how) {
        return switch (how) {
            case DIRECT -> pick("directly", "直接吃子");
            case CHECKS -> pick("by checks", "先将军后吃子");
            case EXCHANGE -> pick("by exchange", "先兑子后吃子");
        };
    }

    String root(Threat.Root root) {
        return switch (root) {
            case NONE -> both("unprotected", "无根");
            case FALSE -> both("protected in form only", "假根");
            case SHORT -> both("protected too weakly", "少根");
            case TRUE -> both("protected", "有根");
        };
    }

    String grade(SourceGrade grade) {
        return grade(grade.id());
    }

    /** A grade by its id. */
    String grade(String id) {
        return switch (id) {
            case "primary" -> pick(id, "原文");
            case "secondary" -> pick(id, "转引");
            case "unverified" -> pick(id, "未核实");
            default -> id;
        };
    }

    String severity(String id) {
        return switch (id) {
            case "info" -> pick(id, "提示");
            case "warning" -> pick(id, "警告");
            case "error" -> pick(id, "错误");
            default -> id;
        };
    }

    String issue(ParseIssue.Kind kind) {
        return switch (kind) {
            case STRAY_TEXT -> pick("text that is neither move nor comment", "既非着法也非注释的文字");
            case UNCLOSED -> pick("comment or variation that is not closed", "注释或变着未结束");
            case REPEATED_TAG -> pick("tag given twice; the first counts", "标签重复，以首个为准");
            case BROKEN_TAG -> pick("tag that cannot be read", "标签无法识别");
            case UNDECODABLE_BYTES -> pick("bytes that do not decode", "无法解码的字节");
            case CUT_SHORT -> pick("data end too early", "数据不完整");
            case CHECKSUM_MISMATCH -> pick("checksum does not fit", "校验和不符");
        };
    }

    String reject(RejectCode code) {
        return switch (code) {
            case EMPTY_SOURCE -> pick("the file is empty", "文件为空");
            case UNKNOWN_FORMAT -> pick("no record format recognises the file", "文件格式无法识别");
            case UNREADABLE_SOURCE -> pick("the file cannot be read", "文件无法读取");
            case UNDECODABLE_TEXT -> pick("the text does not decode", "文字无法解码");
            case RECORD_TOO_LARGE -> pick("the record is too large", "棋谱过大");
            case NO_MOVES -> pick("neither moves nor a set-up position", "既无着法也无摆设局面");
            case UNREADABLE_MOVETEXT -> pick("the moves cannot be read", "着法无法识别");
            case UNSUPPORTED_DIALECT -> pick("another game or a dialect that is not supported", "不支持的棋种或格式");
            case DAMAGED_RECORD -> pick("the record contradicts its format", "棋谱数据损坏");
            case DELETED_RECORD -> pick("the library marks the record as deleted", "棋库中已标记删除");
            case INCOMPLETE_GAME -> pick("the game does not begin with its first move", "对局不是从第一着开始");
            case UNREADABLE_FEN -> pick("the start position cannot be read", "起始局面无法识别");
            case DAMAGED_CONTAINER -> pick("the container cannot be expanded", "压缩包损坏，无法解开");
            case UNREADABLE_ENTRY -> pick("the entry is encrypted or packed in an unsupported way", "条目已加密或压缩方法不受支持");
            case NESTED_TOO_DEEP -> pick("containers within containers, too deep", "压缩包嵌套过深");
            case TOO_MANY_ENTRIES -> pick("the container holds too many entries", "压缩包条目过多");
            case CONTAINER_TOO_LARGE -> pick("the container expands to too many bytes", "压缩包解开后过大");
            case COMPRESSION_BOMB -> pick("the container expands out of all proportion", "压缩包解压比例异常");
        };
    }

    private String both(String english, String chinese) {
        return pick(english + " " + chinese, chinese + " " + english);
    }

    private String pick(String english, String chinese) {
        return language == ZH ? chinese : english;
    }
}
