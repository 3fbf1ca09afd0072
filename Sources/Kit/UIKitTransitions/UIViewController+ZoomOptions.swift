import Foundation
import UIKitAppearance

extension UIViewController.Transition {
    /// Options of a zoom transition.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// A closure that determines whether a gesture begins to dismiss the controller. The default, nil, means that
        /// it does if the context's `willBegin` is true.
        open var interactiveDismissShouldBegin: ((_ context: InteractionContext) -> Bool)?

        /// A closure that returns the part of the controller's view that covers the source view, in the coordinates of
        /// the controller's view. Nil means the top of the view.
        open var alignmentRectProvider: ((_ context: AlignmentRectContext) -> CGRect?)?

        /// The color that covers the content behind the controller's view. The default, nil, means transparent black.
        open var dimmingColor: UIColor?

        /// The effect that covers the content behind the controller's view. The default is nil.
        open var dimmingVisualEffect: UIBlurEffect?

        /// Creates options with the default values.
        public override init() {}
    }

    /// The controllers of a zoom transition.
    @preconcurrency @MainActor
    public class ZoomSourceViewProviderContext: NSObject {
        /// The controller from which, or back to which, the view zooms.
        public let sourceViewController: UIViewController

        /// The controller whose view zooms.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
        }
    }
}

extension UIViewController.Transition.ZoomOptions {
    /// A gesture that may begin to dismiss a controller.
    @preconcurrency @MainActor
    public class InteractionContext: NSObject {
        /// The location of the gesture, in the coordinates of the controller's view.
        public let location: CGPoint

        /// The velocity of the gesture, in points per second.
        public let velocity: CGVector

        /// Whether the gesture begins by default.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
        }
    }

    /// The views of a zoom transition.
    @preconcurrency @MainActor
    public class AlignmentRectContext: NSObject {
        /// The view from which, or back to which, the controller's view zooms.
        public let sourceView: UIView

        /// The controller whose view zooms.
        public let zoomedViewController: UIViewController

        init(sourceView: UIView, zoomed: UIViewController) {
            self.sourceView = sourceView
            zoomedViewController = zoomed
        }
    }
}
