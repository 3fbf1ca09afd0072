import Expectations
import Foundation
import TestSupport
import Testing

@testable import APIClient

struct HTTPDateTests {
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Wed, 31 Dec 1969 23:59:59 GMT", -1), ("Tue, 29 Feb 2000 12:00:00 GMT", 951_825_600),
        ("Thu, 31 Dec 2099 23:59:60 GMT", 4_102_444_800),
        ("Fri, 31 Dec 9999 23:59:60 GMT", 253_402_300_799), ("sun, 06 nov 1994 08:49:37 gmt", 784_111_777),
    ])
    func `the three formats are parsed`(_ text: String, _ seconds: Int) {
        expect(HTTPDate.seconds(text), equals: seconds)
    }

    @Test(arguments: [(0, 0), (50, 50), (51, -49), (99, -1)])
    func `a two-digit year is at most 50 years after the current year`(_ distance: Int, _ expected: Int) throws {
        let year: Int = try #require(HTTPDateTests.currentYear)
        let digits = String(String(year + distance).suffix(2))
        let seconds: Int? = HTTPDate.seconds("Sun, 06 Nov \(year + expected) 08:49:37 GMT")
        expect(HTTPDate.seconds("Sunday, 06-Nov-\(digits) 08:49:37 GMT"), equals: seconds)
    }

    private static var currentYear: Int? {
        Int(Date.now.formatted(.iso8601.year()))
    }

    @Test(arguments: [
        "", "0", "-1", "tomorrow", "Sun, 06 Nov 1994", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
        "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37 PST", "Thu, 29 Feb 2001 12:00:00 GMT",
        "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999999999 08:49:37 GMT",
    ])
    func `an invalid date is refused`(_ text: String) {
        expectNil(HTTPDate.seconds(text))
    }

    @Test func `a formatted date can be parsed`() {
        var generator = SplitMix64(seed: 1)
        expect(HTTPDate.text(784_111_777), equals: "Sun, 06 Nov 1994 08:49:37 GMT")
        for _ in 0..<2_000 {
            let seconds: Int = .random(in: -10_000_000_000...200_000_000_000, using: &generator)
            expect(HTTPDate.seconds(HTTPDate.text(seconds)), equals: seconds)
        }
    }
}
