import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Formatters that parse")
struct FormatterParsingTests {
    private func parse(_ formatter: Formatter, _ text: String) -> (object: AnyObject?, error: String?) {
        var object: AnyObject?
        var error: NSString?
        let isValid: Bool = formatter.getObjectValue(&object, for: text, errorDescription: &error)
        expect(isValid, equals: object != nil)
        return (object, error as String?)
    }

    @Test func `formatters of numbers and dates parse texts`() {
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        expect(parse(numbers, "1,234.5").object as? Double, equals: 1_234.5)
        let invalid = parse(numbers, "abc")
        expect(invalid.object == nil && invalid.error == "The value “abc” is invalid.")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "yyyy-MM-dd"
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        expect((parse(dates, "1970-01-02").object as? NSDate)?.timeIntervalSince1970, equals: 86_400)
        let day = parse(ISO8601DateFormatter(), "1970-01-02T00:00:00Z").object as? NSDate
        expect(day?.timeIntervalSince1970, equals: 86_400)
    }

    @Test func `the range of a number is that of the text`() throws {
        var object: AnyObject?
        var range = NSRange()
        try NumberFormatter().getObjectValue(&object, for: "12", range: &range)
        expect(object as? Int == 12 && range == NSRange(location: 0, length: 2))
        #expect(throws: CocoaError.self) { try NumberFormatter().getObjectValue(nil, for: "x", range: nil) }
    }

    @Test func `overrides parse texts`() {
        let shout: Formatter = Shout()
        expect(parse(shout, "ab").object as? String, equals: "AB")
        expect(parse(shout, "").error, equals: "empty")
        let cents: Formatter = Cents()
        expect(parse(cents, "150").object as? Double, equals: 1.5)
        expect(parse(cents, "x").error, equals: "The value “x” is invalid.")
    }
}

private final class Shout: Formatter {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        error?.pointee = string.isEmpty ? "empty" : nil
        if !string.isEmpty { obj?.pointee = string.uppercased() as NSString }
        return !string.isEmpty
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Shout.self) { members in
                members.objectParser { $0.getObjectValue($1, for: $2, errorDescription: $3) }
            }
        }
    }
}

// @unchecked: the superclass is sendable, and the class adds no properties.
private final class Cents: NumberFormatter, @unchecked Sendable {
    func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        try defaultGetObjectValue(obj, for: string, range: range)
        if let number = obj?.pointee as? Double { obj?.pointee = NSNumber(value: number / 100) }
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Cents.self) { members in
                members.rangeParser { try $0.getObjectValue($1, for: $2, range: $3) }
            }
        }
    }
}
