/// Stops the program with a sentence unless a caller keeps to what a declaration asks for.
///
/// Swift's `precondition` says its message in debug builds alone. This one also says it in release builds, on standard
/// error, so that the log of a program that stopped tells why. Conditions that only the kit's own code can break are for
/// `assert`.
///
/// - Parameters:
///   - condition: what a caller must see to. It is checked in every build.
///   - sentence: what is wrong, and what to do instead. It is made only when the condition does not hold.
@inlinable
@inline(__always)
package func stopProgram(
    unless condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { stopProgram(sentence(), file: file, line: line) }
}

/// Stops the program with a sentence, in debug and in release builds.
@inlinable
@inline(never)
package func stopProgram(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    // Unlike `precondition`, `fatalError` keeps its message in optimized code.
    fatalError(sentence, file: file, line: line)
}
