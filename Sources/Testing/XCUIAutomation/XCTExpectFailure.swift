/// Declares that the rest of a test is expected to fail. Issues that the options accept do not make the test fail.
///
/// The test fails if no such issue occurs before it ends, unless the options are not strict. `tearDown()` does not
/// belong to the test. A test case that overrides `recordFailure(withDescription:inFile:atLine:expected:)` receives all
/// issues.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    let location: CallerLocation? = options.isEnabled && options.isStrict ? .current : nil
    ExpectedFailures.shared.begin(XCTExpectedFailure(failureReason, options, location: location))
}

/// Declares that the rest of a test is expected to fail. Issues that `issueMatcher` accepts do not make the test fail.
///
/// - Parameters:
///   - failureReason: The reason for the failure.
///   - enabled: Whether the failure is expected. The default is true.
///   - strict: Whether the test fails if no such issue occurs. The default is true.
///   - issueMatcher: A closure that returns whether an issue is expected. The default accepts all issues.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: .make(enabled, strict, issueMatcher))
}

/// Runs a part of a test that is expected to fail. Issues that the options accept do not make the test fail.
///
/// The test fails if the closure records no such issue, unless the options are not strict.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
) rethrows -> Result {
    let failure = XCTExpectedFailure(failureReason, options)
    ExpectedFailures.shared.begin(failure)
    defer { ExpectedFailures.shared.end(failure) }
    return try failingBlock()
}

/// Runs a part of a test that is expected to fail. Issues that `issueMatcher` accepts do not make the test fail.
public func XCTExpectFailure<Result>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
    try XCTExpectFailure(
        failureReason, options: .make(enabled, strict, issueMatcher), failingBlock: failingBlock)
}
