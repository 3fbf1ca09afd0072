import UIKitCore

extension UISplitViewController {
    /// The style of a split view, which determines its columns.
    public enum Style: Int, Sendable {
        /// Two columns that are set together through `viewControllers`.
        case unspecified = 0
        /// A primary column and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column of a split view.
    public enum Column: Int, Sendable {
        /// The outermost column.
        case primary = 0
        /// The column between the other two in the triple column style.
        case supplementary = 1
        /// The widest column, with the main content.
        case secondary = 2
        /// The column that replaces all others if the width is compact. If it is not set, the other columns are merged
        /// into one stack.
        case compact = 3
        /// The column beside the secondary column, opposite to the primary column. It is hidden until `show(_:)` shows
        /// it. In a collapsed interface, it is presented as a sheet.
        case inspector = 4
    }

    /// The layouts of a split view, as the views in it know them.
    public enum LayoutEnvironment: Int, Sendable {
        /// The view is not in a split view.
        case none = 0
        /// The split view shows columns.
        case expanded = 1
        /// The split view is collapsed to one column.
        case collapsed = 2
    }

    /// The visible columns and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The mode that fits the width.
        case automatic = 0
        /// Only the secondary column is visible.
        case secondaryOnly = 1
        /// One column beside the secondary column.
        case oneBesideSecondary = 2
        /// One column over the secondary column, which is dimmed.
        case oneOverSecondary = 3
        /// Two columns beside the secondary column.
        case twoBesideSecondary = 4
        /// Two columns over the secondary column, which is dimmed.
        case twoOverSecondary = 5
        /// Two columns that displace the secondary column, which is dimmed and partly off the screen.
        case twoDisplaceSecondary = 6
    }

    /// The way in which the other columns are arranged with the secondary column.
    public enum SplitBehavior: Int, Sendable {
        /// The behavior that fits the width.
        case automatic = 0
        /// The secondary column becomes narrower.
        case tile = 1
        /// The other columns cover the secondary column.
        case overlay = 2
        /// The secondary column becomes narrower for one column, and moves aside for two.
        case displace = 3
    }

    /// Whether a button for the display mode is visible.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Visible if the swipe from the edge is enabled.
        case automatic = 0
        /// Not visible.
        case never = 1
        /// Visible.
        case always = 2
    }

    /// A side of the split view.
    public enum PrimaryEdge: Int, Sendable {
        /// The side where reading begins.
        case leading = 0
        /// The side where reading ends.
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns that are visible besides the secondary one.
    var sidebars: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the secondary column is dimmed and cannot be used.
    var dimsSecondary: Bool {
        self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// Creates the mode that has the given number of sidebars. `behavior` must not be `automatic`.
    init(sidebars: Int, behavior: UISplitViewController.SplitBehavior) {
        switch (sidebars, behavior) {
        case (0, _): self = .secondaryOnly
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (_, .overlay): self = .twoOverSecondary
        case (_, .displace): self = .twoDisplaceSecondary
        default: self = .twoBesideSecondary
        }
    }
}

/// Methods that control how a split view controller collapses and expands, and report changes. All methods are
/// optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Returns the column on top when the interface collapses. The default is the proposed column, which is the compact
    /// column, or the innermost column if no compact column is set.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the mode in which the interface expands. The default is the proposed mode.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the interface collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the interface expanded to several columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before the display mode of the expanded interface changes.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called before the interface collapses, if the style is `unspecified`. Return true to show only the primary
    /// column, or false to show the secondary column on top. The default is false.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Called when the interface expands, if the style is `unspecified`. Return the controller of the secondary column,
    /// or nil, the default, to restore the controller that it had before the interface collapsed.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Returns the mode after the user presses `displayModeButtonItem` or swipes from the edge, if the style is
    /// `unspecified`. The default, `automatic`, shows the primary column or hides it.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Returns the controller that replaces the primary controller when the interface collapses, if the style is
    /// `unspecified`. The default, nil, keeps the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the controller that replaces the primary controller when the interface expands, if the style is
    /// `unspecified`. The default, nil, keeps the primary controller.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Called before a controller is shown in the secondary column. Return true if the delegate itself shows the
    /// controller. The default is false.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
}
