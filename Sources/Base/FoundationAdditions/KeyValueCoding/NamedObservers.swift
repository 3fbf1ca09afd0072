import Foundation
import ProgramDiagnostics

/// The observers that receive `observeValue(forKeyPath:of:change:context:)`.
///
/// `@unchecked Sendable` is correct because the list is accessed only under the lock.
final class NamedObservers: @unchecked Sendable {
    static let shared = NamedObservers()

    private struct Registration {
        weak var observer: AnyObject?
        let observerIdentity: ObjectIdentifier
        weak var object: AnyObject?
        /// Identifies the object also in its `deinit`, in which an object that observes itself removes itself.
        let objectIdentity: ObjectIdentifier
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: KeyPathObservation
    }

    private let lock = NSLock()
    private var registrations: [Registration] = []

    func add(
        _ observer: any NSObjectProtocol, _ object: any NSObjectProtocol, _ keyPath: String,
        _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
    ) {
        KeyPathNames.warnIfUnobservable(keyPath, of: object)
        let state = NamedObserver(observer, keyPath, options, context)
        let observation = KeyPathObservation(
            object, keyPath, willChange: state.willChange, didChange: state.didChange)
        let registration = Registration(
            observer: observer, observerIdentity: ObjectIdentifier(observer), object: object,
            objectIdentity: ObjectIdentifier(object), keyPath: keyPath, context: context, observation: observation)
        let ended: [Registration] = lock.withLock {
            let ended: [Registration] = registrations.filter { $0.observer == nil || $0.object == nil }
            registrations.removeAll { $0.observer == nil || $0.object == nil }
            registrations.append(registration)
            return ended
        }
        for registration in ended { registration.observation.end() }
        if options.contains(.initial) { state.notify(object, .initial) }
    }

    func remove(
        _ observer: any NSObjectProtocol, _ object: any NSObjectProtocol, _ keyPath: String,
        where matches: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let removed: Registration? = lock.withLock {
            let index: Int? = registrations.lastIndex { registration in
                registration.observerIdentity == ObjectIdentifier(observer)
                    && registration.objectIdentity == ObjectIdentifier(object)
                    && registration.keyPath == keyPath && matches(registration.context)
            }
            return index.map { registrations.remove(at: $0) }
        }
        guard let removed else {
            return Diagnostics.warn(
                "\(type(of: observer)) does not observe \"\(keyPath)\" of \(type(of: object)), so it cannot be removed."
            )
        }
        removed.observation.end()
    }
}

/// The state of an observation that calls `observeValue(forKeyPath:of:change:context:)`.
private final class NamedObserver {
    private weak var observer: (any NSObjectProtocol)?
    private let keyPath: String
    private let options: NSKeyValueObservingOptions
    private let context: UnsafeMutableRawPointer?
    private var oldValue: Any?

    /// The reason for a call to the observer.
    enum Occasion {
        case initial, willChange, didChange
    }

    init(
        _ observer: any NSObjectProtocol, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) {
        self.observer = observer
        self.keyPath = keyPath
        self.options = options
        self.context = context
    }

    func willChange(_ object: AnyObject) {
        if options.contains(.old) {
            let value: Any? = value(of: object)
            oldValue = indexedChange(of: object).map { $0.elements(of: value, isBefore: true) as Any? } ?? value
        }
        if options.contains(.prior) { notify(object, .willChange) }
    }

    func didChange(_ object: AnyObject) { notify(object, .didChange) }

    func notify(_ object: AnyObject, _ occasion: Occasion) {
        let indexed: IndexedChange? = indexedChange(of: object)
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: (indexed?.kind ?? .setting).rawValue]
        change[.indexesKey] = indexed?.indexes
        if options.contains(.new), occasion != .willChange {
            let value: Any? = value(of: object)
            if let indexed {
                change[.newKey] = indexed.elements(of: value, isBefore: false)
            } else {
                change[.newKey] = value ?? NSNull()
            }
        }
        if options.contains(.old), occasion != .initial {
            change[.oldKey] = oldValue ?? (indexed == nil ? NSNull() : nil)
        }
        if occasion == .willChange { change[.notificationIsPriorKey] = true }
        observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    private func indexedChange(of object: AnyObject) -> IndexedChange? {
        IndexedChanges.shared.current(keyPath, of: object)
    }

    private func value(of object: AnyObject) -> Any? {
        (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath)
    }
}
