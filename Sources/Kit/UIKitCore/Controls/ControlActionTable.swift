/// The actions of a control and their events, in the order of registration.
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

        /// Whether the target was deallocated.
        var isObsolete: Bool {
            guard case .selector(_, let weak) = kind else { return false }
            return weak.object == nil && !isForNilTarget
        }
    }

    private var storedEntries: [Entry] = []

    /// The entries whose targets exist.
    var entries: [Entry] { storedEntries.filter { !$0.isObsolete } }

    /// Adds a target and selector, or adds events to an existing entry.
    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        storedEntries.removeAll(where: \.isObsolete)
        let index: Int? = storedEntries.firstIndex { entry in
            guard case .selector(let other, let weak) = entry.kind else { return false }
            return other == selector && weak.object === target && entry.isForNilTarget == (target == nil)
        }
        if let index {
            storedEntries[index].events.formUnion(events)
        } else {
            storedEntries.append(
                Entry(
                    kind: .selector(selector, WeakTarget(object: target)), isForNilTarget: target == nil,
                    events: events))
        }
    }

    /// Adds an action. Replaces an action with the same identifier for these events.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(identifier: action.identifier, for: events)
        storedEntries.append(Entry(kind: .action(action), isForNilTarget: false, events: events))
    }

    /// Removes events of matching selectors. A nil target or selector matches any.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .selector(let other, let weak) = entry.kind else { return false }
            return (selector == nil || selector == other) && (target == nil || weak.object === target)
        }
    }

    /// Removes events of the action with `identifier`.
    mutating func remove(identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .action(let action) = entry.kind else { return false }
            return action.identifier == identifier
        }
    }

    /// Returns the entries for any of `events`.
    func entries(for events: UIControl.Event) -> [Entry] {
        entries.filter { !$0.events.isDisjoint(with: events) }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in storedEntries.indices where matches(storedEntries[index]) {
            storedEntries[index].events.subtract(events)
        }
        storedEntries.removeAll { $0.events.isEmpty }
    }
}
