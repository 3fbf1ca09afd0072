import APIClient
import UIKitAlerts
import UIKitCore
import ViewModels

extension UIViewController {
    /// Presents an alert with a failure, and a Retry button if retrying can help.
    ///
    /// A Details button shows the technical details below the message. The call has no effect if a view controller is
    /// already presented.
    ///
    /// - Parameter placeholder: A view with the same message, which is hidden while the alert is shown.
    public func present(
        _ failure: RequestFailure, title: String, insteadOf placeholder: UIView? = nil, retry: (() -> Void)? = nil
    ) {
        present(failure, title: title, withDetails: false, insteadOf: placeholder, retry: retry)
    }

    private func present(
        _ failure: RequestFailure, title: String, withDetails: Bool, insteadOf placeholder: UIView?,
        retry: (() -> Void)?
    ) {
        guard presentedViewController == nil else { return }
        let message: String = withDetails ? "\(failure.message)\n\n\(failure.details)" : failure.message
        let alert = FailureAlert(title: title, message: message, preferredStyle: .alert)
        alert.hide(placeholder)
        alert.addAction(UIAlertAction(title: StackTexts.text("Close"), style: .cancel))
        if let retry, failure.isRetryable {
            let action = UIAlertAction(title: StackTexts.text("Retry"), style: .default) { _ in retry() }
            alert.addAction(action)
            alert.preferredAction = action
        }
        if !withDetails, !failure.details.isEmpty {
            alert.addAction(
                UIAlertAction(title: StackTexts.text("Details"), style: .default) { [weak self] _ in
                    self?.present(
                        failure, title: title, withDetails: true, insteadOf: placeholder, retry: retry)
                })
        }
        present(alert, animated: true)
    }
}
