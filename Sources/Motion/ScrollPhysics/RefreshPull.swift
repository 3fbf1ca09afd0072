/// Whether content that is pulled down past its top asks for something new, and what becomes of that.
public struct RefreshPull: Sendable, Hashable {
    public enum Phase: Sendable, Hashable {
        /// Nothing is under way.
        case idle
        /// Something new is being fetched.
        case refreshing
        /// It is fetched, but the content still moves: the room stays until that rests.
        case leaving
    }

    /// How far past its top the content must be pulled, in points.
    public static let threshold: Double = 90

    public private(set) var phase: Phase = .idle
    /// Whether the pull that goes on has asked already: one pull asks once.
    private var hasAsked = false

    public init() {}

    /// Whether room is kept for the sign that something is under way.
    public var keepsRoom: Bool { phase != .idle }

    /// How near a pull is to asking, from 0 to 1.
    public static func share(of pull: Double) -> Double { min(max(0, pull / threshold), 1) }

    /// Takes a new place of the content.
    ///
    /// - Parameters:
    ///   - pull: how far past its top the content is, in points.
    ///   - isDragged: whether a finger holds it there. A fling that goes past the top asks for nothing.
    /// - Returns: whether that asks for something new.
    public mutating func content(isAt pull: Double, isDragged: Bool) -> Bool {
        if !isDragged || pull <= 0 { hasAsked = false }
        guard isDragged, phase == .idle, !hasAsked, pull >= RefreshPull.threshold else { return false }
        hasAsked = true
        phase = .refreshing
        return true
    }

    /// The program began to fetch by itself.
    public mutating func begin() {
        phase = .refreshing
    }

    /// What was asked for is there.
    ///
    /// - Parameter isMoving: whether the content is dragged or goes on by itself.
    public mutating func end(isMoving: Bool) {
        guard phase == .refreshing else { return }
        phase = isMoving ? .leaving : .idle
    }

    /// The content has come to rest. Returns whether the room is given up by that.
    public mutating func rest() -> Bool {
        hasAsked = false
        guard phase == .leaving else { return false }
        phase = .idle
        return true
    }
}
