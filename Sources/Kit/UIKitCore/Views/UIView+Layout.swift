import HostClock
import Observation
import QuartzCore

extension UIView {
    /// Lays out this view, and tells its controller before and after.
    ///
    /// 1. The safe area is brought up to date.
    /// 2. The controller learns that layout comes.
    /// 3. The subviews are placed, while reads of observable objects are watched.
    /// 4. The controller learns that layout is done.
    func layoutWithController() {
        updateSafeArea()
        viewController?.viewWillLayout()
        if placesSubviews || !storedSubviews.isEmpty {
            withObservationTracking {
                layoutSubviews()
            } onChange: { [weak self] in
                MainQueue.shared.nowOrAsync { self?.setNeedsLayout() }
            }
        } else {
            // OPTIMIZATION: most views are leaves, where there is nothing to watch.
            layoutSubviews()
        }
        viewController?.viewDidLayout()
        if isFocused { UIApplication.inputAssistant?.focusedViewDidLayOut(self) }
    }

    /// Asks for `updateProperties()` before the next frame.
    public func setNeedsUpdateProperties() {
        guard !rareState.propertiesNeedUpdate else { return }
        rareState.propertiesNeedUpdate = true
        PropertyUpdates.add(self)
    }

    /// Runs `updateProperties()` now, if it was asked for.
    public func updatePropertiesIfNeeded() {
        guard rare?.propertiesNeedUpdate == true else { return }
        rare?.propertiesNeedUpdate = false
        withObservationTracking {
            updateProperties()
        } onChange: { [weak self] in
            MainQueue.shared.nowOrAsync { self?.setNeedsUpdateProperties() }
        }
    }
}

/// The views that asked for `updateProperties()`.
@MainActor
enum PropertyUpdates {
    private static var waiting: [UIView] = []

    static func add(_ view: UIView) {
        waiting.append(view)
        UIApplication.noteChange()
    }

    static var isEmpty: Bool { waiting.isEmpty }

    /// Updates every view that asked. Those that ask meanwhile get their turn too, at most `limit` times over.
    static func run() {
        var rounds = 0
        while !waiting.isEmpty {
            let views: [UIView] = waiting
            waiting.removeAll()
            rounds += 1
            guard rounds <= limit else {
                for view in views { view.rare?.propertiesNeedUpdate = false }
                LayoutPass.complain(
                    of: views[0],
                    "updateProperties() of \(views[0]) asks for itself again and again. It was stopped after "
                        + "\(limit) rounds.")
                return
            }
            for view in views { view.updatePropertiesIfNeeded() }
        }
    }

    private static let limit = 128
}

/// Brings the layout of a tree up to date.
@MainActor
enum LayoutPass {
    /// Lays out what needs it in the whole tree that `view` is in.
    ///
    /// 1. Properties are updated.
    /// 2. Constraints are updated, leaves first.
    /// 3. The constraints are solved.
    /// 4. Views are laid out, roots first.
    ///
    /// Laying out may ask for more, and may lay out by itself. A tree that does not come to rest is left as it is after
    /// `mostRounds` rounds, or `mostNested` passes inside each other, until something else changes.
    static func run(from view: UIView) {
        guard !isGivingUp else { return }
        let root: UIView = view.window ?? view.treeRoot
        guard nested < mostNested else { return giveUp(root, "\(mostNested) passes inside each other") }
        nested += 1
        defer {
            nested -= 1
            if nested == 0 { isGivingUp = false }
        }
        var rounds = 0
        repeat {
            PropertyUpdates.run()
            root.updateConstraintsAndSolve()
            root.layer.layoutTree(rounds: 4)
            rounds += 1
            if rounds == mostRounds { return giveUp(root, "\(mostRounds) rounds") }
        } while (root.layer.treeNeedsLayout || root.constraintsNeedPass) && !isGivingUp
    }

    private static let mostRounds = 32
    private static let mostNested = 32
    /// How many passes are under way, one inside the other.
    private static var nested = 0
    /// Whether they end without looking for more.
    private static var isGivingUp = false

    /// Forgets what is still asked for, and says whose layout it is.
    private static func giveUp(_ root: UIView, _ when: String) {
        isGivingUp = true
        root.updateConstraintsAndSolve()
        var restless: UIView = root
        var views: [UIView] = [root]
        while let view = views.popLast() {
            if view.layer.needsLayout() { restless = view }
            view.needsConstraintUpdate = false
            view.subtreeNeedsConstraintUpdate = false
            views += view.storedSubviews
        }
        root.layer.forgetLayoutRequests()
        complain(
            of: root, "Layout of \(root) did not come to rest in \(when): \(restless) asks for layout again and again.")
    }

    /// Says what does not come to rest, once for each view.
    fileprivate static func complain(of view: UIView, _ sentence: String) {
        guard !view.rareState.isKnownAsRestless else { return }
        view.rareState.isKnownAsRestless = true
        Diagnostics.warn(sentence)
    }

    /// Lays out `view` and what is in it, and nothing around it: for views that come in at once while others move.
    static func runInside(_ view: UIView) {
        PropertyUpdates.run()
        (view.window ?? view.treeRoot).updateConstraintsAndSolve()
        view.layer.layoutTree()
    }
}

extension UIView: @preconcurrency LayerTreeOwner {
    package func layOutTree() { LayoutPass.run(from: self) }

    /// The topmost view of the tree it is in.
    var treeRoot: UIView {
        var root: UIView = self
        while let superview = root.storedSuperview { root = superview }
        return root
    }
}
