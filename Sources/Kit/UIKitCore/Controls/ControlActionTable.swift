/// What a control does for which events, in the order in which it was registered.
@MainActor
struct ControlActionTable {
    enum Kind {
        case action(UIAction)
        case selector(Selector, WeakTarget)
    }

    struct WeakTarget {
        weak var object: AnyObject?
    }

    struct Entry {
        let kind: Kind
        let isForNilTarget: Bool
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    /// Registers a target, or more events for one that is registered.
    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        forgetDeadTargets()
        let index: Int? = entries.firstIndex { entry in
            guard case .selector(let other, let weak) = entry.kind else { return false }
            return other == selector && weak.object === target && entry.isForNilTarget == (target == nil)
        }
        if let index {
            entries[index].events.formUnion(events)
        } else {
            entries.append(
                Entry(
                    kind: .selector(selector, WeakTarget(object: target)), isForNilTarget: target == nil,
                    events: events))
        }
    }

    /// Registers an action. One with the same identifier is replaced.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(identifier: action.identifier, for: events)
        entries.append(Entry(kind: .action(action), isForNilTarget: false, events: events))
    }

    /// Forgets events of the selectors that match. A nil target or selector matches any.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .selector(let other, let weak) = entry.kind else { return false }
            return (selector == nil || selector == other) && (target == nil || weak.object === target)
        }
    }

    /// Forgets events of the action with `identifier`.
    mutating func remove(identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// What to do for any of `events`.
    func entries(for events: UIControl.Event) -> [Entry] {
        entries.filter { !$0.events.isDisjoint(with: events) }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    private mutating func forgetDeadTargets() {
        entries.removeAll { entry in
            guard case .selector(_, let weak) = entry.kind else { return false }
            return weak.object == nil && !entry.isForNilTarget
        }
    }
}
