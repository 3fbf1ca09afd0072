import UIKitDrawing

/// The views whose `updateProperties()` is scheduled.
@MainActor
enum PropertyUpdates {
    private static var waiting: [Handle<UIView>] = []

    static func add(_ view: UIView) {
        waiting.append(view.handle)
        UIApplication.setNeedsFrame()
    }

    /// Updates the scheduled views in windows and in the tree of `root`. The others wait for a window.
    static func run(in root: UIView) {
        guard !waiting.isEmpty else { return }
        run { $0.window != nil || $0.treeRoot === root }
    }

    /// Updates the scheduled views for which `isIncluded` returns true, superviews first. Repeats at most `limit` times
    /// for views that these updates schedule.
    static func run(where isIncluded: (UIView) -> Bool) {
        var rounds = 0
        while case let views = take(where: isIncluded), !views.isEmpty {
            rounds += 1
            guard rounds <= limit else {
                for view in views { view.rare?.propertiesNeedUpdate = false }
                LayoutPass.logLayoutLoop(
                    of: views[0],
                    "updateProperties() of \(views[0]) keeps scheduling itself. It was stopped after \(limit) rounds.")
                return
            }
            for view in views { view.updateOwnPropertiesIfNeeded() }
        }
    }

    /// Removes views from the list, and returns them, superviews first.
    private static func take(where isIncluded: (UIView) -> Bool) -> [UIView] {
        var views: [(view: UIView, depth: Int)] = []
        waiting.removeAll { handle in
            guard let view = handle.object else { return true }
            guard isIncluded(view) else { return false }
            views.append((view, view.depth))
            return true
        }
        if views.count > 1 { views.sort { $0.depth < $1.depth } }
        return views.map(\.view)
    }

    private static let limit = 128
}

extension UIView {
    /// The number of superviews.
    fileprivate var depth: Int {
        var depth = 0
        var view: UIView? = storedSuperview
        while let current = view {
            depth += 1
            view = current.storedSuperview
        }
        return depth
    }

    /// Updates the properties of the view and its controller if an update is scheduled.
    fileprivate func updateOwnPropertiesIfNeeded() {
        guard rare?.propertiesNeedUpdate == true else { return }
        rare?.propertiesNeedUpdate = false
        traitCollection.performAsCurrent {
            track(.properties) {
                viewController?.updateProperties()
                updateProperties()
            }
        }
    }
}
