extension CompositionalGeometry {
    /// The parameters of a section.
    public struct Section {
        /// The number of items.
        public var count: Int
        /// The group that repeats until it contains all items.
        public var group: Item
        /// The distance of the groups from the edges of the section, in points.
        public var insets: Insets
        /// The space between two groups, in points.
        public var groupSpacing: Double
        /// How the section scrolls orthogonally.
        public var behavior: Behavior
        /// The headers, footers and views at the sides.
        public var boundaries: [Boundary]
        /// The insets of the views behind the whole section.
        public var decorations: [Insets]
        /// Whether `insets` also apply to the boundary views across the scroll axis.
        public var boundariesFollowInsets: Bool
        /// Additional insets of the groups, for example those of the safe area. Only those across the scroll axis are
        /// used.
        public var reference: Insets
        /// Additional insets of the boundary views. Only those across the scroll axis are used.
        public var boundaryReference: Insets
        /// The space before the section on the scroll axis, in points.
        public var spaceBefore: Double

        /// Creates the parameters of a section.
        public init(
            count: Int, group: Item, insets: Insets = Insets(), groupSpacing: Double = 0, behavior: Behavior = .none,
            boundaries: [Boundary] = [], decorations: [Insets] = [], boundariesFollowInsets: Bool = true,
            reference: Insets = Insets(), boundaryReference: Insets = Insets(), spaceBefore: Double = 0
        ) {
            self.count = count
            self.group = group
            self.insets = insets
            self.groupSpacing = groupSpacing
            self.behavior = behavior
            self.boundaries = boundaries
            self.decorations = decorations
            self.boundariesFollowInsets = boundariesFollowInsets
            self.reference = reference
            self.boundaryReference = boundaryReference
            self.spaceBefore = spaceBefore
        }
    }

    /// A view of the layout.
    public enum Element: Hashable, Sendable {
        /// An item of a section.
        case item(section: Int, item: Int)
        /// A view that is attached to an item, or to the group that starts with that item.
        case attachment(section: Int, item: Int, id: Int)
        /// A boundary view of a section.
        case boundary(section: Int, index: Int)
        /// A decoration of a section.
        case decoration(section: Int, index: Int)
        /// A boundary view of the whole layout.
        case global(index: Int)
    }

    /// An element with its frame in the layout.
    public struct Placement {
        /// The view.
        public let element: Element
        /// The frame in points. A pinned view is at the edge of the visible range.
        public internal(set) var frame: Rect
        /// The dimensions that determine `frame`.
        public let size: Size
        /// The stacking order of an item in its custom group; 0 for others.
        public let zIndex: Int
    }

    /// The part of a section that scrolls orthogonally.
    public struct Scroller: Hashable, Sendable {
        /// The visible part, in the coordinates of the layout.
        public var frame: Rect
        /// The length of the content on the axis on which it scrolls.
        public var contentLength: Double
        /// The offsets at which the content can rest.
        public var range: ClosedRange<Double>
        /// How it scrolls.
        public var behavior: Behavior
    }
}
