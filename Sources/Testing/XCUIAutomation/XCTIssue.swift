import Foundation
import XCTest

/// A problem that a test has found.
public struct XCTIssue {
    /// The kind of an issue.
    public enum IssueType: Int, Sendable {
        /// An assertion that failed.
        case assertionFailure = 0
        /// An error that the test threw.
        case thrownError = 1
        /// An exception that nothing caught.
        case uncaughtException = 2
        /// A measurement that is worse than its baseline.
        case performanceRegression = 3
        /// A problem of the system, such as a program that ended.
        case system = 4
        /// An expected failure that did not happen.
        case unmatchedExpectedFailure = 5
    }

    /// The kind of issue.
    public var type: IssueType
    /// A short description without data that changes between runs.
    public var compactDescription: String
    /// A longer description, if any.
    public var detailedDescription: String?
    /// Where the issue occurred.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that caused the issue, if any.
    public var associatedError: (any Error)?
    /// The files that belong to the issue. The default is none.
    public var attachments: [XCTAttachment]

    /// Creates an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    /// Adds an attachment.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// The place in a test where an issue occurred.
public final class XCTSourceCodeContext: NSObject {
    /// The line; nil if it is not known.
    public let location: XCTSourceCodeLocation?

    /// Creates a context with a location.
    public init(location: XCTSourceCodeLocation?) {
        self.location = location
        super.init()
    }

    /// Creates a context without a location.
    public override convenience init() { self.init(location: nil) }
}

/// A line of a source file.
public final class XCTSourceCodeLocation: NSObject {
    /// The source file.
    public let fileURL: URL
    /// The number of the line. The first line is 1.
    public let lineNumber: Int

    /// Creates a location in the file at the given URL.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
        super.init()
    }

    /// Creates a location in the file at the given path.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Creates a location in the file at the given path. The default is the location of the caller.
    public convenience init(filePath: StaticString = #filePath, lineNumber: UInt = #line) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}

extension XCTestCase {
    /// Records an issue, which makes the test fail.
    ///
    /// An issue without a location is reported at the line of the caller. Unlike on iOS, subclasses cannot override the
    /// method.
    @preconcurrency @MainActor
    public func record(_ issue: XCTIssue) {
        for attachment in issue.attachments { add(attachment) }
        let texts: [String?] = [issue.compactDescription, issue.detailedDescription]
        let location: XCTSourceCodeLocation? = issue.sourceCodeContext.location
        let caller: CallerLocation? = location == nil ? .current : nil
        recordFailure(
            withDescription: texts.compactMap { $0 }.joined(separator: " "),
            inFile: location?.fileURL.path ?? caller.map { "\($0.file)" } ?? "",
            atLine: location?.lineNumber ?? caller.map { Int($0.line) } ?? 0, expected: true)
    }
}
