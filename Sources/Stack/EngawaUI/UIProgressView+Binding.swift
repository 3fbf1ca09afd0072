import Bindings
import UIKitControls
import UIKitCore

extension UIProgressView {
    /// Binds the progress to a fraction between 0 and 1. The view is hidden while the fraction is nil.
    public func bind(to fraction: DynamicValue<Double?>) {
        fraction.bind(with: self) { view, fraction in
            view.isHidden = fraction == nil
            // A progress view that appears again must not animate backwards.
            view.setProgress(Float(fraction ?? 0), animated: fraction != nil && view.window != nil)
        }
    }
}
