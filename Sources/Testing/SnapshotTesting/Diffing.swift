import Foundation
import XCUIAutomation

/// The conversion between a format and the contents of a file, and the comparison of two values of the format.
public struct Diffing<Value> {
    /// Converts a value to the contents of a file.
    public var toData: (Value) -> Data

    /// Converts the contents of a file to a value.
    public var fromData: (Data) -> Value

    /// Compares the reference with the new value. Returns a message and attachments that show the difference, or nil if
    /// they match.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a diffing from its closures.
    ///
    /// - Parameters:
    ///   - toData: Converts a value to the contents of a file.
    ///   - fromData: Converts the contents of a file to a value.
    ///   - diff: Compares the reference with the new value, and returns nil if they match.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
