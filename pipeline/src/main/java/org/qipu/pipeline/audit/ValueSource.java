package org.qipu.pipeline.audit;

/** Where a value of a game stands. A record's own field always goes before its title, and that before the file's name. */
public enum ValueSource {
    /** In the record's own field for it. */
    TAG("tag", "field", "字段"),
    /** In the record's title, or the text of its event. */
    TITLE("title", "title", "标题"),
    /** In the name of the file, or of the entry of a container, that holds this record alone. */
    FILE_NAME("file-name", "file name", "文件名");

    private final String id;
    private final String english;
    private final String chinese;

    ValueSource(String id, String english, String chinese) {
        this.id = id;
        this.english = english;
        this.chinese = chinese;
    }

    /** The source as it stands in tables. */
    public String id() {
        return id;
    }

    /** The source in English sentences. */
    public String english() {
        return english;
    }

    /** The source in Chinese sentences. */
    public String chinese() {
        return chinese;
    }
}
