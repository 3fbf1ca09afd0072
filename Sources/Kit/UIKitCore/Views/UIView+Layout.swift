import QuartzCore

extension UIView {
    /// Lays out this view, and notifies its controller before and after.
    ///
    /// 1. Updates the safe area.
    /// 2. Notifies the controller that layout begins.
    /// 3. Lays out the subviews.
    /// 4. Notifies the controller that layout ended.
    ///
    /// Observable objects and traits that steps 2 to 4 read are tracked.
    func layoutWithController() {
        // Code that is notified of a new safe area can lay out the view.
        guard layer.remainingMarked(during: { updateSafeArea() }) else { return }
        traitCollection.performAsCurrent { performLayout() }
        if isFocused { UIApplication.inputAssistant?.focusedViewDidLayOut(self) }
    }

    /// Performs steps 2 to 4. The traits of the view are the current traits.
    private func performLayout() {
        // OPTIMIZATION: most views are leaves that do not override `layoutSubviews()`, so no read can occur there.
        guard canRead(in: .layout) || !storedSubviews.isEmpty else { return layoutSubviews() }
        track(.layout) {
            viewController?.viewWillLayout()
            layoutSubviews()
            viewController?.viewDidLayout()
        }
    }

    /// A function that is called when the size of the bounds changed, before the next layout.
    package var sizeObserver: (() -> Void)? {
        get { rare?.sizeObserver }
        set { rareState.sizeObserver = newValue }
    }

    /// Schedules a call to `updateProperties()` of the view and its controller before the next layout, if the view is in a
    /// window.
    public func setNeedsUpdateProperties() {
        guard !rareState.propertiesNeedUpdate else { return }
        rareState.propertiesNeedUpdate = true
        PropertyUpdates.add(self)
    }

    /// Calls `updateProperties()` immediately for the views of the subtree, and their controllers, for which a call is
    /// scheduled.
    public func updatePropertiesIfNeeded() {
        PropertyUpdates.run { $0.isDescendant(of: self) }
    }
}

/// Updates the layout of a view tree.
@MainActor
package enum LayoutPass {
    /// Lays out all marked views in the tree of `view`.
    ///
    /// 1. Updates properties.
    /// 2. Updates constraints, leaves first.
    /// 3. Solves the constraints.
    /// 4. Lays out views, roots first.
    ///
    /// Layout code may mark further views, and may call `layoutIfNeeded()`. If a tree does not settle within
    /// `maximumRounds` rounds or `maximumNesting` nested passes, layout stops until another change.
    static func run(from view: UIView) {
        guard !isGivingUp else { return }
        let root: UIView = view.window ?? view.treeRoot
        guard nested < maximumNesting else { return giveUp(root, "\(maximumNesting) nested passes") }
        nested += 1
        let outer = self.root
        self.root = root
        defer {
            nested -= 1
            self.root = outer
            if nested == 0 { isGivingUp = false }
        }
        var rounds = 0
        repeat {
            PropertyUpdates.run(in: root)
            root.updateConstraintsAndSolve()
            root.layer.layoutTree(rounds: 4)
            // An outer pass has removed the marks of the ancestors that it has laid out.
            view.layer.layoutFromMarkedAncestor(rounds: 1)
            rounds += 1
            if rounds == maximumRounds { return giveUp(root, "\(maximumRounds) rounds") }
        } while (root.layer.treeNeedsLayout || view.layer.treeNeedsLayout || root.constraintsNeedPass) && !isGivingUp
        // If a nested pass gave up, constraints that changed before it are not solved yet.
        if isGivingUp { root.updateConstraintsAndSolve() }
    }

    private static let maximumRounds = 32
    private static let maximumNesting = 32

    /// Whether the pass in progress solves constraints that change now, in the tree with the root `view`.
    static func willSolve(_ view: UIView) -> Bool { view === root && !isGivingUp }

    /// The root of the tree that the innermost pass lays out.
    private static var root: UIView?
    /// The number of nested passes in progress.
    private static var nested = 0
    /// Whether the passes in progress end without another round.
    private static var isGivingUp = false

    /// Clears the remaining layout requests, and logs a view that keeps requesting layout.
    private static func giveUp(_ root: UIView, _ limit: String) {
        isGivingUp = true
        root.updateConstraintsAndSolve()
        var culprit = root
        var views: [UIView] = [root]
        while let view = views.popLast() {
            if view.layer.needsLayout() { culprit = view }
            view.needsConstraintUpdate = false
            view.subtreeNeedsConstraintUpdate = false
            views += view.storedSubviews
        }
        root.layer.discardLayoutRequests()
        logLayoutLoop(
            of: root, "Layout of \(root) did not settle in \(limit): \(culprit) keeps requesting layout.")
    }

    /// Logs that layout does not settle, once for each view.
    static func logLayoutLoop(of view: UIView, _ message: String) {
        guard !view.rareState.hasLoggedLayoutLoop else { return }
        view.rareState.hasLoggedLayoutLoop = true
        Diagnostics.warn(message)
    }

    /// Lays out only the subtree of `view`. Used for views that appear without animation while other views animate.
    package static func runInside(_ view: UIView) {
        PropertyUpdates.run(in: view.treeRoot)
        (view.window ?? view.treeRoot).updateConstraintsAndSolve()
        view.layer.layoutTree()
    }
}

extension UIView: @preconcurrency LayerTreeOwner {
    package func layOutTree() { LayoutPass.run(from: self) }

    /// The root of the view tree.
    var treeRoot: UIView {
        var root = self
        while let superview = root.storedSuperview { root = superview }
        return root
    }
}
