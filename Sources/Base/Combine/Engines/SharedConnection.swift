import Foundation

/// A connection that exists while it has users.
final class SharedConnection {
    private let lock = NSLock()
    private var userCount = 0
    private var connection: (any Cancellable)?

    /// Adds a user. The first one connects.
    func addUser(connecting connect: () -> any Cancellable) {
        let isFirst: Bool = lock.withLock {
            userCount += 1
            return userCount == 1
        }
        guard isFirst else { return }
        let connection: any Cancellable = connect()
        // The stream may have ended while it was being connected.
        let isUsed: Bool = lock.withLock {
            if userCount > 0 { self.connection = connection }
            return userCount > 0
        }
        if !isUsed { connection.cancel() }
    }

    /// Removes a user. The last one cancels the connection.
    func removeUser() {
        let last: (any Cancellable)? = lock.withLock {
            userCount -= 1
            guard userCount == 0 else { return nil }
            defer { connection = nil }
            return connection
        }
        last?.cancel()
    }
}
