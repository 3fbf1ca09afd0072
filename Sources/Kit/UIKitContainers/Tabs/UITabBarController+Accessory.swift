import UIKitCore

extension UITabBarController {
    /// The conditions under which a tab bar minimizes.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides: the bar does not minimize.
        case automatic = 0
        /// The bar does not minimize.
        case never = 1
        /// Scrolling towards the end of the content minimizes the bar, and scrolling back expands it.
        case onScrollDown = 2
        /// Scrolling towards the beginning of the content minimizes the bar, and scrolling back expands it. It is for
        /// content that is aligned to the bottom.
        case onScrollUp = 3
    }

    private var ownArrangement: TabBarArrangement? { arrangement as? TabBarArrangement }

    private func makeArrangement() -> TabBarArrangement {
        if let ownArrangement { return ownArrangement }
        let new = TabBarArrangement(controller: self)
        arrangement = new
        return new
    }

    /// The condition under which the tab bar minimizes. The default is `automatic`.
    ///
    /// A minimized bar shows only the selected item, in a rounded area at the leading side. A touch expands it.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { ownArrangement?.behavior ?? .automatic }
        set { makeArrangement().behavior = newValue }
    }

    /// The accessory above the tab bar or, while the bar is minimized, beside it. The default is nil.
    public var bottomAccessory: UITabAccessory? {
        get { ownArrangement?.accessoryView?.accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the accessory. If `animated` is true, it fades in while the previous accessory fades out.
    public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        makeArrangement().setAccessory(bottomAccessory, animated: animated)
    }
}
