import Foundation

extension NotificationCenter {
    /// An asynchronous sequence of the notifications from a notification center.
    ///
    /// Each iterator receives the notifications that are posted after its creation.
    // @unchecked: The properties are constants. A notification center is thread-safe, and the sender is only compared.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        /// The asynchronous iterator of a sequence of notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var notifications: AsyncStream<Handover<Notification>>.Iterator

            /// Waits for the next notification and returns it; nil if the task is canceled.
            public mutating func next() async -> Notification? { await notifications.next()?.value }

            /// Waits for the next notification and returns it on the actor of the caller; nil if the task is canceled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await notifications.next(isolation: actor)?.value
            }
        }

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: (any AnyObject & Sendable)?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?)
        {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Creates an iterator, which observes the notifications until it is discarded.
        public func makeAsyncIterator() -> Iterator {
            let center: NotificationCenter = center
            let stream = AsyncStream<Handover<Notification>> { continuation in
                let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                    continuation.yield(Handover(value: notification))
                }
                let observer = Handover(value: token)
                continuation.onTermination = { _ in center.removeObserver(observer.value) }
            }
            return Iterator(notifications: stream.makeAsyncIterator())
        }
    }

    /// Returns an asynchronous sequence of the notifications with the given name.
    ///
    /// - Parameter object: The sender of the notifications; nil for all senders. The default is nil.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(self, name, object)
    }
}

/// Transfers a value to another isolation domain.
// @unchecked: the sender does not use the value after the transfer.
private struct Handover<Value>: @unchecked Sendable {
    let value: Value
}
