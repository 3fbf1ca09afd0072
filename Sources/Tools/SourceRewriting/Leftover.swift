/// A construct that the rewriting leaves unchanged, although the compiler on Linux does not accept it or interprets it
/// differently.
public struct Leftover: Hashable, Sendable, Codable {
    /// The byte offset of the construct in the UTF-8 of the original source.
    public var offset: Int
    /// The line of the construct, from 1.
    public var line: Int
    /// The column of the construct in bytes, from 1, as in compiler messages.
    public var column: Int
    /// What cannot be rewritten and why, in one sentence.
    public var reason: String
}
