import Foundation

/// A connection that exists while it has users.
final class SharedConnection {
    private let lock = NSLock()
    private var userCount = 0
    /// Whether the connection exists or is being made.
    private var isConnected = false
    private var connection: (any Cancellable)?

    /// Adds a user.
    func addUser() {
        lock.withLock { userCount += 1 }
    }

    /// Connects, if there are users and no connection.
    func connectIfNeeded(_ connect: () -> any Cancellable) {
        let isNeeded: Bool = lock.withLock {
            guard userCount > 0, !isConnected else { return false }
            isConnected = true
            return true
        }
        guard isNeeded else { return }
        let connection: any Cancellable = connect()
        // The stream may have ended while it was being connected.
        let isUsed: Bool = lock.withLock {
            if userCount > 0 { self.connection = connection }
            return userCount > 0
        }
        if !isUsed { connection.cancel() }
    }

    /// Removes a user. Removing the last user cancels the connection.
    func removeUser() {
        let last: (any Cancellable)? = lock.withLock {
            userCount -= 1
            guard userCount == 0 else { return nil }
            isConnected = false
            defer { connection = nil }
            return connection
        }
        last?.cancel()
    }
}
