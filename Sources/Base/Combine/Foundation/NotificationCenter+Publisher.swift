import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications with the given name.
    ///
    /// - Parameter object: The sender of the notifications; nil, the default, for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of notifications.
    public struct Publisher: Combine.Publisher, Equatable {
        /// The type of the values.
        public typealias Output = Notification
        /// The type of the errors: the publisher does not fail.
        public typealias Failure = Never

        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; nil for all senders.
        public let object: AnyObject?

        /// Creates a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let source = CallbackSubscription<S>(subscriber)
            let observer = ScheduledObserver { source.send($0) }
            let token: any NSObjectProtocol = center.addObserver(forName: name, object: object, queue: nil) {
                observer.call($0)
            }
            source.canceled = { [center] in center.removeObserver(token) }
            source.start()
        }

        /// Returns whether two publishers have the same center, name and sender.
        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }
}

/// A closure for notifications.
///
/// `@unchecked Sendable`: notifications arrive on the thread that posts them, and the subscription has a lock.
private struct ScheduledObserver: @unchecked Sendable {
    let call: (Notification) -> Void
}
