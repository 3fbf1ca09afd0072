import Bindings
import UIKitCore

extension UIProgressView {
    /// Shows how far something is, from 0 to 1, and nothing while that is nil.
    public func bind(to fraction: DynamicValue<Double?>) {
        fraction.bind(with: self) { view, fraction in
            view.isHidden = fraction == nil
            // A bar that comes anew does not run back first.
            view.setProgress(Float(fraction ?? 0), animated: fraction != nil && view.window != nil)
        }
    }
}
