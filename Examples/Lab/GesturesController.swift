import UIKit

/// Shows recognizers with failure requirements, and a switch for each method of their delegate.
final class GesturesController: UIViewController {
    private let pad = GesturePad()
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let switches = GestureDelegateSwitches()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gestures"
        view.backgroundColor = .systemGroupedBackground
        pad.delegate = switches
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "switches"
        view.addSubview(table)
        view.addSubview(pad)
        // Presses are delivered to the first responder and the recognizers of its superviews.
        let space = SpaceRecognizer(target: self, action: Selector("space", GesturesController.space))
        space.name = "space key"
        space.delegate = switches
        view.addGestureRecognizer(space)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reset", primaryAction: UIAction { [weak self] _ in self?.pad.reset() })
    }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func space(_ recognizer: SpaceRecognizer) { pad.showState(of: recognizer) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        if room.width > room.height {
            let width: CGFloat = (room.width / 2).rounded()
            pad.frame = CGRect(x: room.minX + 16, y: room.minY + 16, width: width - 16, height: room.height - 32)
            table.frame = CGRect(
                x: room.minX + width, y: room.minY, width: room.width - width, height: view.bounds.maxY - room.minY)
        } else {
            // The height of the badges, and some room for the figure.
            let height: CGFloat = max(min(380, room.height / 2), 310)
            pad.frame = CGRect(x: room.minX + 16, y: room.minY + 16, width: room.width - 32, height: height)
            table.frame = CGRect(
                x: 0, y: pad.frame.maxY, width: view.bounds.width, height: view.bounds.maxY - pad.frame.maxY)
        }
    }
}

extension GesturesController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        GestureDelegateSwitches.Method.allCases.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Delegate methods" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let method = GestureDelegateSwitches.Method.allCases[indexPath.row]
        let cell: UITableViewCell = tableView.cell("answer", style: .subtitle)
        cell.textLabel?.text = method.rawValue
        cell.detailTextLabel?.text = method.summary
        cell.detailTextLabel?.textColor = .secondaryLabel
        for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = 0 }
        cell.selectionStyle = .none
        let toggle = UISwitch()
        toggle.isOn = switches.isOn(method)
        toggle.accessibilityIdentifier = method.rawValue
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in self?.switches.set(method, toggle?.isOn == true) },
            for: .valueChanged)
        cell.accessoryView = toggle
        return cell
    }
}

/// A recognizer for the space key.
final class SpaceRecognizer: UIGestureRecognizer {
    /// Touches are ignored. Otherwise, a touch would end for its view only after this recognizer has failed.
    override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .presses && super.shouldReceive(event) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardSpacebar }) { state = .began } else { state = .failed }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if state == .began { state = .ended }
    }
}
