/// A group of changes that are undone together, newest first.
@MainActor
final class UndoGroup {
    private enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    private var entries: [Entry] = []
    var name = ""

    var isEmpty: Bool { entries.isEmpty }

    /// The number of actions in the group and in the groups inside it.
    var actionCount: Int {
        entries.reduce(0) { count, entry in
            switch entry {
            case .action: count + 1
            case .group(let group): count + group.actionCount
            }
        }
    }

    func add(_ action: UndoAction) { entries.append(.action(action)) }

    func add(_ group: UndoGroup) { entries.append(.group(group)) }

    func run() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.run()
            case .group(let group): group.run()
            }
        }
    }

    func removeAll() { entries.removeAll() }

    func removeActions(of target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .action(let action): return action.target === target
            case .group(let group):
                group.removeActions(of: target)
                return group.isEmpty
            }
        }
    }
}

extension [UndoGroup] {
    /// Whether a group contains an action.
    @MainActor
    var haveActions: Bool { contains { !$0.isEmpty } }
}

/// An action that undoes one change.
@MainActor
final class UndoAction {
    private(set) weak var target: AnyObject?
    private let handler: @MainActor (AnyObject) -> Void

    init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
        self.target = target
        self.handler = handler
    }

    func run() {
        if let target { handler(target) }
    }
}
