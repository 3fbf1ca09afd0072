import Foundation

/// A task that runs in the background.
open class BGTask: NSObject, @unchecked Sendable {
    // The handler is called, and set by most apps, on the main thread.
    /// The identifier.
    public let identifier: String

    /// Called shortly before the time of the task is over. It must end the work. The default is nil.
    open var expirationHandler: (() -> Void)?

    private var onEnd: (() -> Void)?

    init(identifier: String, onEnd: @escaping () -> Void) {
        self.identifier = identifier
        self.onEnd = onEnd
    }

    /// Ends the task.
    open func setTaskCompleted(success: Bool) {
        let end = onEnd
        onEnd = nil
        end?()
    }
}

/// A short task, such as one that fetches new data.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A long task, such as one that cleans up.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
