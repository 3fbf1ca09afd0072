import Foundation
import ProgramDiagnostics

/// The state of an observation with a closure.
final class TypedObserver<Object: NSObjectProtocol, Value> {
    private let path: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var name = ""
    private var oldValue: Value?

    init(
        _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.path = path
        self.options = options
        self.handler = handler
    }

    func begin(_ object: Object, _ name: String) -> NSKeyValueObservation {
        KeyPathNames.warnIfUnobservable(name, of: object)
        self.name = name
        let observation = KeyPathObservation(
            object, name, willChange: { [self] in willChange(unsafeDowncast($0, to: Object.self)) },
            didChange: { [self] in didChange(unsafeDowncast($0, to: Object.self)) })
        if options.contains(.initial) { call(object, old: nil, isPrior: false) }
        return NSKeyValueObservation { observation.end() }
    }

    private func willChange(_ object: Object) {
        if !options.isDisjoint(with: [.old, .prior]) { oldValue = value(of: object, isBefore: true) }
        if options.contains(.prior) { call(object, old: oldValue, isPrior: true) }
    }

    private func didChange(_ object: Object) {
        let old: Value? = oldValue
        oldValue = nil
        call(object, old: old, isPrior: false)
    }

    private func call(_ object: Object, old: Value?, isPrior: Bool) {
        let new: Value? = options.contains(.new) && !isPrior ? value(of: object, isBefore: false) : nil
        let indexed: IndexedChange? = IndexedChanges.shared.current(name, of: object)
        handler(
            object,
            NSKeyValueObservedChange(
                kind: indexed?.kind ?? .setting, newValue: new, oldValue: options.contains(.old) ? old : nil,
                indexes: indexed?.indexes, isPrior: isPrior))
    }

    /// Returns the value, or the elements of an array that a change affects.
    private func value(of object: Object, isBefore: Bool) -> Value? {
        let value: Value = object[keyPath: path]
        guard let indexed = IndexedChanges.shared.current(name, of: object) else { return value }
        let elements: [Any]? = indexed.elements(of: value, isBefore: isBefore)
        return elements as? Value ?? elements.map { NSArray(array: $0) } as? Value
    }
}

extension KeyPathNames {
    /// Writes a warning if a property on a key path is unknown, or does not notify its observers.
    static func warnIfUnobservable(_ keyPath: String, of object: AnyObject) {
        guard !(object is UserDefaults) else { return }
        let (key, rest) = keyPath.splitAtFirstDot
        guard let property = MemberTable.property(key, of: object) else {
            return Diagnostics.warn(
                "\(type(of: object)) does not notify observers of \"\(key)\". Declare the property with @objc dynamic.")
        }
        guard property.isObservable else {
            return Diagnostics.warn("\(type(of: object)) does not notify observers of \"\(key)\".")
        }
        if let rest, let next = property.get(object) as? any NSObjectProtocol { warnIfUnobservable(rest, of: next) }
    }
}
