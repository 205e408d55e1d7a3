package org.qipu.pipeline.audit;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.qipu.pipeline.identity.EventTable;
import org.qipu.pipeline.player.Aliases;
import org.qipu.pipeline.policy.Policy;

/**
 * What the user may choose about an audit.
 *
 * @param inputs files, folders, globs or URIs as the user named them
 * @param formats ids of the record formats to read, empty for all
 * @param charset charset of all text, empty to decide per file
 * @param policy which rules are in force for which game
 * @param aliases which names mean another player
 * @param sliceBytes size at which a large file is cut into slices, in bytes
 * @param events what the user knows of the titles of events
 */
public record AuditOptions(
        List<String> inputs,
        List<String> formats,
        String charset,
        Policy policy,
        Aliases aliases,
        long sliceBytes,
        EventTable events)
        implements Serializable {

    public AuditOptions {
        inputs = List.copyOf(inputs);
        formats = List.copyOf(formats);
    }

    /** Options without tables of the user. */
    public AuditOptions(List<String> inputs, List<String> formats, String charset, Policy policy, long sliceBytes) {
        this(inputs, formats, charset, policy, Aliases.NONE, sliceBytes, EventTable.EMPTY);
    }

    /** The same options with a table of events. */
    public AuditOptions with(EventTable table) {
        return new AuditOptions(inputs, formats, charset, policy, aliases, sliceBytes, table);
    }

    /** The same options with aliases of players. */
    public AuditOptions with(Aliases names) {
        return new AuditOptions(inputs, formats, charset, policy, names, sliceBytes, events);
    }

    /** The options that influence the rows, by name. */
    public Map<String, String> influential() {
        Map<String, String> options = new TreeMap<>();
        options.put("formats", formats.isEmpty() ? "all" : String.join(",", formats));
        options.put("charset", charset.isEmpty() ? "detect" : charset);
        options.put("aliases", aliases.identity());
        options.put("events", events.identity());
        options.putAll(policy.identity());
        return options;
    }
}
