import UIKit

/// A child view controller that logs every callback it receives.
final class CardController: UIViewController {
    let letter: String
    let color: UIColor
    private let log: CallbackLog

    /// Creates a child.
    init(_ letter: String, color: UIColor, log: CallbackLog) {
        self.letter = letter
        self.color = color
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.layer.cornerRadius = 10
        view.accessibilityIdentifier = "card \(letter)"
        let label = UILabel()
        label.text = letter
        label.font = .preferredFont(forTextStyle: .title1)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
        ])
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.record("willMove(toParent: \(parent == nil ? "nil" : "…"))", by: self)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.record("didMove(toParent: \(parent == nil ? "nil" : "…"))", by: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.record("viewWillAppear", by: self)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.record("viewIsAppearing", by: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.record("viewDidAppear", by: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.record("viewWillDisappear", by: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.record("viewDidDisappear", by: self)
    }
}
