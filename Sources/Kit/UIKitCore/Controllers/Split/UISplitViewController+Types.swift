import Foundation

extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// Two columns, which are set together as `viewControllers`.
        case unspecified = 0
        /// A primary column and a secondary one.
        case doubleColumn = 1
        /// A primary column, a supplementary one and a secondary one.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The list of lists: the outermost column.
        case primary = 0
        /// The column between the two others of a triple column style.
        case supplementary = 1
        /// What it is all about: the widest column.
        case secondary = 2
        /// What takes the place of all columns where the width is compact. Without it the others share one stack.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// What suits the width.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one, which is dimmed.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one, which is dimmed.
        case twoOverSecondary = 5
        /// Two columns that push the secondary one aside, partly off the screen; it is dimmed.
        case twoDisplaceSecondary = 6
    }

    /// How the secondary column makes room for the others.
    public enum SplitBehavior: Int, Sendable {
        /// What suits the width.
        case automatic = 0
        /// It becomes narrower.
        case tile = 1
        /// It stays, under the others.
        case overlay = 2
        /// It becomes narrower for one, and goes aside for two.
        case displace = 3
    }

    /// A side of the split view.
    public enum PrimaryEdge: Int, Sendable {
        /// Where one begins to read.
        case leading = 0
        /// Where one ends.
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns it shows beside, over or aside of the secondary one.
    var sidebars: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the secondary column cannot be used meanwhile.
    var dimsSecondary: Bool {
        self == .oneOverSecondary || self == .twoOverSecondary || self == .twoDisplaceSecondary
    }

    /// The mode with some sidebars in a behaviour that is not automatic.
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

/// Decides how a split view controller collapses and expands, and is told of what it shows. Every method may be left out.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Which column is on top when the interface collapses. The default is the proposed one: the compact column where
    /// there is one, and else the innermost.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Which columns are seen when the interface expands. The default is the proposed mode.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells that the interface collapsed to one column.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells that the interface expanded to its columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Tells that the expanded interface will show other columns, or show them otherwise.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Tells that a column will be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells that a column will be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
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
}
