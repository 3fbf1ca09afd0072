import Foundation
import HostClock
import PlatformHost
import Synchronization
import UIKitCore
import UIKitSharing

/// Schedules tasks that run while the app is in the background.
///
/// A requested task runs once: when the app is in the background, the earliest time of the task has passed, and the
/// network and the external power that the task requires are available. Requests are lost when the app ends.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    // A lock protects all state.
    /// The errors that the scheduler reports.
    public struct Error: Swift.Error, LocalizedError, Hashable, Sendable {
        /// The kind of an error.
        public enum Code: Int, Sendable {
            /// Tasks cannot be scheduled.
            case unavailable = 1
            /// There are too many requests.
            case tooManyPendingTaskRequests = 2
            /// No handler is registered for the identifier.
            case notPermitted = 3
        }

        /// The kind of the error.
        public let code: Code

        init(_ code: Code) { self.code = code }

        /// The message.
        public var errorDescription: String? {
            switch code {
            case .tooManyPendingTaskRequests:
                "The task cannot be scheduled, because an app can request one refresh task and ten processing tasks at "
                    + "a time."
            case .notPermitted, .unavailable:
                "The task cannot be scheduled, because no handler is registered for its identifier. Call "
                    + "register(forTaskWithIdentifier:using:launchHandler:) before the app finishes launching."
            }
        }
    }

    /// The closure that runs a task, and its queue.
    // @unchecked: the queue and the closure are only passed between threads.
    private struct Handler: @unchecked Sendable {
        let queue: DispatchQueue?
        let launch: (BGTask) -> Void
    }

    /// A request that is passed between threads.
    // @unchecked: the request is a copy that is not modified.
    private struct Request: @unchecked Sendable {
        let value: BGTaskRequest
    }

    private struct State: Sendable {
        var handlers: [String: Handler] = [:]
        var requests: [Request] = []
        var call: ScheduledCall?
        var isObserving = false
    }

    private let state = Mutex(State())
    private static let instance = BGTaskScheduler()

    /// The scheduler.
    open class var shared: BGTaskScheduler { instance }

    private override init() { super.init() }

    /// Registers the closure that runs tasks with an identifier. Returns false if a closure is already registered for
    /// the identifier.
    ///
    /// - Parameter queue: The queue on which the closure runs. If it is nil, the closure runs on a global queue.
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        let handler = Handler(queue: queue, launch: launchHandler)
        return state.withLock { state in
            guard state.handlers[identifier] == nil else { return false }
            state.handlers[identifier] = handler
            return true
        }
    }

    /// Requests a task. Replaces a request with the same identifier. One refresh task and ten processing tasks can be
    /// requested at a time.
    ///
    /// - Throws: `BGTaskScheduler.Error`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        let request = Request(value: taskRequest.copy() as? BGTaskRequest ?? taskRequest)
        try state.withLock { state in
            guard state.handlers[request.value.identifier] != nil else { throw Error(.notPermitted) }
            let others: [Request] = state.requests.filter { $0.value.identifier != request.value.identifier }
            let count: Int = others.count { type(of: $0.value) == type(of: request.value) }
            guard count < request.value.limit else { throw Error(.tooManyPendingTaskRequests) }
            state.requests = others + [request]
        }
        MainQueue.shared.nowOrAsync { self.schedule() }
    }

    /// Removes a request.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        state.withLock { state in state.requests.removeAll { $0.value.identifier == identifier } }
    }

    /// Removes all requests.
    open func cancelAllTaskRequests() { state.withLock { $0.requests = [] } }

    /// Calls a closure with the requests whose tasks have not run.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        completionHandler(state.withLock { $0.requests }.map(\.value))
    }

    /// Returns the requests whose tasks have not run.
    open func pendingTaskRequests() async -> [BGTaskRequest] { state.withLock { $0.requests }.map(\.value) }

    // MARK: Timers

    /// Runs the tasks that are due, and sets a timer for the next one, if the app is in the background. Tasks that are
    /// due but wait for a network or for power run when the host reports a change.
    @MainActor private func schedule() {
        observe()
        state.withLock { state in
            state.call?.cancel()
            state.call = nil
        }
        let host: (any PlatformHost)? = UIApplication.shared.host
        guard UIApplication.shared.applicationState == .background else {
            host?.conditionsDidChange = nil
            return
        }
        let now: Date = MainQueue.shared.date
        let requests: [Request] = state.withLock { $0.requests }
        for request in requests where (request.value.earliestBeginDate ?? now) <= now {
            let canRun: Bool = request.value.canRun(
                isConnectedToNetwork: host?.isConnectedToNetwork ?? true,
                hasExternalPower: host?.hasExternalPower ?? true)
            if canRun { run(request) }
        }
        let times: [Date] = state.withLock { $0.requests }.map { $0.value.earliestBeginDate ?? now }
        // A task that is due and did not run waits for a network or for power.
        let isWaiting: Bool = times.contains { $0 <= now }
        host?.conditionsDidChange = isWaiting ? { MainQueue.shared.async { self.schedule() } } : nil
        guard let next = times.filter({ $0 > now }).min() else { return }
        let call = MainQueue.shared.schedule(at: next) { self.schedule() }
        state.withLock { $0.call = call }
    }

    @MainActor private func observe() {
        let isFirst: Bool = state.withLock { state in
            defer { state.isObserving = true }
            return !state.isObserving
        }
        guard isFirst else { return }
        let names = [UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification]
        for name in names {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainQueue.shared.async { self.schedule() }
            }
        }
    }

    @MainActor private func run(_ request: Request) {
        let identifier: String = request.value.identifier
        let handler: Handler? = state.withLock { state in
            state.requests.removeAll { $0.value.identifier == identifier }
            return state.handlers[identifier]
        }
        guard let handler else { return }
        let application: UIApplication = .shared
        var background: UIBackgroundTaskIdentifier = .invalid
        let task: BGTask = request.value.makeTask { application.endBackgroundTask(background) }
        background = application.beginBackgroundTask { task.expirationHandler?() }
        (handler.queue ?? .global()).async { handler.launch(task) }
    }
}
