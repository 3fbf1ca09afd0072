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
    var controllersToAppear: [UIViewController] {
        nearestControllers.filter { controller in
            guard !controller.isSeen, controller.departure == nil else { return false }
            guard let parent = controller.parent else { return controller.presenter == nil }
            return parent.shouldAutomaticallyForwardAppearanceMethods && parent.isSeen
        }
    }

    /// The controllers that must be told that their views go.
    var controllersToDisappear: [UIViewController] {
        nearestControllers.filter { controller in
            guard let parent = controller.parent else { return controller.isSeen }
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
            if controller.isSeen { return parent.isSeen }
            // A parent that is going itself would not find it at the end.
            return controller.appearance == .disappearing && parent.appearance == .disappearing
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
