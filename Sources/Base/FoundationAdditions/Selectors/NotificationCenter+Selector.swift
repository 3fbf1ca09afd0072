import Foundation
import HostClock
import Synchronization

/// Observers with a selector, which Foundation on Linux does not have.
extension NotificationCenter {
    /// Calls `aSelector` on `observer`, which is referenced weakly, with each notification.
    ///
    /// A notification posted on the main thread is delivered before the post returns. One from another thread is
    /// delivered on the main thread in the next turn, because selectors call methods of the main actor.
    ///
    /// - Parameters:
    ///   - aName: The name of the notifications; nil for any.
    ///   - anObject: The sender of the notifications; nil for any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let registration = ObserverRegistration(
            observer: ClassTarget.object(for: observer), selector: aSelector, center: self)
        registration.begin(name: aName, object: anObject)
        ObserverRegistration.add(registration)
    }

    /// Removes all observations of `observer`, which was added with a selector or is the token of a block.
    public func removeObserver(_ observer: AnyObject) {
        ObserverRegistration.end { $0.matches(observer, in: self) }
        removeObserver(observer as Any)
    }

    /// Removes all observations of a class, which was added with a selector of a class method.
    public func removeObserver(_ observer: AnyClass) {
        let target: AnyObject = ClassTarget.object(for: observer)
        ObserverRegistration.end { $0.matches(target, in: self) }
    }

    /// Removes the observations of `observer` for `aName` and `anObject`. Nil matches any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object: AnyObject? = anObject.map { $0 as AnyObject }
        ObserverRegistration.end {
            $0.matches(observer, in: self) && (aName == nil || $0.name == aName)
                && (object == nil || $0.object == object.map { ObjectIdentifier($0) })
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A registration of an observer with a selector.
///
/// `@unchecked Sendable` is correct because the properties do not change after registration, except for the weak
/// reference, which any thread may read, and the atomic flag.
private final class ObserverRegistration: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let identity: ObjectIdentifier
    private let selector: Selector
    private let center: NotificationCenter
    private(set) var name: NSNotification.Name?
    private(set) var object: ObjectIdentifier?
    private var token: (any NSObjectProtocol)?
    /// Whether the observer was removed. A notification from another thread may still wait for the main thread.
    private let isEnded = Atomic<Bool>(false)

    private static let all = Mutex<[ObserverRegistration]>([])

    init(observer: AnyObject, selector: Selector, center: NotificationCenter) {
        self.observer = observer
        identity = ObjectIdentifier(observer)
        self.selector = selector
        self.center = center
    }

    func begin(name: NSNotification.Name?, object: Any?) {
        self.name = name
        self.object = object.map { ObjectIdentifier($0 as AnyObject) }
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.receive($0) }
    }

    /// Returns whether this is a registration of `observer`, which may remove itself in its `deinit`, when the weak
    /// reference is nil.
    func matches(_ observer: AnyObject, in center: NotificationCenter) -> Bool {
        self.center === center && identity == ObjectIdentifier(observer)
    }

    private func receive(_ notification: Notification) {
        // The notification is passed on, and read only on the main thread after that.
        nonisolated(unsafe) let notification: Notification = notification
        MainQueue.shared.nowOrAsync { self.call(notification) }
    }

    @MainActor
    private func call(_ notification: Notification) {
        guard let observer, !isEnded.load(ordering: .acquiring) else { return }
        selector.invoke(on: observer, sender: notification, event: nil)
    }

    /// Adds `registration`, and removes those whose observer was deallocated.
    static func add(_ registration: ObserverRegistration) {
        end { $0.observer == nil }
        all.withLock { $0.append(registration) }
    }

    static func end(where predicate: (ObserverRegistration) -> Bool) {
        let ended: [ObserverRegistration] = all.withLock { all in
            let ended: [ObserverRegistration] = all.filter(predicate)
            all.removeAll { one in ended.contains { $0 === one } }
            return ended
        }
        for registration in ended {
            registration.isEnded.store(true, ordering: .releasing)
            if let token = registration.token { registration.center.removeObserver(token as Any) }
        }
    }
}
