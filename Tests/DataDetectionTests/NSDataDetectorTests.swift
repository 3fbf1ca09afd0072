import Expectations
import DataDetection
import Foundation
import HostClock
import Testing

/// Tests of `NSDataDetector` as apps use it. Foundation marks the names of the checking types as deprecated, so the
/// tests use the raw values.
struct NSDataDetectorTests {
    private let link: UInt64 = 1 << 6
    private let date: UInt64 = 1 << 4
    private let phone: UInt64 = 1 << 11
    private let address: UInt64 = 1 << 5

    private func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

    @Test func `results have their type and data`() throws {
        let detector = try NSDataDetector(types: link | phone | address)
        expect(detector.checkingTypes, equals: link | phone | address)
        let text = "😀 me@example.org, +49 30 1234567, 1 Infinite Loop, Cupertino, CA 95014"
        let results = detector.matches(in: text, options: [], range: whole(text))
        expect(results.map(\.resultType.rawValue), equals: [link, phone, address])
        expect(results.map(\.url), equals: [URL(string: "mailto:me@example.org"), nil, nil])
        expect(results.map(\.phoneNumber), equals: [nil, "+49 30 1234567", nil])
        expect(
            results.last?.addressComponents,
            equals: [
                .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
            ])
        expect(results.first?.range == NSRange(location: 3, length: 14) && results.first?.numberOfRanges == 1)
    }

    @Test func `ranges and options limit the search`() throws {
        let detector = try NSDataDetector(types: link)
        let text = "a.org b.org c.org"
        let range = NSRange(location: 6, length: 11)
        expect(detector.numberOfMatches(in: text, range: range), equals: 2)
        expect(detector.firstMatch(in: text, range: range)?.range.location, equals: 6)
        expect(detector.numberOfMatches(in: text, options: .anchored, range: range), equals: 1)
        expect(detector.rangeOfFirstMatch(in: "none", range: whole("none")).location, equals: NSNotFound)
        var seen: [NSRange] = []
        detector.enumerateMatches(in: text, range: whole(text)) { result, _, stop in
            if let result { seen.append(result.range) }
            if seen.count == 2 { stop.pointee = true }
        }
        expect(seen.map(\.location), equals: [0, 6])
    }

    @Test func `dates refer to the current time`() throws {
        let detector = try NSDataDetector(types: date)
        let result = try #require(detector.firstMatch(in: "tomorrow at noon", range: NSRange(location: 0, length: 16)))
        let found = try #require(result.date)
        let calendar = Calendar(identifier: .gregorian)
        let expected = try #require(calendar.date(byAdding: .day, value: 1, to: MainQueue.shared.date))
        expect(calendar.isDate(found, inSameDayAs: expected) && result.duration == 0 && result.timeZone == nil)
    }

    @Test func `unknown types are refused`() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 10) }
    }

    @Test func `an app creates results`() throws {
        let range = NSRange(location: 2, length: 3)
        let url: URL = try #require(URL(string: "https://example.org"))
        let result: NSTextCheckingResult = .linkCheckingResult(range: range, url: url)
        expect(result.resultType.rawValue == link && result.url == url && result.range == range)
        let number: NSTextCheckingResult = .phoneNumberCheckingResult(range: range, phoneNumber: "1")
        expect(number.phoneNumber == "1" && number.url == nil)
        let day = Date(timeIntervalSince1970: 0)
        expect(NSTextCheckingResult.dateCheckingResult(range: range, date: day).date, equals: day)
        let address: NSTextCheckingResult = .addressCheckingResult(range: range, components: [.city: "Kyoto"])
        expect(address.addressComponents, equals: [.city: "Kyoto"])
    }
}
