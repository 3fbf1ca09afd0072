import Foundation
import HostClock
import Diagnostics

/// Remembers how to take changes back, and how to make them again.
///
/// Foundation has this class on Apple's systems only. Changes of one turn of the main queue form a group and are
/// undone together, unless `groupsByEvent` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are still open, the outermost first.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    private var pendingName = ""
    /// Tells whether a group that the turn opened still waits for the turn's end.
    private var turn = 0
    private var opensTurnGroup = false

    /// Makes a manager that remembers nothing.
    public nonisolated override init() {
        super.init()
    }

    // MARK: Settings

    /// Whether a group is opened for the first change of a turn, and closed at the turn's end; true by default.
    open var groupsByEvent = true

    /// How many groups are remembered; 0, the default, sets no limit.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }

    /// Stops remembering changes, until `enableUndoRegistration` has been called as often.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Remembers changes again.
    open func enableUndoRegistration() {
        stopProgram(
            unless: disableCount > 0, "enableUndoRegistration() was called more often than disableUndoRegistration().")
        disableCount -= 1
    }

    /// Whether changes are remembered.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group: what is registered until it is closed is undone together.
    open func beginUndoGrouping() {
        if openGroups.isEmpty && groupsByEvent && !isUndoing && !isRedoing { openTurnGroup() }
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        stopProgram(unless: !openGroups.isEmpty, "endUndoGrouping() was called without an open group.")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group: UndoGroup = openGroups.removeLast()
        if openGroups.isEmpty {
            opensTurnGroup = false
            group.name = pendingName
            pendingName = ""
            keep(group)
        } else if !group.isEmpty {
            openGroups[openGroups.count - 1].add(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            forgetOldest()
        }
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func openTurnGroup() {
        guard !opensTurnGroup else { return }
        opensTurnGroup = true
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
        turn += 1
        let turn: Int = turn
        MainQueue.shared.async { [weak self] in self?.closeTurnGroup(turn) }
    }

    private func closeTurnGroup(_ number: Int) {
        guard opensTurnGroup, number == turn, openGroups.count == 1 else { return }
        endUndoGrouping()
    }

    // MARK: Registering

    /// Remembers how to take a change back. The target is held weakly; when it is gone nothing is done.
    ///
    /// What `handler` itself registers while it is called is remembered for redoing.
    public func registerUndo<TargetType>(
        withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) where TargetType: AnyObject {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            stopProgram(
                unless: groupsByEvent && !isUndoing && !isRedoing,
                "registerUndo was called without an open group while groupsByEvent is off.")
            openTurnGroup()
        }
        if !isUndoing && !isRedoing { redoStack.removeAll() }
        openGroups[openGroups.count - 1].add(
            UndoAction(target: target) { object in
                guard let object = object as? TargetType else { return }
                handler(object)
            })
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in openGroups { group.removeAll() }
        disableCount = 0
    }

    /// Forgets what concerns `target`.
    open func removeAllActions(withTarget target: Any) {
        let target: AnyObject = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.removeActions(of: target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing

    /// Whether it is undoing now.
    open private(set) var isUndoing = false

    /// Whether it is redoing now.
    open private(set) var isRedoing = false

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// How many groups can be undone.
    open var undoCount: Int { undoStack.count + (openGroups.first.map { $0.isEmpty ? 0 : 1 } ?? 0) }

    /// How many groups can be redone.
    open var redoCount: Int { redoStack.count }

    /// Closes the open group, if it is the only one, and takes the last group of changes back.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        stopProgram(unless: openGroups.isEmpty, "undo() was called with nested groups open.")
        undoNestedGroup()
    }

    /// Takes the last group of changes back.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes the changes that were undone last once more.
    open func redo() {
        if openGroups.count == 1 && openGroups[0].isEmpty { endUndoGrouping() }
        guard openGroups.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: UndoGroup) {
        openGroups.append(UndoGroup())
        pendingName = group.name
        group.run()
        endUndoGrouping()
    }

    // MARK: Names

    /// Names the changes of the present group, for menus: "Typing".
    open func setActionName(_ actionName: String) {
        if openGroups.isEmpty {
            undoStack.last?.name = actionName
        } else {
            pendingName = actionName
        }
    }

    /// The name of what `undo()` takes back; empty when it has none.
    open var undoActionName: String {
        if let open = openGroups.first, !open.isEmpty { return pendingName }
        return undoStack.last?.name ?? ""
    }

    /// The name of what `redo()` makes again; empty when it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a menu item for undoing: "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for redoing: "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item for undoing what has the given name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu item for redoing what has the given name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension Notification.Name {
    /// Posted whenever a group is opened or closed, and when the manager is asked whether it can redo.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before changes are taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when changes were taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before changes are made once more.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when changes were made once more.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
