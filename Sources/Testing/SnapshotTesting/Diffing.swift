import Foundation
import XCUIAutomation

/// How a format is kept in files, and how two values of it are compared.
public struct Diffing<Value> {
    /// Makes a file's content of a value.
    public var toData: (Value) -> Data

    /// Makes a value of a file's content.
    public var fromData: (Data) -> Value

    /// Compares the kept value with the new one: a message and attachments that show the difference, or nil when they
    /// are alike.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Makes a way to keep and compare values.
    ///
    /// - Parameters:
    ///   - toData: makes a file's content of a value.
    ///   - fromData: makes a value of a file's content.
    ///   - diff: compares the kept value with the new one, and returns nil when they are alike.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
