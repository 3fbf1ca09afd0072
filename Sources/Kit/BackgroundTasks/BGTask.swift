import Foundation

/// A task that runs in the background.
// @unchecked: a lock protects the state.
open class BGTask: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String

    /// A closure that is called on the main thread when the task's time expires. It must end the task. The default is
    /// nil. After the task has ended, it is nil.
    open var expirationHandler: (() -> Void)? {
        get { lock.withLock { storedExpirationHandler } }
        set {
            // The former handler is released outside the lock, because it can retain objects of the app.
            let former: (() -> Void)? = lock.withLock {
                guard onEnd != nil else { return nil }
                defer { storedExpirationHandler = newValue }
                return storedExpirationHandler
            }
            withExtendedLifetime(former) {}
        }
    }

    private let lock = NSLock()
    private var storedExpirationHandler: (() -> Void)?
    private var onEnd: (() -> Void)?

    init(identifier: String, onEnd: @escaping () -> Void) {
        self.identifier = identifier
        self.onEnd = onEnd
    }

    /// Ends the task. It can be called on any thread. Only the first call has an effect.
    open func setTaskCompleted(success: Bool) {
        // The handler usually retains the task.
        let (end, handler): ((() -> Void)?, (() -> Void)?) = lock.withLock {
            defer { (onEnd, storedExpirationHandler) = (nil, nil) }
            return (onEnd, storedExpirationHandler)
        }
        withExtendedLifetime(handler) { end?() }
    }
}

/// A short task, such as one that fetches new data.
// @unchecked: it adds no state.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task, such as one that cleans up.
// @unchecked: it adds no state.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
