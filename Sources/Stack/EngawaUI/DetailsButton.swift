import APIClient
import UIKitAlerts
import UIKitCore

/// A button that shows technical details of an error in an alert. It is hidden while there are none.
@MainActor
final class DetailsButton: UIButton {
    /// The text of the alert.
    var details = "" {
        didSet { isHidden = details.isEmpty }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle(StackTexts.text("Details"), for: .normal)
        titleLabel?.adjustsFontForContentSizeCategory = true
        isHidden = true
        addAction(UIAction { [weak self] _ in self?.showDetails() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func showDetails() {
        let alert = UIAlertController(title: StackTexts.text("Details"), message: details, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: StackTexts.text("OK"), style: .default))
        controller?.present(alert, animated: true)
    }

    /// The view controller that contains the button.
    private var controller: UIViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window?.rootViewController
    }
}
