package org.qipu.parsers.cbf;

import java.io.CharArrayReader;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.qipu.parsers.record.HeaderField;
import org.qipu.parsers.record.HeaderFields;
import org.qipu.parsers.tree.MoveTree;
import org.qipu.parsers.tree.StoredMove;
import org.qipu.rules.board.Squares;

/**
 * The parts of a document that make up a record. It is read up to the first place that is no XML; document type
 * definitions and entities other than those of XML itself are never followed.
 */
final class CbfDocument {
    private static final Map<String, HeaderField> HEADER = Map.of(
            "Name", HeaderField.TITLE,
            "Contest", HeaderField.EVENT,
            "Round", HeaderField.ROUND,
            "Date", HeaderField.DATE,
            "Site", HeaderField.SITE,
            "Red", HeaderField.RED,
            "RedTeam", HeaderField.RED_TEAM,
            "Black", HeaderField.BLACK,
            "BlackTeam", HeaderField.BLACK_TEAM,
            "ResultType", HeaderField.TERMINATION);

    /** By the result's number, as in XQF. */
    private static final Map<String, String> RESULTS = Map.of("0", "*", "1", "1-0", "2", "0-1", "3", "1/2-1/2");

    private final HeaderFields header = new HeaderFields();
    private final MoveTree tree = new MoveTree();
    private final StringBuilder text = new StringBuilder();
    private String fen = "";
    private String problem = "";
    private boolean record;
    private boolean inMoves;
    private boolean ended;
    private int movesAfterEnd;
    private int node = MoveTree.ROOT;

    private CbfDocument() {}

    /** Reads a document. */
    static CbfDocument of(char[] chars, int length) {
        CbfDocument document = new CbfDocument();
        if (hasDoctype(chars, length)) {
            document.problem = "a document type definition is not accepted";
            return document;
        }
        int start = 0;
        while (start < length && chars[start] != '<') {
            start++;
        }
        try {
            document.read(factory().createXMLStreamReader(new CharArrayReader(chars, start, length - start)));
        } catch (XMLStreamException e) {
            document.problem = "no XML from line " + e.getLocation().getLineNumber() + ", column "
                    + e.getLocation().getColumnNumber() + " on";
        }
        return document;
    }

    /** Games have none, and the JDK's reader of definitions fails on some that are malformed. */
    private static boolean hasDoctype(char[] chars, int length) {
        String text = new String(chars, 0, length);
        int at = text.indexOf("<!DOCTYPE");
        int record = text.indexOf("<ChineseChessRecord");
        return at >= 0 && (record < 0 || at < record);
    }

    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> {
            throw new XMLStreamException("external entities are not read");
        });
        return factory;
    }

    private void read(XMLStreamReader reader) throws XMLStreamException {
        while (reader.hasNext()) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> begin(reader);
                case XMLStreamConstants.END_ELEMENT -> end(reader.getLocalName());
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    text.append(reader.getText());
                default -> {
                    // Comments, processing instructions and unread entities say nothing about the game.
                }
            }
        }
    }

    private void begin(XMLStreamReader reader) {
        text.setLength(0);
        String name = reader.getLocalName();
        record |= name.equals("ChineseChessRecord");
        if (name.equals("MoveList")) {
            inMoves = true;
        } else if (inMoves && name.equals("Move")) {
            move(String.valueOf(reader.getAttributeValue(null, "value")));
            ended |= "1".equals(reader.getAttributeValue(null, "end"));
        }
    }

    /** Takes a move, or the value that stands for the start position. */
    private void move(String value) {
        if (value.equals("00-00") && tree.size() == 0) {
            return;
        }
        if (ended) {
            movesAfterEnd++;
            return;
        }
        node = tree.add(node, move(digit(value, 0), digit(value, 1), digit(value, 3), digit(value, 4)));
    }

    private static int digit(String value, int at) {
        int digit = at < value.length() ? value.charAt(at) - '0' : -1;
        return digit >= 0 && digit <= 9 ? digit : 99;
    }

    /** Files run from Red's left, ranks from Black's back rank. */
    private static int move(int fromFile, int fromRank, int toFile, int toRank) {
        boolean squares = Math.max(fromFile, toFile) < Squares.FILES && Math.max(fromRank, toRank) < Squares.RANKS;
        return squares
                ? StoredMove.of(
                        Squares.of(fromFile, Squares.RANKS - 1 - fromRank),
                        Squares.of(toFile, Squares.RANKS - 1 - toRank))
                : StoredMove.unreadable(fromFile * 100 + fromRank, toFile * 100 + toRank);
    }

    private void end(String name) {
        HeaderField field = HEADER.get(name);
        if (inMoves) {
            if (name.equals("Move") && movesAfterEnd == 0) {
                tree.comment(node, text.toString());
            }
            inMoves = !name.equals("MoveList");
        } else if (field != null) {
            header.put(field, text.toString());
        } else if (name.equals("RecordResult")) {
            String code = text.toString().strip();
            header.put(HeaderField.RESULT, RESULTS.getOrDefault(code, code.isEmpty() ? "" : "code " + code));
        } else if (name.equals("FEN")) {
            fen = text.toString().strip();
        }
        text.setLength(0);
    }

    /** Whether the document has the element that makes it a record. */
    boolean isRecord() {
        return record;
    }

    /** Why reading ended before the document did; empty when it did not. */
    String problem() {
        return problem;
    }

    HeaderFields header() {
        return header;
    }

    /** The start position as written, empty when there is none. */
    String fen() {
        return fen;
    }

    MoveTree tree() {
        return tree;
    }

    /** Number of moves behind the last move of the line. */
    int movesAfterEnd() {
        return movesAfterEnd;
    }
}
