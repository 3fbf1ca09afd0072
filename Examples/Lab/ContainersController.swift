import UIKit

/// Adds, swaps, nests and removes child view controllers. A list shows the callbacks that each received.
final class ContainersController: UIViewController {
    private let stage = UIStackView()
    private let log = CallbackLog()
    private var childCount = 0
    private let add = UIButton(configuration: .tinted())
    private let swap = UIButton(configuration: .tinted())
    private let nest = UIButton(configuration: .tinted())
    private let remove = UIButton(configuration: .tinted())

    private static let colors: [UIColor] = [
        .systemBlue, .systemOrange, .systemGreen, .systemPurple, .systemPink, .systemTeal,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Containers"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", primaryAction: UIAction { [weak self] _ in self?.log.clear() })
        stage.distribution = .fillEqually
        stage.spacing = 8
        stage.accessibilityIdentifier = "stage"
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let pairs: [UIStackView] = [[add, swap], [nest, remove]].map { UIStackView(arrangedSubviews: $0) }
        let buttons = UIStackView(arrangedSubviews: pairs)
        // Large text and narrow screens require two rows.
        buttons.axis = isLarge || UIScreen.main.bounds.width < 350 ? .vertical : .horizontal
        for row in pairs + [buttons] {
            row.distribution = .fillEqually
            row.spacing = 8
        }
        let work = UIStackView(arrangedSubviews: [.card(stage, inset: 8), buttons])
        work.axis = .vertical
        work.spacing = 12
        let list: UIView = .card(log.tableView, inset: 4)
        TwoPartView(work, list).fill(view)
        // When the list is beside the stage, the stage fills the height of the page.
        let height = stage.heightAnchor.constraint(equalToConstant: 180)
        height.priority = .defaultHigh
        height.isActive = true
        prepare(add, "Add") { $0.addOne() }
        prepare(swap, "Swap") { $0.swapLast() }
        prepare(nest, "Nest") { $0.nestInLast() }
        prepare(remove, "Remove") { $0.removeLast() }
        updateButtons()
    }

    private func prepare(
        _ button: UIButton, _ title: String, _ action: @escaping @MainActor (ContainersController) -> Void
    ) {
        button.configuration?.contentInsets.leading = 4
        button.configuration?.contentInsets.trailing = 4
        button.setTitle(title, for: .normal)
        button.setContentHuggingPriority(.required, for: .vertical)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                action(self)
                updateButtons()
            }, for: .touchUpInside)
    }

    /// Disables the buttons that would have no effect.
    private func updateButtons() {
        add.isEnabled = children.count < 4
        for button in [swap, nest, remove] { button.isEnabled = !children.isEmpty }
        nest.isEnabled = children.last.map { $0.children.isEmpty } ?? false
    }

    private func makeChild() -> CardController {
        defer { childCount += 1 }
        let letter = String(Character(Unicode.Scalar(UInt8(65 + childCount % 26))))
        return CardController(letter, color: Self.colors[childCount % Self.colors.count], log: log)
    }

    // MARK: Children

    private func addOne() {
        let child = makeChild()
        addChild(child)
        child.view.alpha = 0
        stage.addArrangedSubview(child.view)
        child.didMove(toParent: self)
        UIView.animate(withDuration: 0.3) {
            child.view.alpha = 1
            self.stage.layoutIfNeeded()
        }
    }

    /// Replaces the last child, in half a second.
    private func swapLast() {
        guard let old = children.last else { return }
        let new = makeChild()
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = old.view.frame
        new.view.alpha = 0
        let place: Int = stage.arrangedSubviews.count - 1
        view.isUserInteractionEnabled = false
        transition(from: old, to: new, duration: 0.5) {
            old.view.alpha = 0
            new.view.alpha = 1
        } completion: { _ in
            self.stage.insertArrangedSubview(new.view, at: place)
            old.removeFromParent()
            new.didMove(toParent: self)
            self.view.isUserInteractionEnabled = true
            self.updateButtons()
        }
    }

    private func nestInLast() {
        guard let outer = children.last else { return }
        let inner = makeChild()
        outer.addChild(inner)
        inner.view.translatesAutoresizingMaskIntoConstraints = false
        outer.view.addSubview(inner.view)
        NSLayoutConstraint.activate([
            inner.view.topAnchor.constraint(equalTo: outer.view.topAnchor, constant: 48),
            inner.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor, constant: 8),
            outer.view.trailingAnchor.constraint(equalTo: inner.view.trailingAnchor, constant: 8),
            outer.view.bottomAnchor.constraint(equalTo: inner.view.bottomAnchor, constant: 8),
        ])
        inner.didMove(toParent: outer)
    }

    private func removeLast() {
        guard let child = children.last else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        UIView.animate(withDuration: 0.3) { self.stage.layoutIfNeeded() }
    }

    // MARK: Callbacks of the page

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.record("viewWillAppear", by: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.record("viewIsAppearing", by: nil)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.record("viewDidAppear", by: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.record("viewWillDisappear", by: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.record("viewDidDisappear", by: nil)
    }
}
