extension FlowGeometry {
    /// A header, an item or a footer of a section.
    public enum Element: Hashable, Sendable {
        /// The header of a section.
        case header(section: Int)
        /// An item of a section.
        case item(section: Int, item: Int)
        /// The footer of a section.
        case footer(section: Int)

        /// The index of the section that contains the element.
        public var section: Int {
            switch self {
            case .header(let section), .footer(let section), .item(let section, _): section
            }
        }
    }

    /// The size of an element, in points: `length` along the scroll axis and `breadth` across it.
    public struct Size: Hashable, Sendable {
        /// The extent along the scroll axis.
        public var length: Double
        /// The extent across the scroll axis.
        public var breadth: Double

        /// Creates a size in points.
        public init(length: Double, breadth: Double) {
            self.length = length
            self.breadth = breadth
        }
    }

    /// The frame of an element, in points.
    public struct Frame: Hashable, Sendable {
        /// The coordinate of the origin on the scroll axis.
        public var along: Double
        /// The coordinate of the origin across the scroll axis.
        public var across: Double
        /// The extent along the scroll axis.
        public var length: Double
        /// The extent across the scroll axis.
        public var breadth: Double

        /// Creates a frame in points.
        public init(along: Double, across: Double, length: Double, breadth: Double) {
            self.along = along
            self.across = across
            self.length = length
            self.breadth = breadth
        }
    }

    /// The sizes of a section's items.
    public struct Items: Hashable, Sendable {
        private var sizes: [Size]
        /// The number of items.
        public let count: Int

        /// Creates `count` items of the same size. O(1).
        public init(count: Int, size: Size) {
            self.count = count
            sizes = [size]
        }

        /// Creates items of the given sizes. O(n).
        public init(_ sizes: [Size]) {
            count = sizes.count
            let areAlike: Bool = sizes.allSatisfy { $0 == sizes[0] }
            self.sizes = areAlike ? Array(sizes.prefix(1)) : sizes
        }

        /// The size that all items share; nil if their sizes differ or there are no items.
        public var common: Size? { sizes.count == 1 && count > 0 ? sizes[0] : nil }

        /// The size of an item. Setting the first size that differs from the others is O(n).
        public subscript(item: Int) -> Size {
            get { sizes.count == 1 ? sizes[0] : sizes[item] }
            set {
                guard newValue != self[item] else { return }
                if sizes.count == 1, count > 1 { sizes = [Size](repeating: sizes[0], count: count) }
                sizes[count > 1 ? item : 0] = newValue
            }
        }
    }

    /// The layout parameters of a section, in points.
    public struct Section: Sendable {
        /// The sizes of the items.
        public var items: Items
        /// The minimum space between two lines.
        public var lineSpacing: Double
        /// The minimum space between two items of a line.
        public var itemSpacing: Double
        /// The space between the header and the first line.
        public var before: Double
        /// The space between the last line and the footer.
        public var after: Double
        /// The space between the edge and the start of each line.
        public var start: Double
        /// The space between the end of each line and the edge.
        public var end: Double
        /// The length of the header, or 0 if the section has no header.
        public var header: Double
        /// The length of the footer, or 0 if the section has no footer.
        public var footer: Double

        /// Creates the parameters of a section, in points.
        public init(
            items: Items, lineSpacing: Double = 0, itemSpacing: Double = 0, before: Double = 0, after: Double = 0,
            start: Double = 0, end: Double = 0, header: Double = 0, footer: Double = 0
        ) {
            self.items = items
            self.lineSpacing = lineSpacing
            self.itemSpacing = itemSpacing
            self.before = before
            self.after = after
            self.start = start
            self.end = end
            self.header = header
            self.footer = footer
        }
    }
}
