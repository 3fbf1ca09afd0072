import FileBrowsing
import Foundation
import UIKitAlerts
import UIKitCore
import UniformTypeIdentifiers

/// The first screen of a document-based app, on which the user opens, creates, renames and shares documents.
///
/// It shows the user's folders, and begins in the folder for the types of documents that it can open. Make it the root
/// view controller of a window, and present a document over it.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    /// The ways in which a document is imported.
    public enum ImportMode: UInt, Sendable {
        /// No document is imported.
        case none = 0
        /// The document is copied.
        case copy = 1
        /// The document is moved.
        case move = 2
    }

    /// The style of a browser.
    public enum BrowserUserInterfaceStyle: UInt, Sendable {
        /// A white background.
        case white = 0
        /// A light background.
        case light = 1
        /// A dark background.
        case dark = 2
    }

    /// The types of the documents that can be opened.
    private let types: [UTType]
    private var chooser: FileChooserController?
    private lazy var createItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.requestDocument() })

    /// The delegate, held weakly.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    /// Whether the bar has a button for new documents. The default is true.
    open var allowsDocumentCreation = true { didSet { updateParts() } }

    /// The description of the button for new documents. The default is “Create Document”.
    open var localizedCreateDocumentActionTitle = "Create Document" { didSet { updateParts() } }

    /// Whether the user may open several documents at once. The default is false. Set it before the browser appears.
    open var allowsPickingMultipleItems = false

    /// Whether names contain their extensions. The default is false. Set it before the browser appears.
    open var shouldShowFileExtensions = false

    /// The additional items at the leading side of the bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateParts() } }

    /// The additional items at the trailing side of the bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateParts() } }

    /// The actions of the app, which the browser shows in the menus of documents and, if `allowsPickingMultipleItems`
    /// is true, in the bar.
    open var customActions: [UIDocumentBrowserAction] = [] { didSet { updateParts() } }

    /// The style of the browser. The default is `white`.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
        didSet {
            guard browserUserInterfaceStyle != oldValue else { return }
            overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light
        }
    }

    /// Creates a browser for documents of the given types. Nil means the types in `CFBundleDocumentTypes` of
    /// `Info.plist`.
    public init(forOpening contentTypes: [UTType]?) {
        types = contentTypes ?? UIDocumentBrowserViewController.typesOfApp
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser for documents of the types with the given identifiers.
    public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        self.init(forOpening: allowedContentTypes.map { $0.map { UTType(importedAs: $0) } })
    }

    public required init?(coder: NSCoder) { nil }

    private static var typesOfApp: [UTType] {
        let entries = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        return entries.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }.map { UTType(importedAs: $0) }
    }

    /// The identifiers of the types of the documents that can be opened.
    public var allowedContentTypes: [String] { types.map(\.identifier) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        var request = FileChooserRequest(.files(types, allowsSeveral: allowsPickingMultipleItems))
        request.showsExtensions = shouldShowFileExtensions
        let chooser = FileChooserController(request) { [weak self] in self?.pick($0 ?? []) }
        self.chooser = chooser
        chooser.browserParts = FileBrowserParts()
        addChild(chooser)
        chooser.view.frame = view.bounds
        chooser.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(chooser.view)
        chooser.didMove(toParent: self)
        updateParts()
    }

    private func updateParts() {
        guard let chooser else { return }
        createItem.accessibilityLabel = localizedCreateDocumentActionTitle
        let barActions: [UIBarButtonItem] = allowsPickingMultipleItems ? makeBarActions() : []
        chooser.browserParts = FileBrowserParts(
            leadingItems: additionalLeadingNavigationBarButtonItems,
            trailingItems: (allowsDocumentCreation ? [createItem] : []) + additionalTrailingNavigationBarButtonItems
                + barActions,
            generalTrailingItems: additionalTrailingNavigationBarButtonItems,
            menu: { [weak self] in self?.menu(of: $0) })
    }

    private func pick(_ urls: [URL]) {
        chooser?.clearSelection()
        if !urls.isEmpty { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }
    }

    // MARK: Documents

    private func requestDocument() {
        let importHandler: (URL?, ImportMode) -> Void = { [weak self] url, mode in
            guard let self, let url, mode != .none, let folder = self.chooser?.visibleFolder else { return }
            self.put(url, in: folder, moving: mode == .move, completion: nil)
        }
        delegate?.documentBrowser(self, didRequestDocumentCreationWithHandler: importHandler)
    }

    private func put(_ url: URL, in folder: URL, moving: Bool, completion: ((URL?, (any Error)?) -> Void)?) {
        do {
            let name: String = FileSaving.freeName(url.lastPathComponent, in: folder)
            let destination: URL = try FileSaving.put(url, as: name, in: folder, moving: moving)
            chooser?.reload()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
            completion?(destination, nil)
        } catch {
            delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
            completion?(nil, error)
        }
    }

    /// Shows the folder that contains a document.
    ///
    /// - Parameters:
    ///   - importIfNeeded: Whether a document among the temporary files of the app is first copied into the folder that
    ///     the browser shows.
    ///   - completion: A closure that is called with the URL of the shown document, or with an error.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        guard FileManager.default.fileExists(atPath: url.path) else {
            completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]))
            return
        }
        let temporary: String = FileManager.default.temporaryDirectory.standardizedFileURL.path + "/"
        if importIfNeeded, url.standardizedFileURL.path.hasPrefix(temporary), let folder = chooser?.visibleFolder {
            put(url, in: folder, moving: false, completion: completion)
        } else {
            chooser?.showFolder(url.deletingLastPathComponent())
            completion?(url, nil)
        }
    }

    /// Copies or moves a document into the folder of another document.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        guard importMode != .none else { return completion(nil, nil) }
        put(
            documentURL, in: neighbourURL.deletingLastPathComponent(), moving: importMode == .move,
            completion: completion)
    }

    /// Renames a document. The extension of the document is added to a new name that does not end with it.
    open func renameDocument(
        at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) {
        if let problem = FileSaving.problem(ofName: proposedName) { return completionHandler(nil, problem) }
        let old: String = documentURL.pathExtension
        let isComplete: Bool = old.isEmpty || proposedName.hasSuffix("." + old)
        let name: String = isComplete ? proposedName : proposedName + "." + old
        let url: URL = documentURL.deletingLastPathComponent().appendingPathComponent(name)
        do {
            if url != documentURL { try FileManager.default.moveItem(at: documentURL, to: url) }
            chooser?.reload(afterRenaming: documentURL, to: url)
            completionHandler(url, nil)
        } catch {
            let folder: URL = documentURL.deletingLastPathComponent()
            completionHandler(nil, FileProblem.saving(name, in: folder, error))
        }
    }

    // MARK: Menus

    private func menu(of entry: FolderEntry) -> UIMenu? {
        let own: [UIAction] = customActions.filter { $0.isAvailable(at: .menu, for: [entry.type]) }.map { action in
            UIAction(title: action.localizedTitle, image: action.image) { _ in action.handler([entry.url]) }
        }
        let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in
            self?.askForName(of: entry.url)
        }
        let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            self?.share([entry.url])
        }
        return UIMenu(children: [UIMenu(options: .displayInline, children: own), rename, share])
    }

    /// The items for actions that apply to the selected documents.
    private func makeBarActions() -> [UIBarButtonItem] {
        customActions.filter { $0.availability.contains(.navigationBar) }.map { action in
            UIBarButtonItem(
                title: action.localizedTitle, image: action.image,
                primaryAction: UIAction(title: action.localizedTitle) { [weak self] _ in
                    let urls: [URL] = self?.chooser?.selected ?? []
                    let types: [UTType] = urls.map { UTType(filenameExtension: $0.pathExtension) ?? .data }
                    if action.isAvailable(at: .navigationBar, for: types) { action.handler(urls) }
                })
        }
    }

    private func askForName(of url: URL) {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.text = url.deletingPathExtension().lastPathComponent
            field.accessibilityIdentifier = "Document name"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
                self?.renameDocument(at: url, proposedName: alert?.textFields?.first?.text ?? "") { _, error in
                    if let problem = error as? FileProblem { self?.chooser?.report(problem) }
                }
            })
        present(alert, animated: true)
    }

    private func share(_ urls: [URL]) {
        let activities = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls)
        let sheet = UIActivityViewController(activityItems: urls, applicationActivities: activities)
        sheet.popoverPresentationController?.sourceView = view
        delegate?.documentBrowser(self, willPresent: sheet)
        present(sheet, animated: true)
    }
}
