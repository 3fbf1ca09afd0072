/// Stops the program with a message unless a condition that the caller must satisfy is true.
///
/// Swift's `precondition` prints its message only in debug builds. This function also prints it in release builds, so
/// that the log of a stopped program contains the reason. Use `assert` for conditions that only the kit's own code can
/// violate.
///
/// - Parameters:
///   - condition: The condition, which is checked in all builds.
///   - message: A description of the misuse, and of the correct usage. Evaluated only if the condition is false.
@inlinable
@inline(__always)
package func stopProgram(
    unless condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { stopProgram(message(), file: file, line: line) }
}

/// Stops the program with a message, in debug and release builds.
@inlinable
@inline(never)
package func stopProgram(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    // Unlike `precondition`, `fatalError` keeps its message in optimized code.
    fatalError(message, file: file, line: line)
}
