/// Something that reads what comes from outside, and must come to no harm whatever that is.
///
/// What must hold is stated with ``demand(_:_:)``: the engine keeps the bytes on which it fails.
struct FuzzTarget: Sendable {
    /// What `Scripts/fuzz` calls it. Its corpus is the folder of that name.
    var name: String
    var read: @Sendable (UnsafeRawBufferPointer) -> Void

    static let all: [FuzzTarget] = [events, dates, heads, json, packed, visualFormat, xml]
}

/// Stops the program with a sentence unless something holds. (A precondition says nothing in an optimised program.)
func demand(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { fatalError(sentence()) }
}
