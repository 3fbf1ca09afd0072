import UIKit

/// Plays haptic feedback, counts shakes, and shows a tile that follows the pointer.
final class HapticsController: UITableViewController {
    private struct Row {
        let title: String
        let play: @MainActor () -> Void
    }

    private let sections: [(title: String, rows: [Row])] = [
        (
            "Impacts",
            [
                Row(title: "Light") { UIImpactFeedbackGenerator(style: .light).impactOccurred() },
                Row(title: "Medium") { UIImpactFeedbackGenerator(style: .medium).impactOccurred() },
                Row(title: "Heavy") { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() },
                Row(title: "Soft") { UIImpactFeedbackGenerator(style: .soft).impactOccurred() },
                Row(title: "Rigid, half as strong") {
                    UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
                },
            ]
        ),
        (
            "Results",
            [
                Row(title: "Success") { UINotificationFeedbackGenerator().notificationOccurred(.success) },
                Row(title: "Warning") { UINotificationFeedbackGenerator().notificationOccurred(.warning) },
                Row(title: "Error") { UINotificationFeedbackGenerator().notificationOccurred(.error) },
            ]
        ),
        ("Selection", [Row(title: "Changed") { UISelectionFeedbackGenerator().selectionChanged() }]),
    ]
    private let shakes = UILabel("Shake the device, or press Control-Alt-Z.", .subheadline, .secondaryLabel)
    private let tile = UILabel("Follows the pointer", .headline, .white)
    private var count = 0
    private var played: [String] = []

    init() {
        super.init(style: .insetGrouped)
        title = "Haptics"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "haptics"
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
        tile.accessibilityIdentifier = "tile"
        tile.textAlignment = .center
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 12
        tile.layer.masksToBounds = true
        shakes.accessibilityIdentifier = "shakes"
        shakes.textAlignment = .center
        for label in [tile, shakes] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(label)
        }
        let margins: UILayoutGuide = header.layoutMarginsGuide
        NSLayoutConstraint.activate([
            tile.topAnchor.constraint(equalTo: header.topAnchor, constant: 24),
            tile.centerXAnchor.constraint(equalTo: header.centerXAnchor),
            tile.widthAnchor.constraint(greaterThanOrEqualToConstant: 220),
            tile.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
            tile.heightAnchor.constraint(greaterThanOrEqualToConstant: 72),
            shakes.topAnchor.constraint(equalTo: tile.bottomAnchor, constant: 16),
            shakes.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            shakes.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            header.bottomAnchor.constraint(greaterThanOrEqualTo: shakes.bottomAnchor, constant: 16),
        ])
        tile.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis))
        tile.addMotionEffect(effect("center.y", .tiltAlongVerticalAxis))
        tableView.tableHeaderView = header
    }

    /// Adapts the height of the header to the text size.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let fitting: CGSize = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height: CGFloat = max(150, fitting.height)
        guard header.frame.height != height else { return }
        header.frame.size.height = height
        tableView.tableHeaderView = header
    }

    private func effect(_ path: String, _ type: UIInterpolatingMotionEffect.EffectType) -> UIMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
        effect.minimumRelativeValue = -16.0
        effect.maximumRelativeValue = 16.0
        return effect
    }

    // MARK: Shakes

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return super.motionEnded(motion, with: event) }
        count += 1
        shakes.text = count == 1 ? "Shaken once" : "Shaken \(count) times"
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == sections.count - 1 else { return nil }
        return played.isEmpty ? "Devices that rumble play the feedback." : "Played: " + played.joined(separator: ", ")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("feedback")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row].title
        cell.textLabel?.textColor = .tintColor
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let row: Row = sections[indexPath.section].rows[indexPath.row]
        row.play()
        played = (played + [row.title.lowercased()]).suffix(4)
        tableView.reloadSections([sections.count - 1], with: .none)
    }
}
