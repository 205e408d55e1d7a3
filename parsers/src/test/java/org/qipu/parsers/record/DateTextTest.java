package org.qipu.parsers.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2004-12-15 | 2004-12-15",
                "1984.4.23 | 1984-04-23",
                "1984.4.23. | 1984-04-23",
                "19850928 | 1985-09-28",
                "19850928-19：30 | 1985-09-28",
                "19850928上午 | 1985-09-28",
                "2010-12-01 09:0 | 2010-12-01",
                "2011-11-25 08:00-11:00 | 2011-11-25",
                "1963年8月15日 | 1963-08-15",
                "1963年 8月15日 | 1963-08-15",
                "1963年8月15 | 1963-08-15",
                "1963年8月15日晚 | 1963-08-15",
                "2005年11月7日8.30 | 2005-11-07",
                "１９９１年１２月１９日 | 1991-12-19",
                "1995年元月15日 | 1995-01-15",
                "1995 元月 1 | 1995-01-01",
                "2004 2 1 | 2004-02-01",
                "2000。10。7 | 2000-10-07",
                "1993、12、4 | 1993-12-04",
                "2001·8·14 | 2001-08-14",
                "1978，9，10 | 1978-09-10",
                "2003/7/7 | 2003-07-07",
                "199010月22日 | 1990-10-22",
                "77-10-2 | 1977-10-02",
                "56。12。26 | 1956-12-26",
                "87年6月25日 | 1987-06-25",
                "03年8月2日 | 2003-08-02",
                "12/26/1956 | 1956-12-26",
                "26-12-1956 | 1956-12-26",
                "9-9-2009 | 2009-09-09",
                "1998年7月2l日 | 1998-07-21",
                "l976年9月25日 | 1976-09-25",
                "1983年ll月21日 | 1983-11-21",
                "1999年1O月30日 | 1999-10-30",
                "2000年年11月04 | 2000-11-04",
            })
    void readsWholeDates(String text, String iso) {
        assertThat(DateText.iso(text)).isEqualTo(iso);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1956 | 1956",
                "1956年 | 1956",
                "1956` | 1956",
                "1983.*.* | 1983",
                "1989年春 | 1989",
                "1956-12 | 1956-12",
                "1996.4 | 1996-04",
                "1996.10. | 1996-10",
                "2001。3。 | 2001-03",
                "199604XX | 1996-04",
                "1982年10月 | 1982-10",
                "1985年12月  日 | 1985-12",
                "1987年11月xx日 | 1987-11",
                "1977年3月中旬 | 1977-03",
                "1962年11月190日 | 1962-11",
                "1990-02-30 | 1990-02",
                "1990-13-01 | 1990",
                "1984生1月13日 | 1984",
                "1995年01年16 | 1995",
                "4/7/1994 | 1994",
                "2002.6-7 | 2002",
            })
    void readsTheSureParts(String text, String iso) {
        assertThat(DateText.iso(text)).isEqualTo(iso);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1989.5.1——15 | 1989-05",
                "2004.3.18－20 | 2004-03",
                "1999年8月20日-25日 | 1999-08",
                "1997/10/31-11/06 | 1997",
                "1997/10/30-10/31 | 1997-10",
            })
    void daysInARowAreDatedByTheMonthTheyShare(String text, String iso) {
        assertThat(DateText.iso(text)).isEqualTo(iso);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "????.??.??",
                "?",
                "7.7",
                "10月28日",
                "01-1-27",
                "1-20-83",
                "30年代",
                "994-12-27",
                "003年12月3日",
                "200304",
                "2001020",
                "198501024",
                "19925.16",
                "19891年月17日",
                "上989年5月2日",
                "0909，2000",
                "&nbsp;",
                "日弈",
                "00000000",
                "9999",
                "99999999999999999999"
            })
    void saysNothingWhenNothingIsSure(String text) {
        assertThat(DateText.iso(text)).isEmpty();
    }
}
