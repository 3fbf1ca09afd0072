import ScrollPhysics

/// The position of a row that the user swipes sideways to reveal its actions.
///
/// Distances are in points. A positive offset moves the row toward its trailing edge and reveals the leading actions. A
/// negative offset reveals the trailing actions.
public struct SwipeReveal: Sendable, Hashable {
    /// A side of the row.
    public enum Side: Sendable, Hashable {
        /// The side where reading begins.
        case leading
        /// The side where reading ends.
        case trailing

        /// The sign of an offset that reveals the actions of the side.
        var sign: Double { self == .leading ? 1 : -1 }
    }

    /// The actions of one side.
    public struct Actions: Sendable, Hashable {
        /// The widths of the buttons, from the edge of the row inward.
        public var widths: [Double]
        /// Whether a swipe across the row performs the first action.
        public var allowsFullSwipe: Bool

        /// Creates the actions of a side.
        public init(widths: [Double] = [], allowsFullSwipe: Bool = false) {
            self.widths = widths
            self.allowsFullSwipe = allowsFullSwipe
        }

        /// The width of all buttons.
        public var totalWidth: Double { widths.reduce(0, +) }
    }

    /// The result of a swipe.
    public enum Outcome: Sendable, Hashable {
        /// The row moves back.
        case close
        /// The actions of a side stay visible.
        case open(Side)
        /// The first action of a side is performed.
        case perform(Side)
    }

    /// The distance that the row must move beyond the width of its buttons to perform the first action. If less than
    /// this distance remains, a swipe never performs it.
    private static let fullSwipeMargin: Double = 40
    /// The range of the distance after which a swipe is a full swipe, as fractions of the row's width.
    private static let fullSwipeRange: ClosedRange<Double> = 0.55...0.9
    /// The speed above which only the direction of the finger determines the result, in points per second.
    private static let decisiveVelocity: Double = 300

    /// The width of the row.
    public let width: Double
    /// The actions at the leading edge.
    public let leading: Actions
    /// The actions at the trailing edge.
    public let trailing: Actions
    /// The distance of the row from its original position.
    public var offset: Double = 0
    /// The offset that the row would have had without resistance when the drag began.
    private var grabbed: Double = 0

    /// Creates a state in which the row is at its original position.
    public init(width: Double, leading: Actions = Actions(), trailing: Actions = Actions()) {
        self.width = width
        self.leading = leading
        self.trailing = trailing
    }

    /// Returns the actions of a side.
    public func actions(on side: Side) -> Actions { side == .leading ? leading : trailing }

    /// The side whose actions are visible, or nil if the row is at its original position.
    public var side: Side? { offset > 0 ? .leading : offset < 0 ? .trailing : nil }

    /// Returns the offset at which all buttons of a side are visible.
    public func openOffset(_ side: Side) -> Double { side.sign * min(actions(on: side).totalWidth, width) }

    /// Returns the offset at which the first action of a side covers the row.
    public func fullOffset(_ side: Side) -> Double { side.sign * width }

    // MARK: Dragging

    /// Begins a drag from the current offset.
    public mutating func beginDrag() {
        let position: Double = limit.fingerPosition(for: offset, in: range)
        grabbed = position
    }

    /// Moves the row for a finger that moved by `translation` since the drag began. The result depends only on the
    /// total translation.
    public mutating func drag(by translation: Double) {
        offset = limit.position(for: grabbed + translation, in: range)
    }

    /// The offsets at which the row follows the finger exactly. Outside this range, it follows with resistance.
    private var range: ClosedRange<Double> {
        func end(_ side: Side) -> Double {
            fullSwipeThreshold(side) == nil ? min(actions(on: side).totalWidth, width) : width
        }
        return -end(.trailing)...end(.leading)
    }

    private var limit: RubberBand { RubberBand(dimension: width, coefficient: 0.3) }

    /// The side whose first action is performed if the finger lifts now, because the row has moved far enough. Nil if
    /// there is no such side.
    public var armedSide: Side? {
        guard let side, let threshold = fullSwipeThreshold(side) else { return nil }
        return abs(offset) >= threshold ? side : nil
    }

    /// Returns the distance after which a swipe performs the first action of a side, or nil if no swipe does.
    private func fullSwipeThreshold(_ side: Side) -> Double? {
        let actions = self.actions(on: side)
        let total: Double = actions.totalWidth
        guard actions.allowsFullSwipe, !actions.widths.isEmpty, total + Self.fullSwipeMargin <= width else {
            return nil
        }
        let least: Double = width * Self.fullSwipeRange.lowerBound
        // Beyond wide buttons, the row must move at least half of the distance that remains.
        let most: Double = max(width * Self.fullSwipeRange.upperBound, (total + width) / 2)
        return min(max(total + Self.fullSwipeMargin, least), most)
    }

    /// Returns the result of a drag that ends with `velocity`, in points per second.
    ///
    /// A full swipe performs the first action. Otherwise, the direction of a fast finger determines the result. After a
    /// slow drag, the actions stay visible if at least half of the width of the buttons is visible.
    public func outcome(velocity: Double) -> Outcome {
        guard let side, !actions(on: side).widths.isEmpty else { return .close }
        let speed: Double = velocity * side.sign
        if armedSide == side, speed > -Self.decisiveVelocity { return .perform(side) }
        if abs(speed) > Self.decisiveVelocity { return speed > 0 ? .open(side) : .close }
        return abs(offset) * 2 >= abs(openOffset(side)) ? .open(side) : .close
    }

    // MARK: Buttons

    /// Returns the parts of the visible area that the buttons of a side cover, as distances from the edge of the row.
    ///
    /// The buttons share the visible area in proportion to their widths. While a lift would perform the first action,
    /// the first button covers the area alone.
    public func parts(on side: Side) -> [ClosedRange<Double>] {
        let actions = self.actions(on: side)
        let visible: Double = max(0, offset * side.sign)
        let total: Double = actions.totalWidth
        guard total > 0 else { return actions.widths.map { _ in 0...0 } }
        let isArmed: Bool = armedSide == side
        var edge: Double = 0
        return actions.widths.enumerated().map { index, width in
            let start: Double = edge
            edge = isArmed || index == actions.widths.count - 1 ? visible : start + visible * width / total
            return start...max(start, edge)
        }
    }
}
