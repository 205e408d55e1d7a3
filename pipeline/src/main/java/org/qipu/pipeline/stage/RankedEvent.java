package org.qipu.pipeline.stage;

import java.io.Serializable;
import java.util.List;
import org.qipu.pipeline.table.EventFormatRow;
import org.qipu.pipeline.table.StandingChangeRow;
import org.qipu.pipeline.table.StandingRow;

/**
 * The rows of one event.
 *
 * @param format the event
 * @param standings as recorded and as audited
 * @param changes who moves where
 */
public record RankedEvent(EventFormatRow format, List<StandingRow> standings, List<StandingChangeRow> changes)
        implements Serializable {}
