import Foundation

extension UICollectionView {
    /// Where a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// Where an item comes to stand when it is scrolled to. None is as near as it must to be seen.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What a view of a collection view is.
    public enum ElementCategory: UInt, Sendable {
        /// The cell of an item.
        case cell = 0
        /// A view that shows something of the data besides the items, for example a header.
        case supplementaryView = 1
        /// A view that shows nothing of the data.
        case decorationView = 2
    }

    /// The kind of the headers of a flow layout's sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the footers of a flow layout's sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
