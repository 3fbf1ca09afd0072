import UIKit

/// Shows bars over content that scrolls: their appearances, large titles, blurs and feedback.
final class BarsController: UITableViewController {
    /// An appearance of the bars that the user can choose.
    private enum Choice: Int, CaseIterable {
        case standard, opaque, clear, color

        var name: String {
            switch self {
            case .standard: "Default"
            case .opaque: "Opaque"
            case .clear: "Clear"
            case .color: "Color"
            }
        }
    }

    private let choices = UISegmentedControl(items: Choice.allCases.map(\.name))
    private let materials: [(String, UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial),
    ]
    private let stripes: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    private var choice = Choice.standard
    private var hidesStatusBar = false

    init() {
        super.init(style: .plain)
        title = "Bars"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "bars"
        tableView.rowHeight = 64
        tableView.separatorStyle = .none
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.backButtonDisplayMode = .minimal
        choices.selectedSegmentIndex = 0
        choices.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Status bar", primaryAction: UIAction { [weak self] _ in self?.toggleStatusBar() })
        let space = UIBarButtonItem.flexibleSpace()
        toolbarItems = [space, UIBarButtonItem(customView: choices), space]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.setToolbarHidden(false, animated: animated)
        choose()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.prefersLargeTitles = false
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }

    private func toggleStatusBar() {
        hidesStatusBar.toggle()
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UIView.animate(withDuration: 0.35) { self.setNeedsStatusBarAppearanceUpdate() }
    }

    private func choose() {
        choice = Choice(rawValue: choices.selectedSegmentIndex) ?? .standard
        UISelectionFeedbackGenerator().selectionChanged()
        let appearance = UINavigationBarAppearance()
        switch choice {
        case .standard: break
        case .opaque: appearance.configureWithOpaqueBackground()
        case .clear: appearance.configureWithTransparentBackground()
        case .color:
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemIndigo
            appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        }
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = choice == .color ? appearance : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("stripe")
        let (name, style) = materials[indexPath.row % materials.count]
        cell.selectionStyle = .none
        cell.contentView.backgroundColor = stripes[indexPath.row % stripes.count]
        let glass: UIVisualEffectView =
            cell.contentView.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first ?? makeGlass(in: cell)
        glass.effect = UIBlurEffect(style: style)
        (glass.contentView.subviews.first as? UILabel)?.text = name
        return cell
    }

    private func makeGlass(in cell: UITableViewCell) -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: nil)
        glass.translatesAutoresizingMaskIntoConstraints = false
        glass.layer.cornerRadius = 12
        glass.clipsToBounds = true
        let label = UILabel(frame: CGRect(x: 12, y: 0, width: 176, height: 40))
        glass.contentView.addSubview(label)
        cell.contentView.addSubview(glass)
        NSLayoutConstraint.activate([
            glass.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 60),
            glass.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
            glass.widthAnchor.constraint(equalToConstant: 200), glass.heightAnchor.constraint(equalToConstant: 40),
        ])
        return glass
    }
}
