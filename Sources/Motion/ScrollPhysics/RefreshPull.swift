/// Determines whether pulling content down past its top starts a refresh, and tracks the refresh until it ends.
public struct RefreshPull: Sendable, Hashable {
    /// The phase of a refresh.
    public enum Phase: Sendable, Hashable {
        /// No refresh is in progress.
        case idle
        /// A refresh is in progress.
        case refreshing
        /// The refresh has ended, but the content still moves. The space stays reserved until the content rests.
        case ending
    }

    /// The distance past the top at which a pull starts a refresh, in points.
    public static let threshold: Double = 90

    /// The current phase.
    public private(set) var phase: Phase = .idle
    /// Whether the current pull has already started a refresh. A pull starts at most one.
    private var hasTriggered = false

    /// Creates an idle state.
    public init() {}

    /// Whether a refresh is in progress.
    public var isRefreshing: Bool { phase == .refreshing }

    /// Whether space is reserved for the refresh control.
    public var reservesSpace: Bool { phase != .idle }

    /// Returns how close a pull is to starting a refresh, from 0 to 1.
    public static func fraction(of pull: Double) -> Double { min(max(0, pull / threshold), 1) }

    /// Handles a new position of the content.
    ///
    /// - Parameters:
    ///   - pull: The distance of the content past its top, in points.
    ///   - isDragged: Whether a finger drags the content. A fling past the top starts no refresh.
    /// - Returns: Whether the pull starts a refresh.
    public mutating func update(pull: Double, isDragged: Bool) -> Bool {
        if !isDragged || pull <= 0 { hasTriggered = false }
        guard isDragged, phase == .idle, !hasTriggered, pull >= RefreshPull.threshold else { return false }
        hasTriggered = true
        phase = .refreshing
        return true
    }

    /// Handles a refresh that the application started.
    public mutating func begin() {
        phase = .refreshing
    }

    /// Handles the end of the refresh.
    ///
    /// - Parameter isMoving: Whether the content is dragged or still moves.
    public mutating func end(isMoving: Bool) {
        guard phase == .refreshing else { return }
        phase = isMoving ? .ending : .idle
    }

    /// Handles the content coming to rest. Returns whether the reserved space is released.
    public mutating func didStop() -> Bool {
        hasTriggered = false
        guard phase == .ending else { return false }
        phase = .idle
        return true
    }
}
