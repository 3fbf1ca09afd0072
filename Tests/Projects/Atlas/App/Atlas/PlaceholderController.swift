import UIKit

final class PlaceholderController: UIViewController {
    override func loadView() {
        let label = UILabel()
        label.text = "No Selection"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.backgroundColor = .systemBackground
        view = label
    }
}
