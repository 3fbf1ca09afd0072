import Foundation
import UIKitCore

extension UITab {
    /// The title.
    public var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The image.
    public var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// The text of the badge at the corner. The default, nil, shows no badge.
    public var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the user can select the tab. The default is true.
    public var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// A name that identifies the tab in tests.
    public var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }

    /// The place of the tab in the tab bar. The default is `automatic`.
    public var preferredPlacement: Placement {
        get { Placement(rawValue: placement) ?? .automatic }
        set {
            guard newValue.rawValue != placement else { return }
            placement = newValue.rawValue
            selection?.tabsDidChange()
        }
    }

    /// The places of tabs in a tab bar.
    ///
    /// The kit has no sidebar, so a tab for the sidebar is in the tab bar too.
    public enum Placement: Int, Sendable {
        /// In the order of the tabs.
        case automatic = 0
        /// In the order of the tabs.
        case `default` = 1
        /// In the order of the tabs.
        case optional = 2
        /// In the order of the tabs.
        case movable = 3
        /// After the other tabs.
        case pinned = 4
        /// Before the other tabs.
        case fixed = 5
        /// In the order of the tabs.
        case sidebarOnly = 6
    }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the tab in the coordinates of a view, or nil if no bar shows the tab.
    public func frame(in referenceView: UIView) -> CGRect? { item.frame(in: referenceView) }
}
