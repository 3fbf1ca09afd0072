import Foundation
import HostClock
import Synchronization
import UIKitCore

/// The app's tasks that continue in the background, and its background fetches. Timers of the host limit the tasks and
/// start the fetches.
@MainActor
final class BackgroundTaskList {
    /// The tasks of the current application.
    static var current: BackgroundTaskList {
        if let stored, stored.application === UIApplication.shared { return stored }
        let created = BackgroundTaskList(.shared)
        stored = created
        return created
    }

    private static var stored: BackgroundTaskList?

    /// The time limit for tasks in the background, in seconds.
    static let allowance: TimeInterval = 30

    private weak var application: UIApplication?
    private nonisolated static let table = BackgroundTaskTable()
    private var expiration: ScheduledCall?
    private var end: TimeInterval?
    private var quit: (() -> Void)?
    private var fetch: ScheduledCall?
    /// The time between fetches, in seconds, if any.
    var fetchInterval: TimeInterval? {
        didSet { if application?.applicationState == .background { scheduleFetch() } }
    }
    /// The number that the titles of the windows show.
    var badgeNumber = 0 {
        didSet { showBadge() }
    }

    static func install() {
        _ = table.removeAll()
        ApplicationServices.shared.continueInBackground = { quit in
            let tasks: BackgroundTaskList = .current
            guard !table.isEmpty else { return false }
            tasks.quit = quit
            return true
        }
    }

    private init(_ application: UIApplication) {
        self.application = application
        // The application and its scenes post the notifications on the main thread.
        let center = NotificationCenter.default
        _ = center.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: application, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.didEnterBackground() } }
        _ = center.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: application, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.willEnterForeground() } }
        _ = center.addObserver(forName: UIScene.willConnectNotification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.showBadge() }
        }
    }

    private func showBadge() {
        for scene in application?.windowScenes ?? [] { scene.badgeNumber = badgeNumber }
    }

    // MARK: Tasks

    /// Begins a task. It can be called on any thread.
    nonisolated static func begin(
        _ expirationHandler: @escaping @MainActor @Sendable () -> Void
    ) -> UIBackgroundTaskIdentifier {
        let identifier: Int = table.add(expirationHandler)
        MainQueue.shared.nowOrAsync { current.taskDidBegin() }
        return UIBackgroundTaskIdentifier(rawValue: identifier)
    }

    /// Ends a task. It can be called on any thread.
    nonisolated static func end(_ identifier: UIBackgroundTaskIdentifier) {
        _ = table.remove(identifier.rawValue)
        MainQueue.shared.nowOrAsync { current.taskDidEnd() }
    }

    private func taskDidBegin() {
        guard application?.applicationState == .background, expiration == nil, !BackgroundTaskList.table.isEmpty
        else { return }
        scheduleExpiration()
    }

    private func taskDidEnd() {
        guard BackgroundTaskList.table.isEmpty else { return }
        // A task that begins later, such as a fetch, receives the full time.
        cancelExpiration()
        finish()
    }

    /// The remaining time in the background, in seconds. It is unlimited while no time limit is in effect, such as in
    /// the foreground.
    var remaining: TimeInterval {
        end.map { max(0, $0 - MainQueue.shared.now) } ?? .greatestFiniteMagnitude
    }

    private func didEnterBackground() {
        if !BackgroundTaskList.table.isEmpty { scheduleExpiration() }
        scheduleFetch()
    }

    private func willEnterForeground() {
        cancelExpiration()
        fetch?.cancel()
        fetch = nil
    }

    private func cancelExpiration() {
        expiration?.cancel()
        expiration = nil
        end = nil
    }

    private func scheduleExpiration() {
        end = MainQueue.shared.now + BackgroundTaskList.allowance
        expiration = MainQueue.shared.schedule(after: BackgroundTaskList.allowance) { [weak self] in self?.expire() }
    }

    private func expire() {
        expiration = nil
        for identifier in BackgroundTaskList.table.identifiers { BackgroundTaskList.table.handler(of: identifier)?() }
        let count: Int = BackgroundTaskList.table.removeAll()
        if count > 0 {
            Diagnostics.warn(
                (count == 1 ? "A background task" : "\(count) background tasks")
                    + " did not end within \(Int(BackgroundTaskList.allowance)) seconds. Call endBackgroundTask(_:) in "
                    + "the expiration handler.")
        }
        finish()
    }

    /// Ends an application whose window the user closed.
    private func finish() {
        let quit = quit
        self.quit = nil
        quit?()
    }

    // MARK: Fetches

    private func scheduleFetch() {
        fetch?.cancel()
        guard let fetchInterval else { fetch = nil; return }
        fetch = MainQueue.shared.schedule(after: max(1, fetchInterval)) { [weak self] in self?.performFetch() }
    }

    private func performFetch() {
        guard let application, let delegate = application.delegate else { return }
        let task: UIBackgroundTaskIdentifier = BackgroundTaskList.begin {}
        delegate.application(
            application,
            // The app may call the handler on any thread.
            performFetchWithCompletionHandler: { @Sendable [weak self] _ in
                BackgroundTaskList.end(task)
                MainQueue.shared.nowOrAsync { [weak self] in
                    if application.applicationState == .background { self?.scheduleFetch() }
                }
            })
    }
}

/// The handlers of the tasks in progress. It can be used on any thread.
private final class BackgroundTaskTable: Sendable {
    private struct State {
        var handlers: [Int: @MainActor @Sendable () -> Void] = [:]
        var lastIdentifier = 0
    }

    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock { $0.handlers.isEmpty } }

    /// The identifiers of the tasks, oldest first.
    var identifiers: [Int] { state.withLock { $0.handlers.keys.sorted() } }

    func add(_ handler: @escaping @MainActor @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.lastIdentifier += 1
            state.handlers[state.lastIdentifier] = handler
            return state.lastIdentifier
        }
    }

    func handler(of identifier: Int) -> (@MainActor @Sendable () -> Void)? {
        state.withLock { $0.handlers[identifier] }
    }

    /// Removes a task, and returns its handler, which must not be released while the lock is held.
    func remove(_ identifier: Int) -> (@MainActor @Sendable () -> Void)? {
        state.withLock { $0.handlers.removeValue(forKey: identifier) }
    }

    /// Removes all tasks, and returns their number.
    func removeAll() -> Int {
        let removed: [Int: @MainActor @Sendable () -> Void] = state.withLock { state in
            defer { state.handlers = [:] }
            return state.handlers
        }
        return removed.count
    }
}
