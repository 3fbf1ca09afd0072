import Foundation

/// A pointer to a variable in which a method stores an object, such as the argument `&error`.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A protocol whose extension contains methods that a formatter's class can declare again. Only `Formatter` conforms.
public protocol ObjectParsing: AnyObject {}

extension Formatter: ObjectParsing {}

/// Formatters that parse texts, which Foundation on Linux does not declare. Overrides call the methods with the prefix
/// `default` in place of the methods of `super`.
extension ObjectParsing where Self: Formatter {
    /// Parses a text, and returns whether it is valid.
    ///
    /// - Parameters:
    ///   - obj: The variable that receives the object for the text.
    ///   - string: The text.
    ///   - error: The variable that receives the reason why the text is not valid.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let override = MemberRegistry.shared.first(of: self, { $0.objectParser }) {
            return override(self, obj, string, error)
        }
        return defaultGetObjectValue(obj, for: string, errorDescription: error)
    }

    /// The implementation of `getObjectValue(_:for:errorDescription:)`.
    ///
    /// Formatters of numbers and dates call `getObjectValue(_:for:range:)`. No text is valid for other formatters.
    public func defaultGetObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        do {
            switch self {
            case let formatter as NumberFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
            case let formatter as DateFormatter: try formatter.getObjectValue(obj, for: string, range: nil)
            case let formatter as ISO8601DateFormatter:
                try store(formatter.date(from: string).map { $0 as NSDate }, in: obj, of: string, nil)
            default: try store(nil, in: obj, of: string, nil)
            }
            return true
        } catch {
            errorDescription?.pointee = error.localizedDescription as NSString
            return false
        }
    }

    /// Stores an object and the range of the text, or throws an error if the object is nil.
    fileprivate func store(
        _ object: AnyObject?, in target: AutoreleasingUnsafeMutablePointer<AnyObject?>?, of string: String,
        _ range: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let object else {
            throw CocoaError(
                .formatting, userInfo: [NSLocalizedDescriptionKey: "The value “\(string)” is invalid."])
        }
        target?.pointee = object
        range?.pointee = NSRange(location: 0, length: string.utf16.count)
    }

    fileprivate typealias RangeParser = (
        AnyObject, AutoreleasingUnsafeMutablePointer<AnyObject?>?, String, UnsafeMutablePointer<NSRange>?
    ) throws -> Void

    fileprivate var rangeParser: RangeParser? { MemberRegistry.shared.first(of: self) { $0.rangeParser } }
}

extension ObjectParsing where Self: NumberFormatter {
    /// Parses a text as a number, and throws an error if it is not valid.
    ///
    /// - Parameters:
    ///   - obj: The variable that receives the number.
    ///   - string: The text.
    ///   - rangep: The variable that receives the range of the number, which is the whole text.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let rangeParser { return try rangeParser(self, obj, string, rangep) }
        try defaultGetObjectValue(obj, for: string, range: rangep)
    }

    /// The implementation of `getObjectValue(_:for:range:)`.
    public func defaultGetObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try store(number(from: string), in: obj, of: string, rangep)
    }
}

extension ObjectParsing where Self: DateFormatter {
    /// Parses a text as a date, and throws an error if it is not valid.
    ///
    /// - Parameters:
    ///   - obj: The variable that receives the date.
    ///   - string: The text.
    ///   - rangep: The variable that receives the range of the date, which is the whole text.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let rangeParser { return try rangeParser(self, obj, string, rangep) }
        try defaultGetObjectValue(obj, for: string, range: rangep)
    }

    /// The implementation of `getObjectValue(_:for:range:)`.
    public func defaultGetObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try store(date(from: string).map { $0 as NSDate }, in: obj, of: string, rangep)
    }
}
