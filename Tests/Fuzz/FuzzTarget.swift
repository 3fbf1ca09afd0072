/// A parser of untrusted input, which must handle any bytes.
///
/// It checks conditions with ``demand(_:_:)``. libFuzzer saves the input with which a condition fails.
struct FuzzTarget: Sendable {
    /// The name of the target in `Scripts/fuzz`, which is also the name of the folder with its corpus.
    var name: String
    var read: @Sendable (UnsafeRawBufferPointer) -> Void

    static let all: [FuzzTarget] = [events, dates, heads, json, packed, visualFormat, xml]
}

/// Stops the program with a message unless a condition is true. (A precondition prints no message in an optimized
/// program.)
func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
