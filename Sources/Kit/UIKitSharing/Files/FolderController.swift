import FileBrowsing
import Foundation
import UIKitAlerts
import UIKitCore
import UIKitLists

/// The page of a file chooser with the entries of a folder.
final class FolderController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private weak var chooser: FileChooserController?
    /// The button that ends the choice, or nil if a tap on a file ends it.
    private lazy var endItem: UIBarButtonItem? = chooser?.request.actionTitle.map { title in
        let item = UIBarButtonItem(
            title: title,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                self.chooser?.finish(in: self.folder)
            })
        item.style = .done
        return item
    }
    let folder: URL
    private var entries: [FolderEntry] = []
    private let trail = FolderTrailView()
    private let table = UITableView(frame: .zero, style: .plain)
    private let message = UILabel()
    private let nameBar = SaveNameBar()

    init(_ folder: URL, chooser: FileChooserController) {
        self.chooser = chooser
        self.folder = folder
        super.init(nibName: nil, bundle: nil)
        title =
            Place.all.first { $0.url.standardizedFileURL.path == folder.standardizedFileURL.path }?.name
            ?? folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 56
        table.accessibilityIdentifier = "Folder"
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        for subview in [table, message, trail, nameBar] { view.addSubview(subview) }
        navigationItem.hidesBackButton = true
        updateItems()
        trail.onShow = { [weak self] index in
            guard let self, let chooser else { return }
            chooser.show(chooser.trail(of: self)[index])
        }
        trail.onToggleHidden = { [weak self] in self?.chooser?.showsHidden.toggle() }
        prepareNameBar()
        reload()
    }

    /// Sets the items of the bar.
    func updateItems() {
        guard let chooser else { return }
        chooser.setLeadingItems(of: navigationItem)
        let others: [UIBarButtonItem] = chooser.browserParts?.trailingItems ?? []
        navigationItem.rightBarButtonItems = [endItem].compactMap { $0 } + others
        selectionDidChange()
    }

    private func prepareNameBar() {
        guard let chooser, case .saving(let files, _) = chooser.request.purpose else {
            nameBar.isHidden = true
            return
        }
        nameBar.field.isHidden = files.count != 1
        nameBar.field.text = chooser.name
        nameBar.onChange = { [weak self] name in
            self?.chooser?.name = name
            self?.selectionDidChange()
        }
        nameBar.onNewFolder = { [weak self] in self?.askForFolder() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
        nameBar.field.text = chooser?.name
        trail.show(chooser?.trail(of: self).compactMap(\.title) ?? [])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area: CGRect = view.bounds.inset(by: view.safeAreaInsets)
        trail.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: FolderTrailView.height)
        let bottom: CGFloat = nameBar.isHidden ? view.bounds.maxY : area.maxY - SaveNameBar.height
        nameBar.frame = CGRect(
            x: 0, y: bottom, width: view.bounds.width, height: view.bounds.maxY - bottom)
        table.frame = CGRect(
            x: 0, y: trail.frame.maxY, width: view.bounds.width, height: max(0, bottom - trail.frame.maxY))
        let width: CGFloat = min(view.bounds.width - 64, 420)
        let size: CGSize = message.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        message.frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(), y: (table.frame.midY - size.height / 2).rounded(),
            width: width, height: size.height)
    }

    // MARK: Content

    /// Reads the folder.
    func reload() {
        guard isViewLoaded, let chooser else { return }
        trail.showsHidden = chooser.showsHidden
        do {
            entries = try FolderListing.entries(
                of: folder, types: chooser.request.types, includingHidden: chooser.showsHidden)
            message.text = entries.isEmpty ? emptyMessage : nil
        } catch {
            entries = []
            message.text = error.sentence
        }
        message.isHidden = message.text == nil
        table.reloadData()
        selectionDidChange()
        view.setNeedsLayout()
    }

    private var emptyMessage: String {
        chooser?.request.types == nil ? "The folder is empty." : "The folder contains no files that can be chosen."
    }

    /// Updates the checkmarks of the files, and the state of the button that ends the choice.
    func selectionDidChange() {
        guard isViewLoaded, let chooser else { return }
        endItem?.isEnabled = chooser.canFinish(in: folder)
        for path in table.indexPathsForVisibleRows ?? [] {
            table.cellForRow(at: path)?.accessoryType = accessory(of: entries[path.row])
        }
    }

    private func accessory(of entry: FolderEntry) -> UITableViewCell.AccessoryType {
        if entry.isFolder { return .disclosureIndicator }
        return chooser?.isSelected(entry.url) == true ? .checkmark : .none
    }

    private func askForFolder() {
        let alert = UIAlertController(title: "New Folder", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.accessibilityIdentifier = "Folder name"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Create", style: .default) { [weak self, weak alert] _ in
                self?.makeFolder(alert?.textFields?.first?.text ?? "")
            })
        present(alert, animated: true)
    }

    private func makeFolder(_ name: String) {
        if let problem = FileSaving.problem(ofName: name) { chooser?.report(problem); return }
        let url: URL = folder.appendingPathComponent(name, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            reload()
            chooser?.open(url)
        } catch {
            chooser?.report(.saving(name, in: folder, error))
        }
    }

    // MARK: Table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: FileCell =
            tableView.dequeueReusableCell(withIdentifier: "entry") as? FileCell
            ?? FileCell(style: .subtitle, reuseIdentifier: "entry")
        let entry: FolderEntry = entries[indexPath.row]
        let isDimmed: Bool =
            switch chooser?.request.purpose {
            case .saving: !entry.isFolder
            default: false
            }
        cell.show(entry, showsExtension: chooser?.request.showsExtensions ?? true, isDimmed: isDimmed)
        cell.accessoryType = accessory(of: entry)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry: FolderEntry = entries[indexPath.row]
        if entry.isFolder { chooser?.open(entry.url); return }
        guard case .saving(let files, _)? = chooser?.request.purpose else { chooser?.choose(entry); return }
        // A tap on an existing file copies the file's name to the name field.
        guard files.count == 1 else { return }
        chooser?.name = entry.name
        nameBar.field.text = entry.name
        selectionDidChange()
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let entry: FolderEntry = entries[indexPath.row]
        guard !entry.isFolder, let menu = chooser?.browserParts?.menu(entry) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}
