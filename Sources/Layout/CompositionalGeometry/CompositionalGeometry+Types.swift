extension CompositionalGeometry {
    /// A horizontal or vertical direction.
    public enum Axis: Hashable, Sendable {
        /// From the leading to the trailing edge.
        case horizontal
        /// From the top to the bottom.
        case vertical

        /// The other axis.
        public var other: Axis { self == .horizontal ? .vertical : .horizontal }
    }

    /// A point, an offset or a size, in points. `x` grows from the leading to the trailing edge.
    public struct Pair: Hashable, Sendable {
        /// The horizontal value.
        public var x: Double
        /// The vertical value.
        public var y: Double

        /// Creates a pair of values in points.
        public init(x: Double = 0, y: Double = 0) {
            self.x = x
            self.y = y
        }

        /// The value on an axis.
        public subscript(axis: Axis) -> Double {
            get { axis == .horizontal ? x : y }
            set { if axis == .horizontal { x = newValue } else { y = newValue } }
        }
    }

    /// A rectangle in points. Its origin is the top leading corner.
    public struct Rect: Hashable, Sendable {
        /// The top leading corner.
        public var origin: Pair
        /// The size, never negative.
        public var size: Pair

        /// Creates a rectangle in points.
        public init(origin: Pair = Pair(), size: Pair = Pair()) {
            self.origin = origin
            self.size = size
        }

        /// The end on an axis.
        public func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }

        /// Returns whether the interior of the rectangle, or the rectangle itself if it is empty, overlaps `range`.
        func overlaps(_ range: Range<Double>, on axis: Axis) -> Bool {
            origin[axis] < range.upperBound && (end(axis) > range.lowerBound || origin[axis] == range.lowerBound)
        }
    }

    /// Distances from the edges of a rectangle, in points.
    public struct Insets: Hashable, Sendable {
        /// The distance from the top.
        public var top: Double
        /// The distance from the leading edge.
        public var leading: Double
        /// The distance from the bottom.
        public var bottom: Double
        /// The distance from the trailing edge.
        public var trailing: Double

        /// Creates insets in points.
        public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The distance from the start of an axis.
        public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
        /// The distance from the end of an axis.
        public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

        func inset(_ rect: Rect) -> Rect {
            Rect(
                origin: Pair(x: rect.origin.x + leading, y: rect.origin.y + top),
                size: Pair(
                    x: max(0, rect.size.x - leading - trailing), y: max(0, rect.size.y - top - bottom)))
        }
    }

    /// A width or a height.
    public enum Dimension: Hashable, Sendable {
        /// A fraction of the container's width.
        case fractionalWidth(Double)
        /// A fraction of the container's height.
        case fractionalHeight(Double)
        /// A length in points.
        case absolute(Double)
        /// The length in points until the content is measured.
        case estimated(Double)
        /// The length in points until the content and the content of its siblings are measured. All siblings are as
        /// long as the longest of them.
        case uniform(Double)

        /// Whether the length depends on the content.
        public var isEstimated: Bool {
            switch self {
            case .estimated, .uniform: true
            case .fractionalWidth, .fractionalHeight, .absolute: false
            }
        }

        /// Returns the length in a container, or the estimate.
        func length(in container: Pair) -> Double {
            switch self {
            case .fractionalWidth(let fraction): max(0, fraction * container.x)
            case .fractionalHeight(let fraction): max(0, fraction * container.y)
            case .absolute(let length), .estimated(let length), .uniform(let length): max(0, length)
            }
        }

        func depends(on axis: Axis) -> Bool {
            switch self {
            case .fractionalWidth: axis == .horizontal
            case .fractionalHeight: axis == .vertical
            case .absolute, .estimated, .uniform: false
            }
        }

        var isUniform: Bool {
            if case .uniform = self { true } else { false }
        }
    }

    /// A width and a height.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Dimension
        /// The height.
        public var height: Dimension

        /// Creates a size.
        public init(_ width: Dimension, _ height: Dimension) {
            self.width = width
            self.height = height
        }

        /// Two lengths of 0 points.
        static let zero = Size(.absolute(0), .absolute(0))

        /// The dimension on an axis.
        public subscript(axis: Axis) -> Dimension { axis == .horizontal ? width : height }

        /// Whether a dimension depends on the content.
        public var isEstimated: Bool { width.isEstimated || height.isEstimated }

        /// Returns the size in a container. `measured` replaces estimates.
        func resolved(in container: Pair, measured: Pair?) -> Pair {
            func length(_ axis: Axis) -> Double {
                if let measured, self[axis].isEstimated { return max(0, measured[axis]) }
                return self[axis].length(in: container)
            }
            return Pair(x: length(.horizontal), y: length(.vertical))
        }
    }

    /// The space beside an item.
    public enum Spacing: Hashable, Sendable {
        /// A length in points.
        case fixed(Double)
        /// At least a length in points. Flexible spaces share the remaining space of their group.
        case flexible(Double)

        var minimum: Double {
            switch self {
            case .fixed(let length), .flexible(let length): length
            }
        }

        var isFlexible: Bool {
            if case .flexible = self { true } else { false }
        }
    }

    /// The space around an item.
    public struct EdgeSpacing: Hashable, Sendable {
        /// The space before the leading edge.
        public var leading: Spacing
        /// The space above.
        public var top: Spacing
        /// The space after the trailing edge.
        public var trailing: Spacing
        /// The space below.
        public var bottom: Spacing

        /// Creates spaces.
        public init(
            leading: Spacing = .fixed(0), top: Spacing = .fixed(0), trailing: Spacing = .fixed(0),
            bottom: Spacing = .fixed(0)
        ) {
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }

        func start(_ axis: Axis) -> Spacing { axis == .horizontal ? leading : top }
        func end(_ axis: Axis) -> Spacing { axis == .horizontal ? trailing : bottom }
    }

    /// A point of a rectangle.
    public struct Anchor: Hashable, Sendable {
        /// The position in the rectangle: 0 at the leading edge and the top, 1 at the trailing edge and the bottom.
        public var position: Pair
        /// The distance of the point from the position.
        public var offset: Pair
        /// Whether the offset is a fraction of the attached view's size, and not a number of points.
        public var isFractional: Bool

        /// Creates an anchor.
        public init(_ position: Pair, offset: Pair = Pair(), isFractional: Bool = false) {
            self.position = position
            self.offset = offset
            self.isFractional = isFractional
        }
    }

    /// A view that is attached to each instance of an item or group, for example a badge.
    public struct Attachment: Hashable, Sendable {
        /// A number that distinguishes the attachments of a section.
        public var id: Int
        /// The size. Fractions are relative to the item.
        public var size: Size
        /// The point of the item to which the view is attached.
        public var containerAnchor: Anchor
        /// The point of the attached view that coincides with the point of the item; nil for the point at the same
        /// relative position.
        public var itemAnchor: Anchor?
        /// The insets of the attached view.
        public var insets: Insets

        /// Creates an attachment.
        public init(
            id: Int, size: Size, containerAnchor: Anchor, itemAnchor: Anchor? = nil, insets: Insets = Insets()
        ) {
            self.id = id
            self.size = size
            self.containerAnchor = containerAnchor
            self.itemAnchor = itemAnchor
            self.insets = insets
        }

        func frame(on rect: Rect, measured: Pair?) -> Rect {
            let size = self.size.resolved(in: rect.size, measured: measured)
            let own = itemAnchor ?? Anchor(containerAnchor.position)
            func origin(_ axis: Axis) -> Double {
                func offset(_ anchor: Anchor) -> Double {
                    anchor.isFractional ? anchor.offset[axis] * size[axis] : anchor.offset[axis]
                }
                let point: Double =
                    rect.origin[axis] + containerAnchor.position[axis] * rect.size[axis] + offset(containerAnchor)
                return point - own.position[axis] * size[axis] + offset(own)
            }
            return insets.inset(Rect(origin: Pair(x: origin(.horizontal), y: origin(.vertical)), size: size))
        }
    }

    /// A view at an edge of a section or of the whole layout, for example a header.
    public struct Boundary: Hashable, Sendable {
        /// The size. Fractions are relative to the container.
        public var size: Size
        /// The position relative to the content: 0 at the leading edge and the top, 1 at the trailing edge and the
        /// bottom.
        public var alignment: Pair
        /// The distance from the position that `alignment` determines, in points.
        public var offset: Pair
        /// Whether the view is outside the content. A header or footer then makes the section longer; a view at a side
        /// makes the content narrower.
        public var extendsBoundary: Bool
        /// Whether the view stays visible while its section is visible.
        public var isPinned: Bool
        /// The insets of the view.
        public var insets: Insets

        /// Creates a boundary view.
        public init(
            size: Size, alignment: Pair, offset: Pair = Pair(), extendsBoundary: Bool = true, isPinned: Bool = false,
            insets: Insets = Insets()
        ) {
            self.size = size
            self.alignment = alignment
            self.offset = offset
            self.extendsBoundary = extendsBoundary
            self.isPinned = isPinned
            self.insets = insets
        }
    }

    /// How a section scrolls orthogonally.
    public enum Behavior: Hashable, Sendable {
        /// The section does not scroll. Groups follow each other on the scroll axis.
        case none
        /// The section comes to rest at any offset.
        case continuous
        /// The section comes to rest with a group at the leading edge.
        case continuousGroupLeadingBoundary
        /// The section scrolls by pages that are as long as the container.
        case paging
        /// The section scrolls by one group.
        case groupPaging
        /// The section scrolls by one group, which is then centered.
        case groupPagingCentered
    }
}
