import Foundation

extension UIScrollView {
    /// The style of a scroll view's indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content, and light on dark content.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    /// The ways in which dragging ends text input.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not end text input.
        case none = 0
        /// Text input ends when a drag begins.
        case onDrag = 1
        /// The input views follow a finger that moves down to them, and disappear if the finger lifts while it moves
        /// down. If no input views are on the screen, a downward drag ends text input, unless the finger moves back up
        /// before it lifts.
        case interactive = 2
        /// The same as `onDrag`. The accessory view disappears with the keyboard.
        case onDragWithAccessory = 3
        /// The same as `interactive`. The accessory view follows the finger with the keyboard.
        case interactiveWithAccessory = 4
    }

    /// The ways in which the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes along which the content scrolls. In a navigation or tab bar controller, always at the top and
        /// bottom, unless `automaticallyAdjustsScrollViewInsets` of the controller is false.
        case automatic = 0
        /// Along the axes along which the content scrolls.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// The deceleration of a fling: the fraction of its velocity that remains after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The fraction of the velocity that remains after a millisecond.
        public let rawValue: CGFloat
        /// Creates a rate from the fraction of the velocity that remains after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A slow deceleration, 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast deceleration, 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
