import Testing

// These functions replace the macro `#expect` in the tests of this package. The compiler expands each use of a macro
// and type-checks the result: a module with 236 tests and 779 expectations took 48 s of processor time to compile with
// the macro, and takes 32 s with the functions.

/// Records an issue if `condition` is false.
///
/// - Parameters:
///   - condition: The value that must be true.
///   - comment: A comment for the issue. It is evaluated only if the condition is false.
///   - sourceLocation: The location of the issue. The default is the location of the call.
public func expect(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard !condition else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both values if `value` does not equal `expected`.
///
/// - Parameters:
///   - value: The value to examine.
///   - expected: The expected value.
///   - comment: A comment for the issue. It is evaluated only if the values differ.
///   - sourceLocation: The location of the issue. The default is the location of the call.
public func expect<Value: Equatable>(
    _ value: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard value != expected else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "does not equal", expected, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue if `value` equals `other`.
public func expect<Value: Equatable>(
    _ value: Value, differsFrom other: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard value == other else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "equals", other, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both values if `value` is not less than `limit`.
public func expect<Value: Comparable>(
    _ value: Value, isLessThan limit: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard !(value < limit) else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "is not less than", limit, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both values if `value` is not at most `limit`.
public func expect<Value: Comparable>(
    _ value: Value, isAtMost limit: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard !(value <= limit) else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "is not at most", limit, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both values if `value` is not greater than `limit`.
public func expect<Value: Comparable>(
    _ value: Value, isGreaterThan limit: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard !(value > limit) else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "is not greater than", limit, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both values if `value` is not at least `limit`.
public func expect<Value: Comparable>(
    _ value: Value, isAtLeast limit: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard !(value >= limit) else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(value, "is not at least", limit, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with both objects if `object` is not `expected`.
public func expect(
    _ object: AnyObject?, isIdenticalTo expected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard object !== expected else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(object, "is not identical to", expected, at: location, comment: comment()).record(
        at: sourceLocation)
}

/// Records an issue if `object` is `other`.
public func expect(
    _ object: AnyObject?, isNotIdenticalTo other: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation? = nil, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
) {
    guard object === other else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation(object, "is identical to", other, at: location, comment: comment()).record(at: sourceLocation)
}

/// Records an issue with the value if `value` is not nil.
public func expectNil<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard let value else { return }
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    FailedExpectation("\(FailedExpectation.describe(value)) is not nil", at: location, comment: comment()).record(
        at: sourceLocation)
}
