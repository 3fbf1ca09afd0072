import Expectations
import Foundation
import Testing

@testable import Parsing

/// The formatters that decoders of XML share.
struct DateFormattersTests {
    @Test func `documents with the same format of dates share a formatter`() {
        let formatter: DateFormatter = DateFormatters.formatter(format: "yyyy-MM-dd HH:mm")
        expect(DateFormatters.formatter(format: "yyyy-MM-dd HH:mm") === formatter)
        expect(DateFormatters.formatter(format: "yyyy-MM-dd") !== formatter)
        expect(formatter.date(from: "1970-01-02 01:00"), equals: Date(timeIntervalSince1970: 90_000))
    }

    @Test func `many formats do not accumulate`() {
        for number in 0..<100 {
            let formatter: DateFormatter = DateFormatters.formatter(format: "'\(number)' yyyy")
            expect(formatter.date(from: "\(number) 1971"), equals: Date(timeIntervalSince1970: 31_536_000))
        }
        expect(DateFormatters.count, isLessThan: 33)
    }

    @Test func `several threads read dates at the same time`() {
        let text = "<list>" + String(repeating: "<date>Wed Aug 27 13:08:45 +0000 2008</date>", count: 50) + "</list>"
        var decoder = FastXMLDecoder()
        decoder.dateDecodingStrategy = .format("EEE MMM dd HH:mm:ss Z yyyy")
        let shared: FastXMLDecoder = decoder
        DispatchQueue.concurrentPerform(iterations: 16) { _ in
            let dates: [Date]? = try? shared.decode([Date].self, from: Data(text.utf8))
            expect(dates == Array(repeating: Date(timeIntervalSince1970: 1_219_842_525), count: 50))
        }
    }
}
