extension CompositionalGeometry {
    /// An item, or a group of items, as a template for its instances.
    public final class Item {
        /// The content of an item.
        public enum Content {
            /// One item of the section.
            case item
            /// Items or groups in a line. If no count is given, they repeat as long as they fit.
            case line(Line)
            /// Items at the frames that a closure returns for the size of the group, before its insets. The frames are
            /// relative to the area inside the insets.
            case custom((Pair) -> [CustomItem])
        }

        /// The parameters of a group whose items are in a line.
        public struct Line {
            /// The direction of the line.
            public var axis: Axis
            /// The items, in order.
            public var items: [Item]
            /// The number of instances of `items`; nil for as many as fit.
            public var count: Int?
            /// Whether the items share the length of the group equally, regardless of their own dimension. Has an
            /// effect only with a `count`, in a group whose length is known.
            public var sharesLength: Bool
            /// The space between two items.
            public var spacing: Spacing

            /// Creates the parameters of a group.
            public init(
                _ axis: Axis, _ items: [Item], count: Int? = nil, sharesLength: Bool = false,
                spacing: Spacing = .fixed(0)
            ) {
                self.axis = axis
                self.items = items
                self.count = count
                self.sharesLength = sharesLength
                self.spacing = spacing
            }
        }

        /// An item of a custom group.
        public struct CustomItem {
            /// The frame in the group.
            public var frame: Rect
            /// The stacking order.
            public var zIndex: Int

            /// Creates an item.
            public init(frame: Rect, zIndex: Int = 0) {
                self.frame = frame
                self.zIndex = zIndex
            }
        }

        /// The size.
        public let size: Size
        /// The distance of the content from the edges. Ignored on an axis with an estimated dimension.
        public let insets: Insets
        /// The space around the item.
        public let edgeSpacing: EdgeSpacing
        /// The attached views.
        public let attachments: [Attachment]
        /// The content of the item.
        public let content: Content
        /// Whether the size of an instance depends on measured sizes.
        let isEstimated: Bool

        /// Creates an item or a group.
        public init(
            size: Size, insets: Insets = Insets(), edgeSpacing: EdgeSpacing = EdgeSpacing(),
            attachments: [Attachment] = [], content: Content = .item
        ) {
            self.size = size
            self.insets = Insets(
                top: size.height.isEstimated ? 0 : insets.top, leading: size.width.isEstimated ? 0 : insets.leading,
                bottom: size.height.isEstimated ? 0 : insets.bottom,
                trailing: size.width.isEstimated ? 0 : insets.trailing)
            self.edgeSpacing = edgeSpacing
            self.attachments = attachments
            self.content = content
            if case .line(let line) = content {
                isEstimated = size.isEstimated || line.items.contains { $0.isEstimated }
            } else {
                isEstimated = size.isEstimated
            }
        }

        /// Whether the number of items in an instance depends on measured sizes, even if the size of the container is
        /// known.
        var hasVaryingCount: Bool { isEstimated && !hasConstantCount(isWidthKnown: true, isHeightKnown: true) }

        /// Returns whether every instance contains the same number of items. The last instance, for which a section may
        /// have too few items, is not considered.
        ///
        /// - Parameters:
        ///   - isWidthKnown: Whether the width of the container does not depend on measured sizes.
        ///   - isHeightKnown: Whether the height of the container does not depend on measured sizes.
        private func hasConstantCount(isWidthKnown: Bool, isHeightKnown: Bool) -> Bool {
            func isKnown(_ dimension: Dimension) -> Bool {
                switch dimension {
                case .absolute: true
                case .fractionalWidth: isWidthKnown
                case .fractionalHeight: isHeightKnown
                case .estimated, .uniform: false
                }
            }
            let knows: (width: Bool, height: Bool) = (isKnown(size.width), isKnown(size.height))
            switch content {
            case .item: return true
            case .custom: return knows.width && knows.height
            case .line(let line):
                let areConstant: Bool = line.items.allSatisfy {
                    $0.hasConstantCount(isWidthKnown: knows.width, isHeightKnown: knows.height)
                }
                // The length of an item that shares the length of the group is known, even if the item's dimension is
                // estimated.
                let hasForcedGroups: Bool =
                    line.sharesLength
                    && line.items.contains { $0.isLine(on: line.axis) && $0.size[line.axis].isEstimated }
                guard areConstant, !hasForcedGroups, line.count == nil else { return areConstant && !hasForcedGroups }
                let knowsAlong: Bool = line.axis == .horizontal ? knows.width : knows.height
                let fitsItems: Bool = size[line.axis].isEstimated && !size[line.axis].isUniform
                guard knowsAlong || fitsItems else { return false }
                // A group whose length is the length of its items contains as many items as their estimates allow.
                return line.items.allSatisfy { item in
                    switch item.size[line.axis] {
                    case .absolute: true
                    case .fractionalWidth: knows.width || fitsItems && line.axis == .horizontal
                    case .fractionalHeight: knows.height || fitsItems && line.axis == .vertical
                    case .estimated, .uniform: fitsItems
                    }
                }
            }
        }

        private func isLine(on axis: Axis) -> Bool {
            if case .line(let line) = content { line.axis == axis } else { false }
        }

        /// Returns the attachment with the given number, of this item or of an item inside it.
        func attachment(_ id: Int) -> Attachment? {
            if let own = attachments.first(where: { $0.id == id }) { return own }
            guard case .line(let line) = content else { return nil }
            return line.items.lazy.compactMap { $0.attachment(id) }.first
        }
    }
}
