import Foundation
import HostClock

/// Types of text checking, as raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links, telephone numbers, dates and addresses in text.
///
/// Unlike Apple's class, it does not inherit from `NSRegularExpression`, and it does not find flight numbers.
/// Dates are found in English, in numeric notation, in East Asian notation, and with the month names of the user's
/// language; addresses in English, German, French and Japanese notation.
// @unchecked: the properties are constants. The compiler cannot check subclasses, which inherit the promise of Apple's
// class.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types to find.
    public let checkingTypes: NSTextCheckingTypes

    private let types: DataTypes

    // Foundation on Linux marks its own names of these types as deprecated.
    static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    /// Creates a data detector.
    ///
    /// - Parameter checkingTypes: The raw values of `date`, `address`, `link` and `phoneNumber` of
    ///   `NSTextCheckingResult.CheckingType`, combined with `|`. Other types are ignored.
    /// - Throws: An error if `checkingTypes` contains none of these types.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        self.checkingTypes = checkingTypes
        let requested = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let known: [(NSTextCheckingResult.CheckingType, DataTypes)] = [
            (Self.date, .date), (Self.address, .address), (Self.link, .link), (Self.phoneNumber, .phoneNumber),
        ]
        types = known.reduce(into: DataTypes()) { if requested.contains($1.0) { $0.insert($1.1) } }
        super.init()
        if types.isEmpty { throw CocoaError(.formatting) }
    }

    /// Returns the data in a range of a string.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let whole = string as NSString
        let length: Int = whole.length
        let start: Int = min(max(0, range.location), length)
        let part: String = whole.substring(with: NSRange(location: start, length: min(range.length, length - start)))
        let found = DataDetector.matches(in: part, types: types, now: MainQueue.shared.date)
        let results: [DetectedData] = found.map { data in
            var data = data
            data.range.location += start
            return data
        }
        let isAnchored = options.contains(.anchored)
        return results.filter { !isAnchored || $0.range.location == start }.map { DataCheckingResult($0) }
    }

    /// Returns the number of results in a range of a string.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the first result in a range of a string, or nil.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the range of the first result; the location is `NSNotFound` without a result.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each result in a range of a string, until the closure sets its last argument to true.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop = ObjCBool(false)
        for result in matches(in: string, options: options, range: range) {
            block(result, [], &stop)
            if stop.boolValue { return }
        }
    }
}
