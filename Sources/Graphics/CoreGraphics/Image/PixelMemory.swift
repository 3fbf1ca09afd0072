/// Bytes for pixels, freed with the last reference.
///
/// `@unchecked Sendable`: a context writes into its memory; once an image has it, nobody writes any more.
final class PixelMemory: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let count: Int
    /// Whether the memory belongs to this object.
    let isOwned: Bool
    private let owner: AnyObject?

    /// Zeroed memory, or nil when there is not enough.
    init?(count: Int) {
        guard count > 0, let bytes = calloc(count, 1) else { return nil }
        self.bytes = bytes
        self.count = count
        isOwned = true
        owner = nil
    }

    /// Somebody else's memory, which `owner` keeps alive.
    init(borrowing bytes: UnsafeMutableRawPointer, count: Int, owner: AnyObject?) {
        self.bytes = bytes
        self.count = count
        isOwned = false
        self.owner = owner
    }

    deinit {
        if isOwned { free(bytes) }
    }
}
