import Foundation
import KeyObservations
import ProgramDiagnostics

/// Key-value observing, which Foundation on Linux does not have.
///
/// Observers are notified of changes to properties that the app's sources declare with the attribute `@objc` and the
/// modifier `dynamic`, of changes by `setValue(_:forKey:)`, and of changes between `willChangeValue(forKey:)` and
/// `didChangeValue(forKey:)`. The tables of the kit list the properties of its classes that notify observers.
/// `UserDefaults` notifies the observers of all keys. For a key of another object that key-value coding does not find,
/// or that does not notify observers, observing writes a warning to standard error.
extension NSObjectProtocol {
    /// Calls `changeHandler` after each change to a property, until the result is deallocated or invalidated.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let name = KeyPathNames.shared.name(of: keyPath, in: self) else {
            Diagnostics.warn("The key path \(keyPath) of \(type(of: self)) has no name, so it is not observed.")
            return NSKeyValueObservation {}
        }
        let observer = TypedObserver(keyPath, options, changeHandler)
        return observer.begin(self, name)
    }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` after each change to a property.
    ///
    /// The observer is not retained. Its observation ends when it is deallocated.
    public func addObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.shared.add(observer, self, keyPath, options, context)
    }

    /// Ends the latest observation of a key path by `observer`.
    ///
    /// Writes a warning to standard error if there is no such observation.
    public func removeObserver(_ observer: any NSObjectProtocol, forKeyPath keyPath: String) {
        NamedObservers.shared.remove(observer, self, keyPath) { _ in true }
    }

    /// Ends the latest observation of a key path by `observer` that has the given context.
    public func removeObserver(
        _ observer: any NSObjectProtocol, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        NamedObservers.shared.remove(observer, self, keyPath) { $0 == context }
    }

    /// Called for changes to properties that this object observes. Calls the override of its class; without one, writes
    /// a warning to standard error.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if let override = MemberRegistry.shared.first(of: self, { $0.observeValue }) {
            return override(self, keyPath, object, change, context)
        }
        if let observer = self as? any __KeyValueObserver {
            return observer.callOverride(keyPath, object, change, context)
        }
        defaultObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The implementation of `observeValue(forKeyPath:of:change:context:)`, which writes a warning to standard error.
    public func defaultObserveValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        Diagnostics.warn("\(type(of: self)) does not handle the change of \"\(keyPath ?? "")\" that it observes.")
    }

    // MARK: Manual notification

    /// Notifies the observers of a property that its value is about to change.
    public func willChangeValue(forKey key: String) { KeyObservations.shared.willSet(key, of: self) }

    /// Notifies the observers of a property that its value has changed.
    public func didChangeValue(forKey key: String) { KeyObservations.shared.didSet(key, of: self) }

    /// Notifies the observers of a property that its value is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = KeyPathNames.shared.name(of: keyPath, in: self) { willChangeValue(forKey: name) }
    }

    /// Notifies the observers of a property that its value has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        if let name = KeyPathNames.shared.name(of: keyPath, in: self) { didChangeValue(forKey: name) }
    }

    /// Returns the key paths of the properties that affect the value of the property for `key`.
    ///
    /// The default implementation calls `keyPathsForValuesAffectingName`, where `Name` is the key with an uppercase
    /// first letter.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        let type: AnyClass = self
        if let override = MemberRegistry.shared.first(of: type, { $0.affectingKeyPaths }) { return override(type, key) }
        return defaultKeyPathsForValuesAffectingValue(forKey: key)
    }

    /// The implementation of `keyPathsForValuesAffectingValue(forKey:)`.
    public static func defaultKeyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        let type: AnyClass = self
        let name = "keyPathsForValuesAffecting\(key.prefix(1).uppercased())\(key.dropFirst())"
        guard let method = MemberRegistry.shared.first(of: type, { $0.typeMethods[name] }) else { return [] }
        return (try? method(type, ActionArguments([]))) as? Set<String> ?? []
    }

    /// Returns whether a change to the property for `key` notifies its observers. The default implementation returns
    /// true. A class that returns false calls `willChangeValue(forKey:)` and `didChangeValue(forKey:)` itself.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        let type: AnyClass = self
        guard let override = MemberRegistry.shared.first(of: type, { $0.automaticNotification }) else { return true }
        return override(type, key)
    }

    /// The implementation of `automaticallyNotifiesObservers(forKey:)`.
    public static func defaultAutomaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
