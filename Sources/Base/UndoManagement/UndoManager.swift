import Foundation
import HostClock
import ProgramDiagnostics

/// Records how to undo and redo changes.
///
/// Foundation has this class only on Apple platforms. Changes in one turn of the main queue form a group and are undone
/// together, unless `groupsByEvent` is false.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The open groups, outermost first. They belong to the redo stack during an undo, and to the undo stack at other
    /// times.
    private var openGroups: [UndoGroup] = []
    private var disableCount = 0
    private var pendingName = ""
    /// The number of the last turn that opened a group, which identifies the group to close at the end of the turn.
    private var turn = 0
    private var isTurnGroupOpen = false

    /// Creates an empty manager.
    public nonisolated override init() {
        super.init()
    }

    // MARK: Settings

    /// Whether the first change of a turn opens a group, which closes at the end of the turn. The default is true.
    open var groupsByEvent = true

    /// The maximum number of groups; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { trimToLimit() }
    }

    /// Disables the registration of changes until a matching call to `enableUndoRegistration()`.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Enables the registration of changes after a call to `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        stopProgram(
            unless: disableCount > 0, "enableUndoRegistration() was called more often than disableUndoRegistration().")
        disableCount -= 1
    }

    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    // MARK: Groups

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// The number of actions in the open groups; 0 during an undo or a redo.
    package var openActionCount: Int {
        isUndoing || isRedoing ? 0 : openGroups.reduce(0) { $0 + $1.actionCount }
    }

    /// Opens a group. All changes that are registered until it closes are undone together.
    open func beginUndoGrouping() {
        if openGroups.isEmpty && groupsByEvent && !isUndoing && !isRedoing { openTurnGroup() }
        post(.NSUndoManagerCheckpoint)
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the innermost open group.
    open func endUndoGrouping() {
        stopProgram(unless: !openGroups.isEmpty, "endUndoGrouping() was called without an open group.")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group: UndoGroup = openGroups.removeLast()
        if openGroups.isEmpty {
            isTurnGroupOpen = false
            group.name = pendingName
            pendingName = ""
            push(group)
        } else if !group.isEmpty {
            openGroups[openGroups.count - 1].add(group)
        }
        // The group of the turn stays open after its turn if it contains an open group.
        if isTurnGroupOpen && openGroups.count == 1 { scheduleClosing() }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func push(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        if isUndoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
            trimToLimit()
        }
    }

    private func trimToLimit() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func openTurnGroup() {
        guard !isTurnGroupOpen else { return }
        isTurnGroupOpen = true
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
        turn += 1
        scheduleClosing()
    }

    /// Closes the group of the turn at the end of the current turn, unless it contains an open group then.
    private func scheduleClosing() {
        let turn: Int = turn
        MainQueue.shared.async { [weak self] in self?.closeTurnGroup(turn) }
    }

    private func closeTurnGroup(_ number: Int) {
        guard isTurnGroupOpen, number == turn, openGroups.count == 1 else { return }
        endUndoGrouping()
    }

    // MARK: Registering

    /// Registers an action that undoes a change. The target is referenced weakly; after its deallocation the action
    /// does nothing.
    ///
    /// Actions that `handler` registers during an undo are used to redo the change.
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

    /// Removes all actions, and enables registration.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in openGroups { group.removeAll() }
        disableCount = 0
    }

    /// Removes all actions with `target`.
    open func removeAllActions(withTarget target: Any) {
        let target: AnyObject = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.removeActions(of: target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing

    /// Whether an undo is in progress.
    open private(set) var isUndoing = false

    /// Whether a redo is in progress.
    open private(set) var isRedoing = false

    /// Whether there is a change to undo.
    open var canUndo: Bool { undoCount > 0 }

    /// Whether there is a change to redo. During an undo, the actions that the undo has registered count too.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoCount > 0
    }

    /// The number of groups that can be undone.
    open var undoCount: Int { undoStack.count + (openGroups.haveActions && !isUndoing ? 1 : 0) }

    /// The number of groups that can be redone.
    open var redoCount: Int { redoStack.count + (openGroups.haveActions && isUndoing ? 1 : 0) }

    /// Closes the open group if it is the only one, and undoes the last group.
    open func undo() {
        if openGroups.count == 1 { endUndoGrouping() }
        stopProgram(unless: openGroups.isEmpty, "undo() was called with nested groups open.")
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
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

    /// Sets the name of the current group for menus, such as "Typing".
    open func setActionName(_ actionName: String) {
        if openGroups.isEmpty {
            undoStack.last?.name = actionName
        } else {
            pendingName = actionName
        }
    }

    /// The name of the next group to undo, or an empty string if no group can be undone.
    open var undoActionName: String {
        openGroups.haveActions && !isUndoing ? pendingName : undoStack.last?.name ?? ""
    }

    /// The name of the next group to redo, or an empty string if no group can be redone.
    open var redoActionName: String {
        openGroups.haveActions && isUndoing ? pendingName : redoStack.last?.name ?? ""
    }

    /// The title of the Undo menu item, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the Redo menu item, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the Undo menu item for an action name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the Redo menu item for an action name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension Notification.Name {
    /// Posted when a group is opened or closed, before an undo or a redo, and when `canRedo` is read.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a group is undone.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after a group was undone.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group is redone.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a group was redone.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
