import TextDocuments

/// The undo and redo actions of an editor, which the undo manager retains. The range of each action is valid in the
/// text after all later actions are performed.
@MainActor
struct UndoRecords {
    private struct Reference {
        weak var record: UndoRecord?
    }

    private var undo: [Reference] = []
    private var redo: [Reference] = []

    mutating func add(_ record: UndoRecord, isRedo: Bool) {
        let reference = Reference(record: record)
        if isRedo {
            Self.dropReleased(&redo)
            redo.append(reference)
        } else {
            Self.dropReleased(&undo)
            undo.append(reference)
        }
    }

    /// Removes an action that is being performed.
    mutating func remove(_ record: UndoRecord, isRedo: Bool) {
        if isRedo {
            Self.remove(record, from: &redo)
        } else {
            Self.remove(record, from: &undo)
        }
    }

    /// Adapts the actions to a change by another object. Returns false if that is impossible because the change and an
    /// action overlap.
    mutating func adapt(to change: TextChange) -> Bool {
        undo.removeAll { $0.record == nil }
        redo.removeAll { $0.record == nil }
        return Self.adapt(undo, to: change) && Self.adapt(redo, to: change)
    }

    private static func adapt(_ references: [Reference], to change: TextChange) -> Bool {
        var change = change
        for record in references.reversed().compactMap(\.record) {
            switch record.adapt(to: change) {
            case .moved(let earlier): change = earlier
            case .contained: return true
            case .overlaps: return false
            }
        }
        return true
    }

    private static func remove(_ record: UndoRecord, from references: inout [Reference]) {
        // The last action is performed first.
        if let index = references.lastIndex(where: { $0.record === record }) { references.remove(at: index) }
    }

    /// Removes the last actions that no longer exist.
    private static func dropReleased(_ references: inout [Reference]) {
        while let last = references.last, last.record == nil { references.removeLast() }
    }
}
