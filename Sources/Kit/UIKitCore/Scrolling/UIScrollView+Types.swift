import Foundation

extension UIScrollView {
    /// How a scroll view's indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark over light content, light over dark.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// When dragging ends typing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When a finger drags down, as if to push the keyboard out, and does not turn back before it lifts.
        case interactive = 2
        /// As `onDrag`: there is nothing above the keyboard that could go along.
        case onDragWithAccessory = 3
        /// As `interactive`: there is nothing above the keyboard that could go along.
        case interactiveWithAccessory = 4
    }

    /// How the safe area adds to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// At top and bottom always, at the sides where the content scrolls sideways.
        case automatic = 0
        /// Along the axes in which the content scrolls.
        case scrollableAxes = 1
        /// Not at all.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// How fast a fling slows down: the share of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998: slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: fast.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
