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

    /// Updates every view that asked. Those that ask meanwhile get their turn too.
    static func run() {
        while !waiting.isEmpty {
            let views: [UIView] = waiting
            waiting.removeAll()
            for view in views { view.updatePropertiesIfNeeded() }
        }
    }
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
    /// Laying out may ask for more; a tree that is never content stops after `limit` rounds.
    static func run(from view: UIView) {
        let root: UIView = view.window ?? view.treeRoot
        var rounds = 0
        repeat {
            PropertyUpdates.run()
            root.updateConstraintsAndSolve()
            root.layer.layoutIfNeeded()
            rounds += 1
            if rounds == limit {
                Complaint.log(
                    "Layout of \(root) did not come to rest in \(limit) rounds: some layoutSubviews() asks for layout again and again."
                )
                return
            }
        } while root.layer.treeNeedsLayout || root.constraintsNeedPass
    }

    private static let limit = 32

    /// Lays out `view` and what is in it, and nothing around it: for views that come in at once while others move.
    static func runInside(_ view: UIView) {
        PropertyUpdates.run()
        (view.window ?? view.treeRoot).updateConstraintsAndSolve()
        view.layer.layoutTree()
    }
}

extension UIView {
    /// The topmost view of the tree it is in.
    var treeRoot: UIView {
        var root: UIView = self
        while let superview = root.storedSuperview { root = superview }
        return root
    }
}
