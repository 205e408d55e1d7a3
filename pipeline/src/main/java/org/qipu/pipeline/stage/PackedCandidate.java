package org.qipu.pipeline.stage;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;
import org.qipu.pipeline.stage.Candidate.Kind;
import org.qipu.pipeline.stage.Candidate.Member;

/**
 * A candidate as the bytes that go from one step to the next: objects would be walked through and written field by field, and
 * most candidates repeat nothing, so that nobody looks at more of them than the head.
 */
final class PackedCandidate {
    private static final long HASH_START = 0xcbf29ce484222325L;
    private static final long HASH_FACTOR = 0x100000001b3L;
    private static final int MEMBERS_AT = Long.BYTES;
    private static final int USUAL_BYTES = 512;

    private PackedCandidate() {}

    /** Packs a game with what it stands for. */
    static byte[] of(Candidate game) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(USUAL_BYTES);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeLong(hash(game.namesBoth() ? game.pair() : game.id));
            out.writeInt(game.members.size());
            write(game, out);
            for (Member member : game.members) {
                out.writeByte(member.kind().ordinal());
                write(member.game(), out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Equal for games of the same pair of players. */
    static long pairHash(byte[] packed) {
        return ByteBuffer.wrap(packed).getLong();
    }

    /** Whether a packed game stands for others. */
    static boolean standsForOthers(byte[] packed) {
        return ByteBuffer.wrap(packed).getInt(MEMBERS_AT) > 0;
    }

    /** The game with what it stands for. */
    static Candidate unpack(byte[] packed) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
            in.readLong();
            int members = in.readInt();
            Candidate game = read(in);
            for (int i = 0; i < members; i++) {
                Kind kind = Kind.values()[in.readByte()];
                game.members.add(new Member(read(in), kind));
            }
            return game;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Candidate game, DataOutputStream out) throws IOException {
        for (String text : List.of(game.id, game.source, game.entry, game.start, game.red, game.black, game.event)) {
            out.writeUTF(text);
        }
        out.writeUTF(game.result);
        out.writeLong(game.recordNo);
        out.writeInt(game.days.first());
        out.writeInt(game.days.last());
        out.writeInt(game.completeness);
        out.writeInt(game.moves.length());
        out.writeChars(game.moves);
    }

    private static Candidate read(DataInputStream in) throws IOException {
        Candidate game = new Candidate();
        game.id = in.readUTF();
        game.source = in.readUTF();
        game.entry = in.readUTF();
        game.start = in.readUTF();
        game.red = in.readUTF();
        game.black = in.readUTF();
        game.event = in.readUTF();
        game.result = in.readUTF();
        game.recordNo = in.readLong();
        game.days = new Days(in.readInt(), in.readInt());
        game.completeness = in.readInt();
        char[] moves = new char[in.readInt()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = in.readChar();
        }
        game.moves = new String(moves);
        return game;
    }

    private static long hash(String text) {
        long hash = HASH_START;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * HASH_FACTOR;
        }
        return hash;
    }
}
