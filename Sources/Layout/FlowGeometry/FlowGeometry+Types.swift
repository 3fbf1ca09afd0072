extension FlowGeometry {
    /// A header, an item or a footer.
    public enum Element: Hashable, Sendable {
        case header(section: Int)
        case item(section: Int, item: Int)
        case footer(section: Int)

        public var section: Int {
            switch self {
            case .header(let section), .footer(let section), .item(let section, _): section
            }
        }
    }

    /// How large something is, in points.
    public struct Size: Hashable, Sendable {
        public var length: Double
        public var breadth: Double

        public init(length: Double, breadth: Double) {
            self.length = length
            self.breadth = breadth
        }
    }

    /// Where something is and how large, in points.
    public struct Frame: Hashable, Sendable {
        public var along: Double
        public var across: Double
        public var length: Double
        public var breadth: Double

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
        public let count: Int

        /// Items that are all alike. O(1).
        public init(count: Int, size: Size) {
            self.count = count
            sizes = [size]
        }

        /// Items of these sizes. O(n).
        public init(_ sizes: [Size]) {
            count = sizes.count
            let areAlike: Bool = sizes.allSatisfy { $0 == sizes[0] }
            self.sizes = areAlike ? Array(sizes.prefix(1)) : sizes
        }

        /// The size that all have; nil when they differ or there are none.
        public var common: Size? { sizes.count == 1 && count > 0 ? sizes[0] : nil }

        public subscript(item: Int) -> Size {
            get { sizes.count == 1 ? sizes[0] : sizes[item] }
            set {
                guard newValue != self[item] else { return }
                if sizes.count == 1, count > 1 { sizes = [Size](repeating: sizes[0], count: count) }
                sizes[count > 1 ? item : 0] = newValue
            }
        }
    }

    /// What one section is to look like. All numbers are in points.
    public struct Section: Sendable {
        public var items: Items
        /// The least room between two lines.
        public var lineSpacing: Double
        /// The least room between two items of a line.
        public var itemSpacing: Double
        /// The room between header and first line.
        public var before: Double
        /// The room between last line and footer.
        public var after: Double
        /// The room beside the lines where they begin.
        public var start: Double
        /// The room beside the lines where they end.
        public var end: Double
        /// How long the header is; 0 for none.
        public var header: Double
        /// How long the footer is; 0 for none.
        public var footer: Double

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
