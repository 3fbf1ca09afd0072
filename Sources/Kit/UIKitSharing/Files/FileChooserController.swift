import FileBrowsing
import Foundation
import UIKitAlerts
import UIKitCore
import UIKitLists

/// A file chooser, which shows the path of a folder above a table of the folder's entries.
///
/// It first shows the folder that the request specifies, or otherwise the user's folder that fits the purpose of the
/// request. A tap on a folder opens it. A tap on a file chooses it, or selects it if the user may choose several files.
@MainActor
package final class FileChooserController: UIViewController {
    let request: FileChooserRequest
    private let onEnd: ([URL]?) -> Void
    private let navigation = UINavigationController()
    private(set) var selected: [URL] = []
    /// Whether files whose names begin with a dot are listed.
    var showsHidden = false {
        didSet { reload() }
    }
    /// The name under which a single file is saved.
    var name = ""
    /// The items and menus of a chooser that stays open, or nil if the user can cancel the chooser.
    var browserParts: FileBrowserParts? {
        didSet {
            for page in navigation.viewControllers {
                (page as? FolderController)?.updateItems()
                (page as? PlacesController)?.updateItems()
            }
        }
    }

    /// Creates a chooser. `onEnd` is called with the chosen files or folders, or nil if the user cancels. A chooser
    /// that stays open calls it for each choice.
    package init(_ request: FileChooserRequest, onEnd: @escaping ([URL]?) -> Void) {
        self.request = request
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        if case .saving(let files, _) = request.purpose, files.count == 1 { name = files[0].lastPathComponent }
        preferredContentSize = CGSize(width: 560, height: 620)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Files"
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        navigation.setViewControllers(pages(to: request.startFolder), animated: false)
    }

    /// Returns the pages of the path to a folder: the list of places, the nearest place that contains the folder, and
    /// the folders from that place to the folder.
    private func pages(to folder: URL) -> [UIViewController] {
        let target: URL = folder.standardizedFileURL
        var folders: [URL] = [target]
        let roots: [String] = Place.all.map { $0.url.standardizedFileURL.path }
        while let first = folders.first, !roots.contains(first.path), first.path != "/" {
            folders.insert(first.deletingLastPathComponent().standardizedFileURL, at: 0)
        }
        return [PlacesController(chooser: self)] + folders.map { FolderController($0, chooser: self) }
    }

    /// Returns the pages below a page in the navigation stack, and the page itself.
    func trail(of page: UIViewController) -> [UIViewController] {
        let pages: [UIViewController] = navigation.viewControllers
        guard let index = pages.firstIndex(of: page) else { return [page] }
        return Array(pages[...index])
    }

    func open(_ folder: URL) {
        navigation.pushViewController(FolderController(folder, chooser: self), animated: true)
    }

    /// The folder whose entries are shown.
    var visibleFolder: URL? { (navigation.topViewController as? FolderController)?.folder }

    /// Shows the entries of a folder.
    func showFolder(_ folder: URL) {
        guard folder.standardizedFileURL != visibleFolder?.standardizedFileURL else { return reload() }
        navigation.setViewControllers(pages(to: folder), animated: false)
    }

    /// Reloads the folders, and deselects files that no longer exist.
    func reload() {
        selected.removeAll { !FileManager.default.fileExists(atPath: $0.path) }
        for case let page as FolderController in navigation.viewControllers { page.reload() }
    }

    func show(_ page: UIViewController) {
        navigation.popToViewController(page, animated: true)
    }

    // MARK: Choice

    func isSelected(_ url: URL) -> Bool { selected.contains(url) }

    /// Chooses a file, or toggles its selection.
    func choose(_ entry: FolderEntry) {
        guard request.allowsSeveral else { return finish([entry.url]) }
        if let index = selected.firstIndex(of: entry.url) {
            selected.remove(at: index)
        } else {
            selected.append(entry.url)
        }
        for page in navigation.viewControllers { (page as? FolderController)?.selectionDidChange() }
    }

    /// Reloads the folders after a file was renamed. The file stays selected.
    func reload(afterRenaming old: URL, to new: URL) {
        if let index = selected.firstIndex(of: old) { selected[index] = new }
        reload()
    }

    /// Deselects all files.
    func clearSelection() {
        guard !selected.isEmpty else { return }
        selected = []
        for page in navigation.viewControllers { (page as? FolderController)?.selectionDidChange() }
    }

    /// Whether the button that ends the choice is enabled in a folder.
    func canFinish(in folder: URL?) -> Bool {
        switch request.purpose {
        case .files: !selected.isEmpty
        case .folder: folder != nil
        case .saving(let files, _): folder != nil && (files.count > 1 || FileSaving.problem(ofName: name) == nil)
        }
    }

    /// Ends the choice in a folder.
    func finish(in folder: URL) {
        switch request.purpose {
        case .files: finish(selected)
        case .folder: finish([folder])
        case .saving(let files, let moving): save(files, in: folder, moving: moving)
        }
    }

    private func save(_ files: [URL], in folder: URL, moving: Bool) {
        let names: [String] = files.count == 1 ? [name] : FileSaving.distinctNames(of: files, in: folder)
        let problems: [FileProblem] = zip(files, names).compactMap {
            FileSaving.problem(replacing: $1, in: folder, with: $0)
        }
        if let problem = problems.first { return report(problem) }
        let existing: [String] = zip(files, names).compactMap { file, name in
            let isReplaced: Bool =
                FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
                && !FileSaving.isFile(file, at: name, in: folder)
            return isReplaced ? name : nil
        }
        guard let first = existing.first else { return write(files, as: names, in: folder, moving: moving) }
        let alert = UIAlertController(
            title: existing.count == 1 ? "Replace “\(first)”?" : "Replace \(existing.count) files?",
            message: (existing.count == 1
                ? "A file with this name already exists" : "Files with these names already exist")
                + " in “\(folder.lastPathComponent)”.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Replace", style: .destructive) { [weak self] _ in
                self?.write(files, as: names, in: folder, moving: moving)
            })
        present(alert, animated: true)
    }

    private func write(_ files: [URL], as names: [String], in folder: URL, moving: Bool) {
        do {
            let saved: [URL] = names.map { folder.appendingPathComponent($0) }
            try FileSaving.put(files, at: saved, moving: moving)
            finish(saved)
        } catch {
            report(error)
        }
    }

    /// Shows an error.
    func report(_ problem: FileProblem) {
        let alert = UIAlertController(title: nil, message: problem.sentence, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    /// Sets the items at the leading side of a page's bar: those of a chooser that stays open, or a cancel button.
    func setLeadingItems(of item: UINavigationItem) {
        item.leftBarButtonItems =
            browserParts?.leadingItems
            ?? [
                UIBarButtonItem(
                    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(nil) })
            ]
    }

    private func finish(_ urls: [URL]) { onEnd(urls) }
}

/// A folder at which the user can start browsing.
struct Place {
    let name: String
    let symbolName: String
    let url: URL

    /// The home folder, the user's existing folders, and the root of the file system.
    @MainActor static var all: [Place] {
        let folders = UserFolders()
        var places: [Place] = [Place(name: "Home", symbolName: "house", url: folders.home)]
        for kind in UserFolders.Kind.allCases {
            guard let url = folders.folder(kind) else { continue }
            places.append(Place(name: url.lastPathComponent, symbolName: kind.symbolName, url: url))
        }
        places.append(
            Place(name: "File System", symbolName: "internaldrive", url: URL(fileURLWithPath: "/", isDirectory: true)))
        return places
    }
}
