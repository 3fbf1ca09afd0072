import Foundation
import SystemTexts
import UIKitCore

/// A tab for searches, which follows the other tabs.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Creates a tab with the title “Search” and a magnifying glass.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemTexts.localized("Search"), image: UIImage(systemName: "magnifyingglass"),
            identifier: "UISearchTab", viewControllerProvider: viewControllerProvider)
    }

    /// Creates a tab with a title and an image.
    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
    }
}
