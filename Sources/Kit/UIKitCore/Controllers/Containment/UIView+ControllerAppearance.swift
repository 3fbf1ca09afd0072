import Foundation

extension UIView {
    /// The nearest controllers whose views are in this view's subtree, including this view. Controllers further down
    /// receive appearance callbacks from these controllers.
    private var nearestControllers: [UIViewController] {
        if let viewController { return [viewController] }
        return storedSubviews.flatMap(\.nearestControllers)
    }

    /// The controllers whose appearance the view hierarchy must report: those whose parents are visible and forward
    /// appearance callbacks, and those without a parent. A presentation reports the appearance of presented
    /// controllers.
    private var controllersToAppear: [UIViewController] {
        nearestControllers.filter { controller in
            guard !controller.isVisible, controller.departure == nil else { return false }
            guard let parent = controller.parent else {
                return controller.presenter == nil && controller.presentation?.covers != true
            }
            return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isVisible
        }
    }

    /// The controllers whose disappearance the view hierarchy must report.
    private var controllersToDisappear: [UIViewController] {
        nearestControllers.filter { controller in
            guard let parent = controller.parent else { return controller.isVisible }
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
            // A disappearing parent may not have notified a visible child yet. When its transition ends, the view of a
            // disappearing child is no longer in its view, so the parent does not end the transition of the child.
            if controller.isVisible { return parent.appearance != .disappeared }
            return controller.appearance == .disappearing && !parent.isVisible
        }
    }

    /// Begins the appearance transitions that result from the move of this subtree to `window`.
    func beginAppearanceChanges(in window: UIWindow?) -> AppearanceChanges {
        let isAppearing: Bool = storedWindow == nil
        guard isAppearing != (window == nil) else { return AppearanceChanges(isAppearing: isAppearing, entries: []) }
        let controllers: [UIViewController] = isAppearing ? controllersToAppear : controllersToDisappear
        return AppearanceChanges(
            isAppearing: isAppearing,
            entries: controllers.map { controller in
                controller.beginAppearanceTransition(isAppearing, animated: false)
                return (controller, controller.appearanceChanges)
            })
    }
}

/// The appearance transitions that the move of a view into or out of a window began.
@MainActor
struct AppearanceChanges {
    fileprivate let isAppearing: Bool
    fileprivate let entries: [(controller: UIViewController, count: Int)]

    /// Ends the transitions, except for controllers that have since begun another transition.
    func end() {
        for (controller, count) in entries where controller.appearanceChanges == count {
            if isAppearing { controller.endAppearingAfterLayout() } else { controller.endAppearanceTransition() }
        }
    }
}

extension UIViewController {
    fileprivate var isVisible: Bool { appearance == .appearing || appearance == .appeared }

    /// Ends the appearance transition after the next layout. If the parent is still appearing, the parent ends the
    /// transition instead.
    package func endAppearingAfterLayout() {
        guard parent?.appearance != .appearing else { return }
        UIApplication.shared.afterTurn { [weak self] in
            guard let self, self.appearance == .appearing, self.parent?.appearance != .appearing else { return }
            self.endAppearanceTransition()
        }
    }
}
