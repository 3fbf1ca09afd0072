import UIKit

/// Shows menus: pull-down and pop-up buttons, bar buttons, context menus of rows, edit menus and key commands.
final class MenusController: UITableViewController {
    private let names = ["Apricot", "Blueberry", "Cherry", "Damson", "Elderberry", "Fig"]
    private var log = "Nothing chosen yet"
    private let logLabel = UILabel()
    private let pullDown = UIButton(configuration: .gray())
    private let popUp = UIButton(configuration: .gray())
    private let colors = UIButton(configuration: .gray())
    private let buttons = UIStackView()
    private let stack = UIStackView()
    /// The closures of the open deferred elements, oldest first.
    private var providers: [([UIMenuElement]) -> Void] = []
    private lazy var edit = UIEditMenuInteraction(delegate: self)

    init() {
        super.init(style: .insetGrouped)
        title = "Menus"
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "menus"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: barMenu)
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        tableView.tableHeaderView = makeHeader()
        addKeyCommand(
            UIKeyCommand(
                title: "New item", action: Selector("newItem", MenusController.newItem), input: "n",
                modifierFlags: .command, discoverabilityTitle: "New item"))
        addKeyCommand(
            UIKeyCommand(
                title: "Clear the log", action: Selector("clearLog", MenusController.clearLog), input: "k",
                modifierFlags: [.command, .shift]))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func makeHeader() -> UIView {
        pullDown.configuration?.title = "Pull down"
        pullDown.menu = documentMenu
        pullDown.showsMenuAsPrimaryAction = true
        popUp.menu = UIMenu(
            children: ["Small", "Medium", "Large"].map { size in
                UIAction(title: size, state: size == "Medium" ? .on : .off) { [weak self] _ in
                    self?.write("Size \(size)")
                }
            })
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        popUp.accessibilityIdentifier = "size"
        colors.configuration?.title = "Tiles"
        colors.menu = tileMenu
        colors.showsMenuAsPrimaryAction = true
        logLabel.text = log
        logLabel.textAlignment = .center
        logLabel.numberOfLines = 0
        logLabel.isUserInteractionEnabled = true
        logLabel.accessibilityIdentifier = "log"
        logLabel.addInteraction(edit)
        logLabel.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("showEditMenu", MenusController.showEditMenu(_:))))
        for button in [pullDown, popUp, colors] { buttons.addArrangedSubview(button) }
        buttons.distribution = .fillEqually
        buttons.spacing = 8
        for part in [buttons, logLabel] { stack.addArrangedSubview(part) }
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 16, y: 16, width: 358, height: 84)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 110))
        header.addSubview(stack)
        return header
    }

    /// Adapts the header to the text size.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let header = tableView.tableHeaderView else { return }
        let isLarge: Bool = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = isLarge ? .vertical : .horizontal
        let fitting: CGSize = stack.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width - 32, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height: CGFloat = max(84, fitting.height) + 26
        guard header.frame.height != height else { return }
        header.frame.size.height = height
        tableView.tableHeaderView = header
    }

    private func write(_ text: String) {
        log = text
        logLabel.text = text
        view.setNeedsLayout()
    }

    private func action(
        _ title: String, _ image: String? = nil, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes, state: state
        ) { [weak self] in self?.write($0.title) }
    }

    private var documentMenu: UIMenu {
        let share = UIMenu(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
            children: [action("Copy link", "link"), action("Mail", "envelope")])
        let view = UIMenu(
            title: "View", options: [.displayInline, .singleSelection],
            children: [action("List", state: .on), action("Icons")])
        let rename = action("Rename", "pencil")
        rename.subtitle = "Changes the name of the file"
        let delete = UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)])
        return UIMenu(children: [rename, action("Lock", "lock", .disabled), share, view, delete])
    }

    private var tileMenu: UIMenu {
        let row = UIMenu(
            options: .displayInline, preferredElementSize: .medium,
            children: [action("Copy", "doc.on.doc"), action("Paste", "doc"), action("Search", "magnifyingglass")])
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette],
            children: ["star", "heart", "bell", "bookmark"].map { action($0.capitalized, $0) })
        return UIMenu(children: [row, palette, action("Close")])
    }

    private var barMenu: UIMenu {
        let later = UIDeferredMenuElement.uncached { [weak self] provide in
            self?.providers.append(provide)
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
                // The timer runs on the main run loop.
                MainActor.assumeIsolated { self?.provideLater() }
            }
        }
        return UIMenu(title: "Actions for all rows", children: [action("Sort", "arrow.up.arrow.down"), later])
    }

    private func provideLater() { providers.removeFirst()([action("Provided later")]) }

    // MARK: Commands

    private func newItem() { write("New item") }

    private func clearLog() { write("Cleared") }

    private func showEditMenu(_ recognizer: UITapGestureRecognizer) {
        edit.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: recognizer.location(in: logLabel)))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "copy:" || super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) { write("Copied") }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("name")
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let name = names[indexPath.row]
        var preview: UIContextMenuContentPreviewProvider?
        if indexPath.row % 2 == 1 { preview = { FruitController(name: name) } }
        return UIContextMenuConfiguration(
            identifier: NSString(string: name),
            previewProvider: preview,
            actionProvider: { [weak self] _ in
                guard let self else { return nil }
                return UIMenu(children: [
                    action("Buy \(name)", "cart"), action("Like \(name)", "heart"),
                    action("Remove \(name)", "trash", .destructive),
                ])
            })
    }

    override func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.preferredCommitStyle = .pop
        animator.addCompletion { [weak self] in
            guard let controller = animator.previewViewController else { return }
            self?.navigationController?.pushViewController(controller, animated: false)
        }
    }
}

extension MenusController: UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: suggestedActions + [action("Look up"), action("Translate")])
    }
}

/// The preview of a row.
final class FruitController: UIViewController {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        preferredContentSize = CGSize(width: 300, height: 200)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 40))
        label.text = name
        label.font = .preferredFont(forTextStyle: .largeTitle)
        view.addSubview(label)
    }
}
