/// Memory for pixels, which is freed with the last reference.
///
/// `@unchecked Sendable`: only a context writes to the memory, and only until an image owns it.
final class PixelMemory: @unchecked Sendable {
    let bytes: UnsafeMutableRawPointer
    let count: Int
    /// Whether this object owns the memory.
    let isOwned: Bool
    private let owner: AnyObject?

    /// Allocates zeroed memory, or returns nil if that fails.
    init?(count: Int) {
        guard count > 0, let bytes = calloc(count, 1) else { return nil }
        self.bytes = bytes
        self.count = count
        isOwned = true
        owner = nil
    }

    /// Uses existing memory, which `owner` keeps alive.
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
