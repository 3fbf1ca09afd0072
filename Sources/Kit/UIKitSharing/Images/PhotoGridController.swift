import FileBrowsing
import Foundation
import HostClock
import SystemTexts
import UIKitCore
import UIKitLists
import UniformTypeIdentifiers

/// A grid of the files in the user's folders for pictures and videos, the latest first.
package final class PhotoGridController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let types: [UTType]
    /// The maximum number of files to choose, or 0 for any number.
    private let limit: Int
    private let isOrdered: Bool
    private let onEnd: ([URL]?) -> Void
    private var entries: [FolderEntry] = []
    private var selected: [URL] = []
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let message = UILabel()
    private static let spacing: CGFloat = 2

    /// Creates a grid. `onEnd` is called with the chosen files, or nil if the user cancels.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of files to choose, or 0 for any number. If it is 1, a tap on a file chooses it.
    ///   - isOrdered: Whether marks show the order in which files were chosen.
    ///   - selected: The files that are chosen at first. Those that are not in the grid are ignored.
    package init(
        types: [UTType], limit: Int, isOrdered: Bool = false, selected: [URL] = [], onEnd: @escaping ([URL]?) -> Void
    ) {
        self.types = types
        self.limit = limit
        self.isOrdered = isOrdered
        self.selected = selected
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumLineSpacing = Self.spacing
        layout.minimumInteritemSpacing = Self.spacing
        grid.backgroundColor = .systemBackground
        grid.dataSource = self
        grid.delegate = self
        grid.alwaysBounceVertical = true
        grid.accessibilityIdentifier = "Photos"
        grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        grid.frame = view.bounds
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(grid)
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.isHidden = true
        view.addSubview(message)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(nil) })
        var items: [UIBarButtonItem] = []
        if limit != 1 {
            let add = UIBarButtonItem(
                title: SystemTexts.localized("Add"),
                primaryAction: UIAction(title: SystemTexts.localized("Add")) { [weak self] _ in
                    self?.onEnd(self?.selected ?? [])
                })
            add.style = .done
            add.isEnabled = false
            items.append(add)
        }
        let browse = UIBarButtonItem(
            image: UIImage(systemName: "folder"),
            primaryAction: UIAction(image: UIImage(systemName: "folder")) { [weak self] _ in self?.browse() })
        browse.accessibilityLabel = "Browse"
        navigationItem.rightBarButtonItems = items + [browse]
        load()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns: CGFloat = max(3, (view.bounds.width / 130).rounded(.down))
        let side: CGFloat = ((view.bounds.width - Self.spacing * (columns - 1)) / columns).rounded(.down)
        if layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
        let width: CGFloat = min(320, view.bounds.width - 64)
        let height: CGFloat = message.sizeThatFits(CGSize(width: width, height: 1_000)).height
        message.frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(), y: (view.bounds.midY - height / 2).rounded(),
            width: width, height: height)
    }

    // MARK: Content

    /// Lists the files on another thread, because folders can be large.
    private func load() {
        let folders = UserFolders()
        let wanted: [UTType] = types
        let kinds: [UserFolders.Kind] = shows(.movie) ? [.pictures, .videos] : [.pictures]
        let places: [URL] = kinds.compactMap { folders.folder($0) }
        let work = Ledger.shared.begin()
        DispatchQueue.global(qos: .userInitiated).async {
            let lists: [FolderEntry] = places.flatMap { FolderListing.latestFiles(in: $0, types: wanted) }
            let sorted: [FolderEntry] =
                places.count < 2
                ? lists : lists.sorted { ($0.date ?? .distantPast) > ($1.date ?? .distantPast) }
            Ledger.shared.finish(work) { [weak self] in self?.show(sorted) }
        }
    }

    /// Returns whether files of a kind are shown.
    private func shows(_ kind: UTType) -> Bool { types.contains { $0.conforms(to: kind) || kind.conforms(to: $0) } }

    private func show(_ found: [FolderEntry]) {
        entries = found
        selected = selected.compactMap { file in found.first { $0.url.path == file.path }?.url }
        message.isHidden = !found.isEmpty
        let missing: String = shows(.movie) ? shows(.image) ? "pictures or videos" : "videos" : "pictures"
        let places: String = shows(.movie) ? "folders for pictures and videos" : "folder for pictures"
        message.text =
            "There are no \(missing) in your \(places). Choose one from another folder with the button at the top."
        view.setNeedsLayout()
        grid.reloadData()
        updateMarks()
    }

    private func browse() {
        let request = FileChooserRequest(.files(types, allowsSeveral: limit != 1))
        let choice = FileChoiceController(request) { [weak self] urls in
            self?.dismiss(animated: true)
            guard let self, let urls else { return }
            self.onEnd(Self.union(of: self.selected, and: urls, limit: self.limit))
        }
        present(choice, animated: true)
    }

    /// Returns the selected files followed by the files from another folder. If there are more than `limit`, omits
    /// the files that were selected first. A limit of 0 means no limit.
    static func union(of selected: [URL], and others: [URL], limit: Int) -> [URL] {
        let all: [URL] = selected.filter { !others.contains($0) } + others
        return limit > 0 ? Array(all.suffix(limit)) : all
    }

    private func updateMarks() {
        navigationItem.rightBarButtonItems?.first?.isEnabled = !selected.isEmpty || limit == 1
        for path in grid.indexPathsForVisibleItems {
            (grid.cellForItem(at: path) as? PhotoCell)?.mark = mark(of: entries[path.item])
        }
    }

    /// Returns the text of the mark on a file, or nil if the file is not selected. The text is the number of the file
    /// among the selected files, or a checkmark.
    private func mark(of entry: FolderEntry) -> String? {
        guard let index = selected.firstIndex(of: entry.url) else { return nil }
        return isOrdered ? "\(index + 1)" : "✓"
    }

    // MARK: Grid

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        entries.count
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let entry: FolderEntry = entries[indexPath.item]
        (cell as? PhotoCell)?.show(entry, side: layout.itemSize.width)
        (cell as? PhotoCell)?.mark = mark(of: entry)
        return cell
    }

    package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        let url: URL = entries[indexPath.item].url
        if limit == 1 { return onEnd([url]) }
        if let index = selected.firstIndex(of: url) {
            selected.remove(at: index)
        } else if limit == 0 || selected.count < limit {
            selected.append(url)
        }
        updateMarks()
    }
}
