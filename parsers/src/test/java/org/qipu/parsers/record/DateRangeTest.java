package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateRangeTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1956 | 1956-01-01 | 1956-12-31",
                "1983.*.* | 1983-01-01 | 1983-12-31",
                "1956-12 | 1956-12-01 | 1956-12-31",
                "2001.1 | 2001-01-01 | 2001-01-31",
                "199604XX | 1996-04-01 | 1996-04-30",
                "2004-12-15 | 2004-12-15 | 2004-12-15",
                "1963年8月15日下午 | 1963-08-15 | 1963-08-15",
                "1977年3月上旬 | 1977-03-01 | 1977-03-10",
                "1977年3月中旬 | 1977-03-11 | 1977-03-20",
                "1980年2月下旬 | 1980-02-21 | 1980-02-29",
                "1989.5.1——15 | 1989-05-01 | 1989-05-15",
                "1999年8月20日-25日 | 1999-08-20 | 1999-08-25",
                "1997/10/30-10/31 | 1997-10-30 | 1997-10-31",
                "1997/10/31-11/06 | 1997-10-31 | 1997-11-06",
                "1989.5.15-1 | 1989-05-01 | 1989-05-31",
                "2002.6-7 | 2002-06-01 | 2002-07-31",
                "4/7/1994 | 1994-04-07 | 1994-07-04",
                "1990-02-30 | 1990-02-01 | 1990-02-28",
                "1990-13-01 | 1990-01-01 | 1990-12-31",
                "1956-57 | 1956-01-01 | 1957-12-31",
                "1956-1957 | 1956-01-01 | 1957-12-31",
                "2003年12月28日-2004年1月3日 | 2003-12-28 | 2004-01-03",
            })
    void holdsTheDaysThatArePossible(String text, String from, String to) {
        DateRange range = DateText.range(text);

        assertThat(range.from()).hasToString(from);
        assertThat(range.to()).hasToString(to);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "一九五六年 | 1956",
                "二〇〇一年三月五日 | 2001-03-05",
                "二零零一年十月二十日 | 2001-10-20",
                "一九八五年十二月三十一日 | 1985-12-31",
                "1985年十月 | 1985-10",
                "八五年三月 | 1985-03",
            })
    void readsChineseNumbers(String text, String iso) {
        assertThat(DateText.iso(text)).isEqualTo(iso);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1956-1957", "2003年12月28日-2004年1月3日"})
    void hasNoIsoFormWhenTheDaysShareNoYear(String text) {
        assertThat(DateText.iso(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"7.7", "14－17", "01-1-27", "三十年代", "1957-1956", "0000-00-00", "2101-01-01"})
    void isUnknownWhenNothingIsSure(String text) {
        assertThat(DateText.range(text)).isEqualTo(DateRange.NONE);
    }
}
