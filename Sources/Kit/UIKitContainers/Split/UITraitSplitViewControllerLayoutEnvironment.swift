import UIKitCore
import UIKitDrawing

/// The trait for the layout of the split view that contains a view.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
    /// The value outside split views.
    public static let defaultValue: UISplitViewController.LayoutEnvironment = .none
    /// The unique name of the trait.
    public static let identifier = "UITraitSplitViewControllerLayoutEnvironment"
    /// The short name of the trait.
    public static let name = "SplitViewControllerLayoutEnvironment"
}

extension UITraitCollection {
    /// Creates a collection that specifies the layout of a split view.
    public convenience init(splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment) {
        self.init(
            UITraitSplitViewControllerLayoutEnvironment.self, value: splitViewControllerLayoutEnvironment)
    }

    /// The layout of the split view that contains the view, or `none` outside split views.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// The layout of the split view that contains the view.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}
