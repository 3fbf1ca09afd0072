import Foundation

/// An element beside the content of a list cell, such as a disclosure indicator or a delete control.
///
/// The selection circle, the delete button and the insert button are at the leading edge, and all other standard
/// accessories at the trailing edge. `customView(configuration:)` creates an accessory with a custom view and
/// placement.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A closure that is called when the user taps an accessory.
    public typealias ActionHandler = () -> Void

    /// A closure that is called with the menu of a pop-up accessory after the user chooses another element.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The states of a cell in which an accessory is visible.
    public enum DisplayedState: Sendable {
        /// In all states.
        case always
        /// In editing mode.
        case whenEditing
        /// Outside editing mode.
        case whenNotEditing
    }

    /// The width of the space for an accessory.
    public enum LayoutDimension: Sendable {
        /// The width of the accessory's view.
        case actual
        /// The standard width, so that accessories of different cells are aligned.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kind of an accessory.
    @preconcurrency @MainActor
    public enum AccessoryType {
        /// A checkmark.
        case checkmark
        /// A chevron that indicates that the item opens another screen.
        case disclosureIndicator
        /// A button with an information symbol.
        case detail
        /// A chevron that expands and collapses the children of an item.
        case outlineDisclosure
        /// A button that deletes an item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A handle for moving an item.
        case reorder
        /// A circle that shows whether an item is selected.
        case multiselect
        /// A label with text.
        case label
        /// The selected element of a menu, with two chevrons.
        case popUpMenu
        /// A custom view.
        case customView(UIView)

        /// The name of the kind, or nil for a custom view.
        var name: String? { if case .customView = self { nil } else { "\(self)" } }
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType

    let displayed: DisplayedState
    /// The placement of a custom view, or nil for a standard accessory.
    var placement: Placement?
    var isHidden = false
    var reservedLayoutWidth: LayoutDimension?
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var actionHandler: ActionHandler?
    var menu: UIMenu?
    var menuHandler: MenuSelectedElementDidChangeHandler?
    var text: String?
    var font: UIFont?
    var adjustsFontForContentSizeCategory = true
    var outlineStyle: OutlineDisclosureOptions.Style = .automatic
    var showsVerticalSeparator = true
    var maintainsFixedSize = false

    private init(_ type: AccessoryType, _ displayed: DisplayedState) {
        accessoryType = type
        self.displayed = displayed
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ common: CommonOptions, action: ActionHandler? = nil
    ) {
        self.init(type, displayed)
        isHidden = common.isHidden
        reservedLayoutWidth = common.reservedLayoutWidth
        tintColor = common.tintColor
        actionHandler = action
    }

    // MARK: Standard accessories

    /// Returns a chevron at the trailing edge, which indicates that the item opens another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options.common)
    }

    /// Returns a chevron that shows whether the children of the item are visible.
    ///
    /// - Parameter actionHandler: A closure that is called for taps. Nil means that taps expand or collapse the item in
    ///   the section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, options.common, action: actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.common)
    }

    /// Returns a button with an information symbol.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.common, action: actionHandler)
    }

    /// Returns a delete button at the leading edge.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.delete, displayed, options.common, action: actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Returns an insert button at the leading edge.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.insert, displayed, options.common, action: actionHandler)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Returns a handle at the trailing edge, for moving the item.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.reorder, displayed, options.common)
        accessory.showsVerticalSeparator = options.showsVerticalSeparator
        return accessory
    }

    /// Returns a circle at the leading edge that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.multiselect, displayed, options.common)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    /// Returns a label with text at the trailing edge.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, options.common)
        accessory.text = text
        accessory.font = options.font
        accessory.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// Returns the title of the selected element of a menu, with two chevrons, at the trailing edge. A tap anywhere in
    /// the cell opens the menu.
    ///
    /// - Parameter selectedElementDidChangeHandler: A closure that is called after the user chooses another element.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.popUpMenu, displayed, options.common)
        accessory.menu = menu
        accessory.menuHandler = selectedElementDidChangeHandler
        return accessory
    }

    /// Returns an accessory with a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        var accessory = UICellAccessory(.customView(configuration.customView), displayed, configuration.common)
        accessory.placement = configuration.placement
        accessory.maintainsFixedSize = configuration.maintainsFixedSize
        return accessory
    }
}
