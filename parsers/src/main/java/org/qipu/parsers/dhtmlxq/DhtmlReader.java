package org.qipu.parsers.dhtmlxq;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qipu.parsers.bytes.RecordText;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.record.Origin;
import org.qipu.parsers.record.ParseIssue;
import org.qipu.parsers.record.ParsedRecord;
import org.qipu.parsers.record.Reject;
import org.qipu.parsers.record.RejectCode;
import org.qipu.parsers.record.TextRecords;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.parsers.tree.TreeRecord;
import org.qipu.rules.board.Pieces;
import org.qipu.rules.board.Setup;

/** Reads one record. */
final class DhtmlReader implements TextRecords.Reader {
    private static final Pattern BRANCH = Pattern.compile("move_(\\d{1,6})_(\\d{1,6})_(\\d{1,6})");
    private static final Pattern COMMENT = Pattern.compile("comment(?:(\\d{1,6})_)?(\\d{1,6})");
    private static final String MAIN = "move_0_1_0";

    private static final Map<String, HeaderField> HEADER = Map.ofEntries(
            Map.entry("title", HeaderField.TITLE),
            Map.entry("event", HeaderField.EVENT),
            Map.entry("place", HeaderField.SITE),
            Map.entry("date", HeaderField.DATE),
            Map.entry("round", HeaderField.ROUND),
            Map.entry("redname", HeaderField.RED),
            Map.entry("blackname", HeaderField.BLACK),
            Map.entry("redteam", HeaderField.RED_TEAM),
            Map.entry("blackteam", HeaderField.BLACK_TEAM),
            Map.entry("result", HeaderField.RESULT),
            Map.entry("endtype", HeaderField.TERMINATION),
            Map.entry("type", HeaderField.KIND));

    @Override
    public ParsedRecord read(Origin origin, RecordText text) {
        List<DhtmlFields.Field> fields = DhtmlFields.of(text.chars(), text.length());
        return new Record(origin, text).read(fields);
    }

    /** One record while it is read. */
    private static final class Record {
        private final Origin origin;
        private final RecordText text;
        private final HeaderFields header = new HeaderFields();
        private final DhtmlTree lines = new DhtmlTree();
        private final List<ParseIssue> issues = new ArrayList<>();
        private Digits main;
        private String remark = "";
        private DhtmlFields.Field board;

        Record(Origin origin, RecordText text) {
            this.origin = origin;
            this.text = text;
        }

        ParsedRecord read(List<DhtmlFields.Field> fields) {
            if (fields.isEmpty()) {
                main = new Digits(text.chars(), 0, text.length());
            }
            fields.forEach(this::take);
            addNames(fields);
            if (lines.branches() > DhtmlTree.MAX_LINES) {
                String message = "more than " + DhtmlTree.MAX_LINES + " variations";
                return new Reject(origin, RejectCode.RECORD_TOO_LARGE, origin.byteOffset(), message, "");
            }
            if (main != null) {
                lines.main(main);
                noteTail(main);
            }
            MoveTree tree = lines.build();
            fields.forEach(this::takeComment);
            if (!remark.isEmpty()) {
                String opening = tree.comment(MoveTree.ROOT);
                tree.comment(MoveTree.ROOT, opening.isEmpty() ? remark : remark + "\n" + opening);
            }
            if (lines.lost() > 0) {
                issue(ParseIssue.Kind.STRAY_TEXT, 0, lines.lost() + " variations without a place in the game");
            }
            if (text.defects() > 0) {
                String places = text.defects() == 1 ? "1 place" : text.defects() + " places";
                issues.add(new ParseIssue(ParseIssue.Kind.UNDECODABLE_BYTES, text.firstDefect(), places));
            }
            return record(tree);
        }

        private void take(DhtmlFields.Field field) {
            HeaderField known = HEADER.get(field.key());
            if (known != null) {
                header.put(known, plain(field).replace('\n', ' '));
            } else if (field.key().equals("movelist") || field.key().equals(MAIN)) {
                Digits digits = digits(field);
                main = main == null || main.length() == 0 ? digits : main;
            } else if (field.key().equals("binit")) {
                board = field;
            } else {
                takeBranch(field);
            }
        }

        private void takeBranch(DhtmlFields.Field field) {
            Matcher key = BRANCH.matcher(field.key());
            if (key.matches() && lines.branches() <= DhtmlTree.MAX_LINES) {
                lines.branch(number(key, 1), number(key, 2), number(key, 3), digits(field));
            }
        }

        /** The field with the whole name stands in where there is none for the bare name. */
        private void addNames(List<DhtmlFields.Field> fields) {
            for (DhtmlFields.Field field : fields) {
                if (field.key().equals("red")) {
                    header.put(HeaderField.RED, plain(field));
                } else if (field.key().equals("black")) {
                    header.put(HeaderField.BLACK, plain(field));
                }
            }
        }

        private void takeComment(DhtmlFields.Field field) {
            Matcher key = COMMENT.matcher(field.key());
            if (field.key().equals("remark")) {
                remark = remark.isEmpty() ? plain(field) : remark;
            } else if (key.matches()) {
                lines.comment(key.group(1) == null ? 0 : number(key, 1), number(key, 2), plain(field));
            }
        }

        private void noteTail(Digits digits) {
            int tail = digits.length() % 4;
            if (tail > 0) {
                issue(
                        ParseIssue.Kind.STRAY_TEXT,
                        0,
                        "the list of moves ends in " + digits.from(digits.length() - tail));
            }
        }

        private ParsedRecord record(MoveTree tree) {
            Setup start = Setup.INITIAL;
            if (board != null && digits(board).length() > 0) {
                Optional<byte[]> pieces = DhtmlBoard.pieces(digits(board));
                if (pieces.isEmpty()) {
                    String message = "the start position does not name a square for each of 32 pieces";
                    String excerpt = text.excerpt(board.start(), board.end());
                    return new Reject(
                            origin, RejectCode.UNREADABLE_FEN, text.byteOffset(board.start()), message, excerpt);
                }
                start = Setup.of(pieces.get(), Pieces.RED);
            }
            return TreeRecord.of(origin, header, start.withSideToMove(firstSide(start, tree)), tree, issues);
        }

        /** The format does not say who moves first; the first move does. */
        private static int firstSide(Setup start, MoveTree tree) {
            int move = tree.firstMove();
            int piece = tree.size() > 0 && StoredMove.isReadable(move)
                    ? start.pieceAt(StoredMove.from(move))
                    : Pieces.EMPTY;
            return piece == Pieces.EMPTY ? Pieces.RED : Pieces.side(piece);
        }

        private void issue(ParseIssue.Kind kind, int at, String what) {
            issues.add(new ParseIssue(kind, text.byteOffset(at), what));
        }

        private Digits digits(DhtmlFields.Field field) {
            return new Digits(text.chars(), field.start(), field.end());
        }

        private String plain(DhtmlFields.Field field) {
            return PlainText.of(new String(text.chars(), field.start(), field.end() - field.start()));
        }

        private static int number(Matcher key, int group) {
            return Integer.parseInt(key.group(group));
        }
    }
}
