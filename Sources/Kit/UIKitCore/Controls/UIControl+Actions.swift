extension UIControl {
    /// Sends `action` to `target` when one of `controlEvents` happens.
    ///
    /// - Parameters:
    ///   - target: held weakly. When nil, the first responder up the chain that can perform the action gets it.
    ///   - action: the name and the method; see `Selector`.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actionTable.add(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Stops sending `action` to `target` for `controlEvents`. A nil target or action stands for any.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actionTable.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
    }

    /// Carries out `action` when one of `controlEvents` happens. An action with the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        actionTable.add(action, for: controlEvents)
    }

    /// Stops carrying out `action` for `controlEvents`.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actionTable.remove(identifier: action.identifier, for: controlEvents)
    }

    /// Stops carrying out the action with `identifier` for `controlEvents`.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actionTable.remove(identifier: identifier, for: controlEvents)
    }

    /// Every target that something is sent to.
    public var allTargets: Set<AnyHashable> {
        Set(
            actionTable.entries.compactMap { entry in
                guard case .selector(_, let target) = entry.kind else { return nil }
                return target.object as? AnyHashable
            })
    }

    /// Every event for which something is registered.
    public var allControlEvents: Event {
        actionTable.entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of what `target` is sent for exactly `controlEvent`; nil when there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let wanted: AnyObject? = target.map { $0 as AnyObject }
        let names: [String] = actionTable.entries(for: controlEvent).compactMap { entry in
            guard case .selector(let selector, let target) = entry.kind, target.object === wanted else { return nil }
            return selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Lists what is registered, in order, until `stop` is set.
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
