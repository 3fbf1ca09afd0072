import Foundation

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Vertically.
        case vertical = 0
        /// Horizontally.
        case horizontal = 1
    }

    /// The position to which an item is scrolled. An empty set scrolls by the minimum distance that makes the item
    /// visible.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the position.
        public let rawValue: UInt
        /// Creates a position from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top edge is at the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's bottom edge is at the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge is at the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge is at the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The conditions under which visible self-sizing cells are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Cells are measured again when the layout or an update requires it.
        case disabled = 0
        /// Cells are also measured again after a call to `invalidateIntrinsicContentSize()` of a cell or its content
        /// view, and after a change to the content configuration.
        case enabled = 1
        /// Cells are measured again as with `enabled`, and also after changes to constraints and natural sizes inside a
        /// cell.
        case enabledIncludingConstraints = 2
    }

    /// The time for which a dragged item stays at a position before the other items make room for it.
    public enum ReorderingCadence: Int, Sendable {
        /// The other items make room immediately.
        case immediate = 0
        /// The other items make room after a short time.
        case fast = 1
        /// The other items make room after a longer time.
        case slow = 2

        /// The time in seconds.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.2
            case .slow: 0.6
            }
        }
    }

    /// The category of a view in a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that shows data of a section, for example a header.
        case supplementaryView = 1
        /// A decoration view, which does not show data.
        case decorationView = 2
    }

    /// The kind of section headers in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of section footers in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
