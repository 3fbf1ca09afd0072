import Foundation

extension UIView {
    /// The nearest controllers whose views are in this one's tree, itself included. What is in their views is theirs to
    /// tell.
    private var nearestControllers: [UIViewController] {
        if let viewController { return [viewController] }
        return storedSubviews.flatMap(\.nearestControllers)
    }

    /// The controllers that must be told that their views come, because nobody else tells them: those whose parents are
    /// seen, and forward appearance by themselves. Who presents a controller tells it.
    private var controllersToAppear: [UIViewController] {
        nearestControllers.filter { controller in
            guard !controller.isSeen, controller.departure == nil else { return false }
            guard let parent = controller.parent else { return controller.presenter == nil }
            return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isSeen
        }
    }

    /// The controllers that must be told that their views go.
    private var controllersToDisappear: [UIViewController] {
        nearestControllers.filter { controller in
            guard let parent = controller.parent else { return controller.isSeen }
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
            // A parent that is going itself has not reached it yet, or would not find it at the end.
            if controller.isSeen { return parent.appearance != .disappeared }
            return controller.appearance == .disappearing && !parent.isSeen
        }
    }

    /// Begins the appearance transitions of what comes into a window, or leaves its window, when the tree goes to `window`.
    func beginAppearanceChanges(in window: UIWindow?) -> AppearanceChanges {
        let isComing: Bool = storedWindow == nil
        guard isComing != (window == nil) else { return AppearanceChanges(isComing: isComing, entries: []) }
        let controllers: [UIViewController] = isComing ? controllersToAppear : controllersToDisappear
        return AppearanceChanges(
            isComing: isComing,
            entries: controllers.map { controller in
                controller.beginAppearanceTransition(isComing, animated: false)
                return (controller, controller.appearanceChanges)
            })
    }
}

/// The appearance transitions that a view's way into a window, or out of it, has begun.
@MainActor
struct AppearanceChanges {
    fileprivate let isComing: Bool
    fileprivate let entries: [(controller: UIViewController, count: Int)]

    /// Ends them, except of controllers that have begun other ones meanwhile.
    func end() {
        for (controller, count) in entries where controller.appearanceChanges == count {
            if isComing { controller.endAppearingInTree() } else { controller.endAppearanceTransition() }
        }
    }
}

extension UIViewController {
    fileprivate var isSeen: Bool { appearance == .appearing || appearance == .appeared }

    /// Its view has been put into a window. A parent that is only coming itself tells the rest when it has come.
    func endAppearingInTree() {
        guard parent?.appearance != .appearing else { return }
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, self.appearance == .appearing, self.parent?.appearance != .appearing else { return }
            self.endAppearanceTransition()
        }
    }
}
