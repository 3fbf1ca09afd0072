import Foundation

/// The animation with which a menu appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is the preview; nil if the preview is a view.
    var previewViewController: UIViewController? { get }

    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a preview ends when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview disappears.
    case dismiss = 0
    /// The preview grows to fill the screen.
    case pop = 1
}

/// The animation that follows a tap on a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The way in which the preview ends. The default is `dismiss`.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation with which an edit menu appears or disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Stores the changes and completions that delegates add, until the menu is animated.
@MainActor
package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    package let previewViewController: UIViewController?
    package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    package init(previewViewController: UIViewController? = nil) {
        self.previewViewController = previewViewController
        super.init()
    }

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Performs the changes. Called inside an animation block.
    package func animate() {
        for change in animations { change() }
        animations = []
    }

    /// Calls each completion once.
    package func complete() {
        let calls = completions
        completions = []
        for call in calls { call() }
    }
}
