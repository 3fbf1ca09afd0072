import Foundation

extension UITableView {
    /// The style of a table view.
    public enum Style: Int, Sendable {
        /// Rows span the whole width. Headers and footers stay visible while their section is visible.
        case plain = 0
        /// Sections are visually separate groups.
        case grouped = 1
        /// Sections are cards with rounded corners.
        case insetGrouped = 2
    }

    /// The conditions under which visible self-sizing rows are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows are measured again when the layout or an update requires it.
        case disabled = 0
        /// Rows are also measured again after a call to `invalidateIntrinsicContentSize()` of a cell or its content
        /// view, and after a change to the content configuration.
        case enabled = 1
        /// Rows are measured again in the cases of `enabled`, and after changes to constraints and natural sizes
        /// inside a cell.
        case enabledIncludingConstraints = 2
    }

    /// The meaning of a table view's separator insets.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The insets are distances from the edges of the cell.
        case fromCellEdges = 0
        /// The insets are offsets from the default insets.
        case fromAutomaticInsets = 1
    }

    /// The position to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The table view scrolls by the minimum distance that makes the row visible.
        case none = 0
        /// The row's top edge is at the top.
        case top = 1
        /// The row is centered.
        case middle = 2
        /// The row's bottom edge is at the bottom.
        case bottom = 3
    }

    /// The animation of inserted, deleted and reloaded rows. `left`, `right`, `top` and `bottom` indicate the edge from
    /// which a row enters or toward which it leaves.
    ///
    /// With `automatic`, `top`, `middle` and `bottom`, inserted and deleted rows are visible only in the gap that opens
    /// or closes between the other rows. Without a gap, for example when a row is reloaded, they fade.
    public enum RowAnimation: Int, Sendable {
        /// The row fades.
        case fade = 0
        /// The row slides in from the right, or out to the right.
        case right = 1
        /// The row slides in from the left, or out to the left.
        case left = 2
        /// An inserted row slides down from above, and a deleted row slides up.
        case top = 3
        /// An inserted row slides up from below, and a deleted row slides down.
        case bottom = 4
        /// No animation.
        case none = 5
        /// The row slides by half the height of the gap: down when it is inserted, and up when it is deleted.
        case middle = 6
        /// The table view's choice: the row does not move, and the rows below it uncover or cover it.
        case automatic = 100
    }

    /// The value for a height that the content of the row, header or footer determines.
    public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
    /// The standard arrangements of a cell's labels and image.
    public enum CellStyle: Int, Sendable {
        /// A text label and an optional image.
        case `default` = 0
        /// A text label at the leading edge, and a detail label at the trailing edge.
        case value1 = 1
        /// A small tinted text label, followed by a detail label.
        case value2 = 2
        /// A text label with a detail label below it.
        case subtitle = 3
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none = 0
        /// A thin line between rows.
        case singleLine = 1
    }

    /// The style of a selected cell. `blue` and `gray` have the same gray color as `default`.
    public enum SelectionStyle: Int, Sendable {
        /// The cell does not change when it is selected.
        case none = 0
        /// Gray, as with `default`.
        case blue = 1
        /// Gray, as with `default`.
        case gray = 2
        /// Gray.
        case `default` = 3
    }

    /// The appearance of a focused cell.
    public enum FocusStyle: Int, Sendable {
        /// A ring around the cell, or the cell's own `focusEffect`.
        case `default` = 0
        /// The cell does not change, unless its own `focusEffect` is set.
        case custom = 1
    }

    /// The control that a row shows while it is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A control that deletes the row, after a confirmation.
        case delete = 1
        /// A control that inserts a row.
        case insert = 2
    }

    /// The controls that a cell shows.
    public struct StateMask: OptionSet, Sendable {
        /// The bits of the controls.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control at the leading edge that deletes, inserts or selects the row.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The actions of a swiped row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// The standard accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron, which indicates that the row opens another screen.
        case disclosureIndicator = 1
        /// An info button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// An info button.
        case detailButton = 4
    }
}
