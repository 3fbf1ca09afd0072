import Foundation
import HostClock
import UIKitCore
import UniformTypeIdentifiers

/// A document in a file, which saves itself when its content changes.
///
/// A subclass overrides `load(fromContents:ofType:)` and `contents(forType:)`. Files are read and written on the main
/// thread. Writing happens immediately. Reading happens after the current turn. The content of a file is
/// `Data`. Folders are not supported.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// The state of a document.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits of the state.
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open, and the user can edit it.
        public static let normal: State = []
        /// The document is not open.
        public static let closed = State(rawValue: 1 << 0)
        /// Versions of the file conflict.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not currently edit the document.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The document is being transferred.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// A change to a document.
    public enum ChangeKind: Int, Sendable {
        /// A change by the user.
        case done = 0
        /// The user undid a change.
        case undone = 1
        /// The user redid a change.
        case redone = 2
        /// The document was saved or reverted.
        case cleared = 3
    }

    /// The ways in which a document is saved.
    public enum SaveOperation: Int, Sendable {
        /// The document is saved in a new file.
        case forCreating = 0
        /// The document replaces its existing file.
        case forOverwriting = 1
    }

    /// Posted after the state changes. The object is the document.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The delay between a change and saving the document, in seconds.
    static let savingDelay: TimeInterval = 15

    /// The file.
    public private(set) var fileURL: URL

    /// Creates a document for a file that need not exist yet.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    isolated deinit {
        savingCall?.cancel()
        for observer in undoObservers + stateObservers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: Properties

    /// The name to show to the user, which is the file name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the type, which the extension of the file determines.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }

    /// The modification date of the file when it was last read or written, or nil before the first time.
    open var fileModificationDate: Date?

    /// The state. A new document is closed.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
        }
    }

    // MARK: Opening and closing

    /// Reads the file after this turn. The argument of `completionHandler` indicates whether reading succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        UIApplication.shared.afterTurn { [self] in
            let succeeded: Bool = attempt { try read(from: fileURL) }
            if succeeded {
                documentState.remove(.closed)
                observeApplication()
            }
            completionHandler?(succeeded)
        }
    }

    /// Reads the file, and returns whether reading succeeded.
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in self.open { continuation.resume(returning: $0) } }
    }

    /// Saves unsaved changes, and closes the document. The argument of `completionHandler` indicates whether the
    /// operation succeeded.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        guard !documentState.contains(.closed) else { return completionHandler?(true) ?? () }
        autosave { [self] succeeded in
            if succeeded { documentState.insert(.closed) }
            completionHandler?(succeeded)
        }
    }

    /// Saves unsaved changes, closes the document, and returns whether the operation succeeded.
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in self.close { continuation.resume(returning: $0) } }
    }

    /// Replaces the current content with the content of a file, after this turn. Unsaved changes are lost.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        disableEditing()
        UIApplication.shared.afterTurn { [self] in
            let succeeded: Bool = attempt { try read(from: url) }
            if succeeded { updateChangeCount(.cleared) }
            enableEditing()
            completionHandler?(succeeded)
        }
    }

    /// Called when the user must temporarily not edit the document. During this time, the state contains
    /// `editingDisabled`.
    open func disableEditing() { documentState.insert(.editingDisabled) }

    /// Called when the user may edit the document again.
    open func enableEditing() { documentState.remove(.editingDisabled) }

    // MARK: Content

    /// Loads the content of the file, which is `Data`, into the document. Override this method. The default
    /// implementation does nothing.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Returns the content to save, which must be `Data`. Override this method.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads a file, and calls `load(fromContents:ofType:)`.
    open func read(from url: URL) throws {
        let data = try Data(contentsOf: url)
        fileModificationDate = modificationDate(of: url)
        try load(fromContents: data, ofType: fileType)
    }

    /// Writes the content to a file. If writing fails, the old file is kept.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        guard let data = contents as? Data else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The content of \(url.lastPathComponent) is a \(type(of: contents)). Return Data from "
                        + "contents(forType:)."
                ])
        }
        try data.write(to: url, options: .atomic)
        fileModificationDate = modificationDate(of: url)
    }

    private func modificationDate(of url: URL) -> Date? {
        try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }

    // MARK: Changes

    /// Whether the document changed since it was read or written.
    open var hasUnsavedChanges: Bool { changeCount != 0 || hasLeftSavedState }

    /// The number of changes since the document was saved, minus the number of changes that were undone.
    private var changeCount = 0
    /// Whether a new change replaced an undone change that is in the file, so that no undo or redo restores the content
    /// of the file.
    private var hasLeftSavedState = false
    private var savingCall: ScheduledCall?
    private var stateObservers: [any NSObjectProtocol] = []
    private var undoObservers: [any NSObjectProtocol] = []

    /// Records a change. The document is saved after 15 seconds, or when the app enters the background.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done:
            if changeCount < 0 { hasLeftSavedState = true }
            changeCount += 1
        case .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared:
            changeCount = 0
            hasLeftSavedState = false
        }
        scheduleSaving()
    }

    private func scheduleSaving() {
        guard hasUnsavedChanges else {
            savingCall?.cancel()
            savingCall = nil
            return
        }
        guard savingCall == nil else { return }
        savingCall = MainQueue.shared.schedule(after: UIDocument.savingDelay) { [weak self] in
            self?.savingCall = nil
            self?.autosave(completionHandler: nil)
        }
    }

    /// The undo manager of the document. Each undo group that is not part of another group is a change to the document.
    /// The default is a new undo manager.
    open var undoManager: UndoManager! {
        get {
            if let storedUndoManager { return storedUndoManager }
            let created = UndoManager()
            self.undoManager = created
            return created
        }
        set {
            for observer in undoObservers { NotificationCenter.default.removeObserver(observer) }
            undoObservers = []
            countedActions = 0
            storedUndoManager = newValue
            guard let newValue else { return }
            // Undo groups are also closed during undo and redo. One undo reverts a group with the groups in it.
            undoObservers = [
                observe(.NSUndoManagerWillCloseUndoGroup, newValue) { document in
                    if newValue.groupingLevel == 1 { document.countOpenGroup() }
                },
                observe(.NSUndoManagerDidCloseUndoGroup, newValue) { document in
                    guard newValue.groupingLevel == 0, !newValue.isUndoing, !newValue.isRedoing else { return }
                    if document.countedActions == 0 { document.updateChangeCount(.done) }
                    document.countedActions = 0
                },
                observe(.NSUndoManagerDidUndoChange, newValue) { $0.updateChangeCount(.undone) },
                observe(.NSUndoManagerDidRedoChange, newValue) { $0.updateChangeCount(.redone) },
            ]
        }
    }

    private var storedUndoManager: UndoManager?
    /// The number of actions in the open undo group when it was counted as a change; 0 if it was not counted.
    private var countedActions = 0

    /// Counts the actions in the open undo group as a change before the group closes. The group of a turn closes at the
    /// end of the turn, but the document may be saved or closed earlier.
    private func countOpenGroup() {
        guard let actions = storedUndoManager?.openActionCount, actions > 0, actions != countedActions else { return }
        let isCounted: Bool = countedActions > 0
        countedActions = actions
        guard isCounted else { return updateChangeCount(.done) }
        // The file may contain a part of the group, and undo reverts the whole group.
        hasLeftSavedState = true
        scheduleSaving()
    }

    private func observe(
        _ name: Notification.Name, _ object: Any?, _ body: @escaping @MainActor (UIDocument) -> Void
    ) -> any NSObjectProtocol {
        // The application and the undo manager of a document post notifications on the main thread.
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { if let self { body(self) } }
        }
    }

    private func observeApplication() {
        guard stateObservers.isEmpty else { return }
        stateObservers = [
            observe(UIApplication.didEnterBackgroundNotification, nil) { $0.autosave(completionHandler: nil) }
        ]
    }

    // MARK: Saving

    /// Saves the document in a file. The argument of `completionHandler` indicates whether saving succeeded.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
        countOpenGroup()
        let succeeded: Bool = attempt {
            let type: String = UTType(filenameExtension: url.pathExtension)?.identifier ?? UTType.data.identifier
            try writeContents(try contents(forType: type), safelyTo: url, for: saveOperation)
        }
        if succeeded {
            updateChangeCount(.cleared)
            // The end of the current undo or redo counts as a change, although the file may contain it.
            if let manager = storedUndoManager, manager.isUndoing || manager.isRedoing { hasLeftSavedState = true }
            documentState.remove(.savingError)
            if saveOperation == .forCreating {
                fileURL = url
                documentState.remove(.closed)
                observeApplication()
            }
        } else {
            documentState.insert(.savingError)
        }
        UIApplication.shared.afterTurn { completionHandler?(succeeded) }
    }

    /// Saves the document in a file, and returns whether saving succeeded.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            self.save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Saves unsaved changes in the file. The argument of `completionHandler` indicates whether saving succeeded.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        countOpenGroup()
        guard hasUnsavedChanges else { return completionHandler?(true) ?? () }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    // MARK: Errors

    /// Called after reading or writing the document fails. The default implementation logs the error.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Diagnostics.warn("The document \(fileURL.path): \(error.localizedDescription)")
    }

    private func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            handleError(error, userInteractionPermitted: UIApplication.shared.applicationState == .active)
            return false
        }
    }
}
