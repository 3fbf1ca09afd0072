import Foundation
import HostClock
import Synchronization

/// What Foundation lacks here: observers that are told by a selector.
extension NotificationCenter {
    /// Calls `aSelector` of `observer`, which is held weakly, with each notification.
    ///
    /// A notification that is posted on the main thread reaches it before the posting returns. One from another thread
    /// reaches it on the main thread in its next turn, because what selectors carry belongs to the main actor.
    ///
    /// - Parameters:
    ///   - aName: the name that the notification must have; nil is any.
    ///   - anObject: who must have posted it; nil is anybody.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let registration = ObserverRegistration(observer: observer as AnyObject, selector: aSelector, center: self)
        registration.begin(name: aName, object: anObject)
        ObserverRegistration.keep(registration)
    }

    /// Tells `observer` of nothing any more, whether it was added with a selector or stands for a block.
    public func removeObserver(_ observer: AnyObject) {
        ObserverRegistration.end { $0.concerns(observer, in: self) }
        removeObserver(observer as Any)
    }

    /// Tells `observer` no more of notifications with `aName` from `anObject`. Nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object: AnyObject? = anObject.map { $0 as AnyObject }
        ObserverRegistration.end {
            $0.concerns(observer, in: self) && (aName == nil || $0.name == aName)
                && (object == nil || $0.object == object.map { ObjectIdentifier($0) })
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// One observer's wish to be told by a selector.
///
/// All that changes after it was made is its weak reference, which any thread may read; hence unchecked.
private final class ObserverRegistration: @unchecked Sendable {
    private weak var observer: AnyObject?
    private let identity: ObjectIdentifier
    private let selector: Selector
    private let center: NotificationCenter
    private(set) var name: NSNotification.Name?
    private(set) var object: ObjectIdentifier?
    private var token: (any NSObjectProtocol)?

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
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in self?.tell($0) }
    }

    func concerns(_ observer: AnyObject, in center: NotificationCenter) -> Bool {
        self.center === center && self.observer === observer
    }

    private func tell(_ notification: Notification) {
        // It is handed on, and read on the main thread alone after that.
        nonisolated(unsafe) let notification: Notification = notification
        MainQueue.shared.nowOrAsync { self.call(notification) }
    }

    @MainActor
    private func call(_ notification: Notification) {
        guard let observer else { return }
        selector.invoke(on: observer, sender: notification, event: nil)
    }

    /// Remembers `registration`, and forgets those whose observer is gone.
    static func keep(_ registration: ObserverRegistration) {
        end { $0.observer == nil }
        all.withLock { $0.append(registration) }
    }

    static func end(where isOver: (ObserverRegistration) -> Bool) {
        let ended: [ObserverRegistration] = all.withLock { all in
            let ended: [ObserverRegistration] = all.filter(isOver)
            all.removeAll { one in ended.contains { $0 === one } }
            return ended
        }
        for registration in ended {
            if let token = registration.token { registration.center.removeObserver(token as Any) }
        }
    }
}
