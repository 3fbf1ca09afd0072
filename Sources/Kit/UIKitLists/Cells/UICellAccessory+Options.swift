import Foundation

extension UICellAccessory {
    /// The options that all accessories have.
    struct CommonOptions {
        var isHidden: Bool
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
    }

    /// The options of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of an outline disclosure.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// The part of the cell that expands and collapses an item. The default is `automatic`.
        public var style: Style

        /// The part of the cell that expands and collapses an item.
        public enum Style: Sendable {
            /// `header` in cells with the content of a header, otherwise `cell`.
            case automatic
            /// The whole cell. A tap does not select it.
            case header
            /// The accessory.
            case cell
        }

        /// Creates options. If an argument is nil, its default applies.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of an information button.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a delete button.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// The color behind the symbol. The default is nil, which means the standard for the kind.
        public var backgroundColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of an insert button.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// The color behind the symbol. The default is nil, which means the standard for the kind.
        public var backgroundColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a handle for moving an item.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// Whether a line separates the handle from an accessory before it. The default is true.
        public var showsVerticalSeparator: Bool

        /// Creates options. If an argument is nil, its default applies.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a selection circle.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// The color behind the symbol. The default is nil, which means the standard for the kind.
        public var backgroundColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a label.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?
        /// The font. The default is nil, which means the body font.
        public var font: UIFont?
        /// Whether the font follows the preferred text size. The default is true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. If an argument is nil, its default applies.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a pop-up menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether the accessory is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the accessory. The default is nil, which means the width of the accessory's view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory. The default is nil, which means the standard for its kind.
        public var tintColor: UIColor?

        /// Creates options. If an argument is nil, its default applies.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
