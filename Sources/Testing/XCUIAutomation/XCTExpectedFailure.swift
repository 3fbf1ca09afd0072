import Foundation

/// A failure that a test expects, so that it does not make the test fail.
public final class XCTExpectedFailure: NSObject {
    /// The conditions of an expected failure.
    public final class Options: NSObject {
        /// Whether the failure is expected. If it is false, a failure makes the test fail. The default is true.
        public var isEnabled = true
        /// Whether the test fails if the failure does not occur. The default is true.
        public var isStrict = true
        /// A closure that returns whether an issue is the expected failure. Setting it to nil restores the default, a
        /// closure that returns true for all issues.
        public var issueMatcher: ((XCTIssue) -> Bool)! = { _ in true } {
            didSet { if issueMatcher == nil { issueMatcher = { _ in true } } }
        }

        /// Returns options with which the test does not fail if the failure does not occur.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }

        static func make(_ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> Options {
            let options = Options()
            if let isEnabled { options.isEnabled = isEnabled }
            if let isStrict { options.isStrict = isStrict }
            if let matcher { options.issueMatcher = matcher }
            return options
        }
    }

    /// The reason for the failure, if any.
    public let failureReason: String?
    let options: Options
    /// The declaration that the rest of the test is expected to fail; nil for an expectation that ends at its caller.
    let location: CallerLocation?
    /// Whether the failure has occurred.
    var hasOccurred = false

    init(_ reason: String?, _ options: Options, location: CallerLocation? = nil) {
        failureReason = reason
        self.options = options
        self.location = location
        super.init()
    }
}
