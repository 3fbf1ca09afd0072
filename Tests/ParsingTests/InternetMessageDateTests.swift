import Expectations
import Testing

@testable import Parsing

struct InternetMessageDateTests {
    @Test(arguments: [
        "Wed, 27 Aug 2008 13:08:45 +0000", "27 Aug 2008 13:08:45 GMT", "Wed, 27 Aug 08 13:08:45 GMT",
        "Wed, 27 Aug 2008 15:08:45 +0200", "Wed, 27 Aug 2008 08:38:45 -0430", "Wed, 27 Aug 2008 15:08:45 +02:00",
        "Wed, 27 Aug 2008 09:08:45 EDT", "Wed, 27 Aug 2008 08:08:45 EST", "Wed, 27 Aug 2008 06:08:45 pdt",
        "Wed, 27 Aug 2008 13:08:45 UT", "Wed, 27 Aug 2008 13:08:45 Z", "Wed, 27 Aug 2008 13:08:45 +0000 (UTC)",
        "Wed (or (not) \\)), 27 Aug (8) 2008 13:08:45 (now) +0000", " wednesday,27 August 2008\r\n 13 : 08:45 -0000 ",
        "Wed, 27 Sept 2008 13:08:45 +0000 is not needed",
    ])
    func `the forms of RFC 5322 are dates`(_ text: String) {
        let expected: Double? = text.hasSuffix("needed") ? nil : 1_219_842_525
        expect(InternetMessageDate.secondsSince1970(text), equals: expected)
    }

    @Test(arguments: [
        ("27 Aug 2008 13:08 GMT", 1_219_842_480), ("1 Jan 70 00:00:00 GMT", 0),
        ("31 Dec 49 23:59:60 +0000", 2_524_608_000),
        ("1 Jan 50 00:00 +0000", -631_152_000), ("1 Jan 101 00:00 +0000", 978_307_200),
        ("29 Feb 2024 00:00 +0000", 1_709_164_800), ("31 Dec 1999 23:00 -0100", 946_684_800),
        ("1 Jan 0001 00:00 +0000", -62_135_596_800), ("3 Sept 2001 00:00 GMT", 999_475_200),
    ])
    func `short years, missing seconds and days at the ends of months are read`(_ text: String, _ expected: Double) {
        expect(InternetMessageDate.secondsSince1970(text), equals: expected)
    }

    @Test(arguments: [
        "", "x", "27", "27 Aug", "27 Aug 2008", "27 Aug 2008 13:08:45", "27 Aug 2008 13 GMT",
        "Foo, 27 Aug 2008 13:08 GMT",
        "27 Foo 2008 13:08 GMT", "27 A 2008 13:08 GMT", "0 Aug 2008 13:08 GMT", "32 Aug 2008 13:08 GMT",
        "29 Feb 2023 13:08 GMT", "27 Aug 8 13:08 GMT", "27 Aug 0000 13:08 GMT", "27 Aug 2008 24:00 GMT",
        "27 Aug 2008 13:60 GMT", "27 Aug 2008 13:08:61 GMT", "27 Aug 2008 1:8 GMT", "27 Aug 2008 13:08 +00",
        "27 Aug 2008 13:08 +0060", "27 Aug 2008 13:08 GMT x", "27 Aug 2008 13:08 GMT)", "2008-08-27T13:08:45Z",
        "(27 Aug 2008 13:08 GMT", "27 Aug 2008 13:08 \\",
    ])
    func `other texts are not dates`(_ text: String) {
        expectNil(InternetMessageDate.secondsSince1970(text))
    }
}
