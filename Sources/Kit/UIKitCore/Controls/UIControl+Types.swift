extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Creates events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch of a double tap or a longer sequence of taps begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels the touch, or the control is disabled or removed during it.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the value of the control.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user triggers the primary action, such as the press of a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A touch or a key opens the menu of the control, because `showsMenuAsPrimaryAction` is true.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing begins in a text field.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changes the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends in a text field.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key ends editing in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits for custom events of the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that are reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of the states.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither highlighted, selected nor focused.
        public static let normal: State = []
        /// A touch is inside the control, or a key presses it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The user cannot operate the control.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The control is focused.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits for custom states of the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Stretched to fill the height.
        case fill = 3
    }

    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centered.
        case center = 0
        /// At the left edge.
        case left = 1
        /// At the right edge.
        case right = 2
        /// Stretched to fill the width.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5
    }
}
