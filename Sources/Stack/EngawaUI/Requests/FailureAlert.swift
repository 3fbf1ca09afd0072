import UIKitAlerts
import UIKitCore

/// An alert with a failure, which hides a view with the same message until the alert disappears.
final class FailureAlert: UIAlertController {
    private var placeholder: UIView?

    /// Hides a view until the alert disappears.
    func hide(_ placeholder: UIView?) {
        self.placeholder = placeholder
        placeholder?.isHidden = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        placeholder?.isHidden = false
    }
}
