import Foundation
import UIKitDrawing

/// A container of actions, commands and other menus.
///
/// A menu inside a menu is a submenu. If its options contain `displayInline`, its elements are in the outer menu
/// instead, between separators.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identifier of a menu. It is used to find menus in the menu bar.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name of the identifier.
        public let rawValue: String
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The options of a menu.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The elements are in the outer menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu is red, because its elements delete data.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element of the menu and its inline menus is `on`. The element that the user chooses is turned
        /// on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The elements are a row of images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu.
    public enum ElementSize: Int, Sendable {
        /// Images without titles, up to four in a row.
        case small = 0
        /// Images above titles, up to three in a row.
        case medium = 1
        /// A row for each element.
        case large = 2
        /// The size that suits the menu: `large`, or `small` for a palette. This is the default.
        case automatic = -1
    }

    /// The identifier. By default it is unique.
    public let identifier: Identifier

    /// The options.
    public let options: Options

    /// The size of the elements. The default is `automatic`.
    open var preferredElementSize: ElementSize

    private var storedPreferences: UIMenuDisplayPreferences?

    /// The way in which the menu shows its elements. The default is nil. The menu stores a copy. An inline menu without
    /// preferences uses those of the menu that contains it.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { storedPreferences }
        set { storedPreferences = newValue?.duplicate() }
    }

    /// The elements.
    public let children: [UIMenuElement]

    private static var count = 0

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        UIMenu.count += 1
        self.identifier = identifier ?? Identifier("menu-\(UIMenu.count)")
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.accessibilityIdentifier = accessibilityIdentifier
        menu.displayPreferences = displayPreferences
        return menu
    }

    open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }

    /// The elements of the menu and its inline menus that are `on`.
    open var selectedElements: [UIMenuElement] {
        leaves.filter { $0.state == .on }.compactMap { $0 as? UIMenuElement }
    }

    /// The elements, with deferred elements replaced by the elements that they provided.
    private var resolvedChildren: [UIMenuElement] {
        func resolved(_ elements: [UIMenuElement]) -> [UIMenuElement] {
            elements.flatMap { ($0 as? UIDeferredMenuElement).map { resolved($0.provided ?? []) } ?? [$0] }
        }
        return resolved(children)
    }

    /// The actions and commands of the menu and its inline menus, in order.
    package var leaves: [any UIMenuLeaf] {
        resolvedChildren.flatMap { child -> [any UIMenuLeaf] in
            switch child {
            case let leaf as any UIMenuLeaf: [leaf]
            case let menu as UIMenu where menu.options.contains(.displayInline): menu.leaves
            default: []
            }
        }
    }

    /// A copy of the menu with the option `singleSelection`, or the menu itself if it already has the option.
    package var withSingleSelection: UIMenu {
        guard !options.contains(.singleSelection) else { return self }
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options.union(.singleSelection), preferredElementSize: preferredElementSize, children: children)
        menu.accessibilityIdentifier = accessibilityIdentifier
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// Turns on the chosen element in the innermost menu with single selection that contains it, and turns off the
    /// other elements.
    ///
    /// - Returns: Whether a menu with single selection contains the element.
    @discardableResult
    package func select(_ chosen: any UIMenuLeaf) -> Bool {
        for case let menu as UIMenu in resolvedChildren where menu.select(chosen) { return true }
        guard options.contains(.singleSelection), leaves.contains(where: { $0 === chosen }) else { return false }
        for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
        return true
    }
}
