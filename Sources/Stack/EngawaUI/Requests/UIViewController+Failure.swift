import UIKitCore
import ViewModels

extension UIViewController {
    /// Says in an alert what could not be done and why, and offers to try again where that can help.
    ///
    /// Nothing happens while something is presented already.
    public func present(_ failure: RequestFailure, title: String, retry: (() -> Void)? = nil) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: title, message: failure.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .cancel))
        if let retry, failure.isRetryable {
            let action = UIAlertAction(title: "Retry", style: .default) { _ in retry() }
            alert.addAction(action)
            alert.preferredAction = action
        }
        present(alert, animated: true)
    }
}
