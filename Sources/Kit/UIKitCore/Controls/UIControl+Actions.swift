import Foundation

extension UIControl {
    /// Performs `action` when one of `controlEvents` occurs. Replaces an action with the same identifier.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        actionTable.add(action, for: controlEvents)
    }

    /// Stops performing `action` for `controlEvents`.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actionTable.remove(identifier: action.identifier, for: controlEvents)
    }

    /// Stops performing the action with `identifier` for `controlEvents`.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actionTable.remove(identifier: identifier, for: controlEvents)
    }

    /// The targets of all actions, and an `NSNull` if an action is sent to the responder chain. Find it by its type.
    public var allTargets: Set<AnyHashable> {
        Set(
            actionTable.entries.compactMap { entry in
                guard case .selector(_, let target) = entry.kind else { return nil }
                return entry.isForNilTarget ? NSNull() : target.object as? AnyHashable
            })
    }

    /// The events with at least one action.
    public var allControlEvents: Event {
        actionTable.entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of the actions that `target` receives for `controlEvent`, if any.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object: AnyObject? = target.map { ClassTarget.object(for: $0) }
        let names: [String] = actionTable.entries(for: controlEvent).compactMap { entry in
            guard case .selector(let selector, let target) = entry.kind, target.object === object else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` for each action in the order of registration, until `iterator` sets its last argument to true.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in actionTable.entries {
            switch entry.kind {
            case .action(let action): iterator(action, nil, entry.events, &stop)
            case .selector(let selector, let target): iterator(nil, (target.object, selector), entry.events, &stop)
            }
            if stop { return }
        }
    }
}
