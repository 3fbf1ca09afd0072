import Foundation

extension UICellAccessory {
    /// The placement of a custom view among the accessories of a cell.
    @preconcurrency @MainActor
    public enum Placement {
        /// A closure that returns the index of the accessory among the visible accessories on its side, from the
        /// leading to the trailing edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content. The standard position is after all other accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content. The standard position is after all other accessories.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// Returns the position before the first accessory of a kind, or the first position if no accessory is of
        /// this kind.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType.isSame(as: type) } ?? 0 }
        }

        /// Returns the position after the last accessory of a kind, or the last position if no accessory is of this
        /// kind.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType.isSame(as: type) }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// The configuration of an accessory with a custom view.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The placement of the view.
        public let placement: Placement
        /// Whether the view is hidden but keeps its space. The default is false.
        public var isHidden: Bool
        /// The width of the space for the view. The default is nil, which means the width of the view.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color of the view. The default is nil, which means the tint color of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its size instead of being sized to fit. The default is false.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. If an argument is nil, its default applies.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }

        var common: CommonOptions {
            CommonOptions(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}

extension UICellAccessory.AccessoryType {
    /// Returns whether two accessories are of the same standard kind, or have the same custom view.
    func isSame(as other: UICellAccessory.AccessoryType) -> Bool {
        if case .customView(let view) = self, case .customView(let otherView) = other { return view === otherView }
        return name != nil && name == other.name
    }
}

extension UICellAccessory {
    /// The side of an accessory, and the order of standard accessories on that side.
    var standardOrder: (isLeading: Bool, rank: Int) {
        switch accessoryType {
        case .multiselect: (true, 0)
        case .delete: (true, 1)
        case .insert: (true, 2)
        case .label: (false, 0)
        case .popUpMenu: (false, 1)
        case .checkmark: (false, 2)
        case .detail: (false, 3)
        case .outlineDisclosure: (false, 4)
        case .disclosureIndicator: (false, 5)
        case .reorder: (false, 6)
        case .customView: (isLeadingCustom, 0)
        }
    }

    private var isLeadingCustom: Bool { if case .leading = placement { true } else { false } }

    /// Returns the accessories of a side that are visible in a state, from the leading to the trailing edge.
    static func arranged(_ accessories: [UICellAccessory], leading: Bool, isEditing: Bool) -> [UICellAccessory] {
        let visible: [UICellAccessory] = accessories.filter { accessory in
            guard accessory.standardOrder.isLeading == leading else { return false }
            switch accessory.displayed {
            case .always: return true
            case .whenEditing: return isEditing
            case .whenNotEditing: return !isEditing
            }
        }
        var result: [UICellAccessory] = visible.filter { $0.placement == nil }.enumerated()
            .sorted { ($0.element.standardOrder.rank, $0.offset) < ($1.element.standardOrder.rank, $1.offset) }
            .map(\.element)
        for accessory in visible {
            let position: Placement.Position
            switch accessory.placement {
            case .leading(_, let at), .trailing(_, let at): position = at
            case nil: continue
            }
            result.insert(accessory, at: min(max(0, position(result)), result.count))
        }
        return result
    }
}
