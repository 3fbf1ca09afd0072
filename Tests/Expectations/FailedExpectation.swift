import Foundation
import Testing

/// The issue that an expectation records when it fails: the source of the expectation, the values and the comment.
struct FailedExpectation {
    /// The location of the expectation.
    private let location: SourceLocation
    /// A description of the values, such as “1 does not equal 2”; empty for a condition.
    private let values: String
    private let comment: Comment?

    /// Creates the issue of an expectation. `values` describes its values, such as “1 does not equal 2”. It is empty
    /// for a condition.
    init(_ values: String = "", at location: SourceLocation, comment: Comment?) {
        self.values = values
        self.location = location
        self.comment = comment
    }

    /// Creates the issue of an expectation about two values.
    init<Value>(_ value: Value, _ relation: String, _ other: Value, at location: SourceLocation, comment: Comment?) {
        self.init(
            "\(Self.describe(value)) \(relation) \(Self.describe(other))", at: location, comment: comment)
    }

    /// The description of a value, in quotation marks if it is text.
    static func describe<Value>(_ value: Value) -> String {
        var value: Any = value
        while let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return "nil" }
            value = wrapped
        }
        return value is any StringProtocol ? String(reflecting: value) : String(describing: value)
    }

    /// Records the issue at `other`, or at the location of the expectation.
    func record(at other: SourceLocation?) {
        var text: String = "Expectation failed: \(sourceText)"
        if !values.isEmpty { text += "\n\(values)" }
        if let comment { text += "\n\(comment.rawValue)" }
        Issue.record(Comment(rawValue: text), sourceLocation: other ?? location)
    }

    /// The source of the expectation, from the parenthesis after its name to the matching one. Empty if the file cannot
    /// be read.
    private var sourceText: String {
        guard let file = try? String(contentsOfFile: location.filePath, encoding: .utf8) else { return "" }
        let lines: [Substring] = file.split(separator: "\n", omittingEmptySubsequences: false)
        guard location.line <= lines.count else { return "" }
        let text: String = lines[(location.line - 1)...].prefix(20).joined(separator: "\n")
        let start: String.Index =
            text.utf8.index(
                text.startIndex, offsetBy: location.column - 1, limitedBy: text.endIndex) ?? text.startIndex
        var depth = 0
        for index in text[start...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0, text[index] == ")" { return String(text[start...index]) }
        }
        return String(lines[location.line - 1])
    }
}

/// A type whose values may be missing.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 as Any } }
}
