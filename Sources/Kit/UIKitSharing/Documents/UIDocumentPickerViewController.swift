import FileBrowsing
import Foundation
import UIKitCore
import UniformTypeIdentifiers

/// A page on which the user chooses files to open, or a location at which to save files.
///
/// It dismisses itself when the user chooses or cancels. If the desktop has a portal with file dialogs, presenting the
/// picker shows the desktop's dialog. Otherwise, the page contains a file chooser that the kit draws.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let purpose: FileChooserRequest.Purpose
    /// Whether the app receives copies.
    private let copies: Bool
    private var choice: FileChoiceController?

    /// The delegate, held weakly.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user may choose several files. The default is false.
    open var allowsMultipleSelection = false

    /// Whether names contain their extensions. The default is false.
    open var shouldShowFileExtensions = false

    /// The folder that is shown first. If it is nil, which is the default, the desktop's dialog chooses the folder, and
    /// the kit's file chooser shows the user's folder that fits the file types, such as the folder for pictures.
    open var directoryURL: URL?

    /// The purpose of the picker.
    public let documentPickerMode: UIDocumentPickerMode

    /// Creates a picker for files of the given types, or for a folder if `folder` is the only type.
    ///
    /// - Parameter asCopy: Whether the delegate receives copies in the folder for temporary files of the app, instead
    ///   of the files themselves.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = contentTypes == [.folder] ? .folder : .files(contentTypes, allowsSeveral: false)
        copies = asCopy
        documentPickerMode = asCopy ? .import : .open
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a picker for files of the given types, or for a folder.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker for a location to which files are copied, or moved if `asCopy` is false.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .saving(urls, moving: !asCopy)
        copies = false
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Creates a picker for a location to which files are moved.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a picker for files of the types with the given identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import)
    }

    /// Creates a picker for a location to which a file is copied or moved.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker for a location to which files are copied or moved.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether presenting the picker shows the desktop's dialog.
    private var usesDesktop: Bool { FileChoiceController.hasDesktop && choice?.hasFailed != true }

    /// The style in which the picker is presented. If the picker uses the desktop's dialog, it is `overFullScreen`.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { usesDesktop ? .overFullScreen : choice?.hasFailed == true ? .formSheet : super.modalPresentationStyle }
        set { super.modalPresentationStyle = newValue }
    }

    /// The transition with which the picker is presented. If the picker uses the desktop's dialog, it is
    /// `crossDissolve`.
    open override var modalTransitionStyle: UIModalTransitionStyle {
        get { usesDesktop ? .crossDissolve : super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }

    private func prepare() {
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 560, height: 620)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        var purpose = purpose
        if case .files(let types, _) = purpose { purpose = .files(types, allowsSeveral: allowsMultipleSelection) }
        var request = FileChooserRequest(purpose, folder: directoryURL)
        request.showsExtensions = shouldShowFileExtensions
        let choice = FileChoiceController(request) { [weak self] in self?.end($0) }
        self.choice = choice
        addChild(choice)
        choice.view.frame = view.bounds
        choice.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(choice.view)
        choice.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let presentationController, presentationController.delegate == nil { presentationController.delegate = self }
    }

    /// Called after a gesture dismisses the picker, which cancels it.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.documentPickerWasCancelled(self)
    }

    private func end(_ urls: [URL]?) {
        guard let urls else { return close { $0.documentPickerWasCancelled(self) } }
        do {
            let received: [URL] = copies ? try FileSaving.temporaryCopies(of: urls) : urls
            close { $0.documentPicker(self, didPickDocumentsAt: received) }
        } catch {
            choice?.report(error)
        }
    }

    private func close(_ notify: @escaping (any UIDocumentPickerDelegate) -> Void) {
        let delegate = delegate
        if presentingViewController == nil {
            if let delegate { notify(delegate) }
        } else {
            dismiss(animated: true)
            if let delegate { notify(delegate) }
        }
    }
}

/// The purpose of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Copies files into the app.
    case `import` = 0
    /// Opens files at their original location.
    case open = 1
    /// Copies files to a chosen location.
    case exportToService = 2
    /// Moves files to a chosen location.
    case moveToService = 3
}

/// Methods that a document picker calls. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the files that the user chose or, for saving, with the saved files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called after the user cancels.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Called with the first file if the newer method is not implemented.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

/// The default implementations of the optional methods.
extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
