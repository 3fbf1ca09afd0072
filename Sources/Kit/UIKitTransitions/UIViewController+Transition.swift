import Foundation

extension UIViewController {
    /// The animation with which a controller appears and disappears.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        private let kind: Kind

        private enum Kind {
            case standard(PresentationMotion)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        private init(_ kind: Kind) { self.kind = kind }

        /// A transition in which the view slides up from the bottom, and back down.
        public static var coverVertical: Transition { Transition(.standard(.slide)) }

        /// A transition in which the view fades in and out.
        public static var crossDissolve: Transition { Transition(.standard(.fade)) }

        /// Returns a transition that zooms the view out of another view, such as a thumbnail, and back into it.
        ///
        /// The user can dismiss the controller by dragging it down, by swiping from the leading edge, or with a pinch.
        ///
        /// Difference from Apple: the user cannot catch the view during the animations.
        ///
        /// - Parameters:
        ///   - options: The options. Nil means the defaults.
        ///   - sourceViewProvider: Returns the view to zoom from or to. It is called when the controller appears and
        ///     when it disappears, so the view can differ. If it returns nil, the controller fades and grows.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
        }

        /// Returns a transition that zooms the view out of the button of a bar button item, and back into it.
        ///
        /// - Parameters:
        ///   - options: The options. Nil means the defaults.
        ///   - sourceBarButtonItemProvider: Returns the item to zoom from or to.
        @_disfavoredOverload
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceBarButtonItemProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIBarButtonItem?
        ) -> Transition {
            zoom(options: options) { sourceBarButtonItemProvider($0)?.displayedView }
        }
    }
}

extension UIViewController.Transition: PreferredTransition {
    package var hasDismissalGestures: Bool {
        if case .zoom = kind { true } else { false }
    }

    package func prepare(_ controller: UIViewController) {
        guard case .zoom(let options, _) = kind else { return ZoomDismissal.detach(from: controller) }
        ZoomDismissal.attach(to: controller, options: options)
    }

    package func animator(
        for controller: UIViewController, shows: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        switch kind {
        case .standard(let motion): return PresentationAnimator(motion, isPresenting: shows)
        case .zoom(let options, let provider):
            let animator = ZoomAnimator(shows: shows, options: options, sourceViewProvider: provider)
            let dismissal: ZoomDismissal? = ZoomDismissal.attached(to: controller)
            dismissal?.animator = animator
            animator.dismissal = dismissal
            return animator
        }
    }

    package func interaction(
        for controller: UIViewController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard hasDismissalGestures, let dismissal = ZoomDismissal.attached(to: controller), dismissal.isBeginning
        else { return nil }
        return dismissal
    }
}
