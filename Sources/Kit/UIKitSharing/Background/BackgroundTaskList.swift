import Foundation
import HostClock
import UIKitCore

/// The tasks of the app that continue in the background, and its fetches there, as timers of the host.
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

    /// The time that tasks have in the background, in seconds.
    static let allowance: TimeInterval = 30

    private weak var application: UIApplication?
    private var tasks: [Int: () -> Void] = [:]
    private var lastIdentifier = 0
    private var expiration: ScheduledCall?
    private var end: TimeInterval?
    private var quit: (() -> Void)?
    private var fetch: ScheduledCall?
    /// The time between fetches, in seconds, or nil if there is none.
    var fetchInterval: TimeInterval? {
        didSet { if application?.applicationState == .background { scheduleFetch() } }
    }
    /// The number that the window's title shows.
    var badgeNumber = 0

    static func install() {
        ApplicationServices.shared.continueInBackground = { quit in
            let tasks: BackgroundTaskList = .current
            guard !tasks.tasks.isEmpty else { return false }
            tasks.quit = quit
            return true
        }
    }

    private init(_ application: UIApplication) {
        self.application = application
        let center = NotificationCenter.default
        _ = center.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: application, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.didEnterBackground() } }
        _ = center.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: application, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.willEnterForeground() } }
    }

    // MARK: Tasks

    func begin(_ expirationHandler: @escaping () -> Void) -> UIBackgroundTaskIdentifier {
        lastIdentifier += 1
        tasks[lastIdentifier] = expirationHandler
        if application?.applicationState == .background, expiration == nil { scheduleExpiration() }
        return UIBackgroundTaskIdentifier(rawValue: lastIdentifier)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        tasks[identifier.rawValue] = nil
        if tasks.isEmpty { finish() }
    }

    /// The time that is left in the background, in seconds. Unlimited in the foreground.
    var remaining: TimeInterval {
        end.map { max(0, $0 - MainQueue.shared.now) } ?? .greatestFiniteMagnitude
    }

    private func didEnterBackground() {
        if !tasks.isEmpty { scheduleExpiration() }
        scheduleFetch()
    }

    private func willEnterForeground() {
        expiration?.cancel()
        expiration = nil
        end = nil
        fetch?.cancel()
        fetch = nil
    }

    private func scheduleExpiration() {
        end = MainQueue.shared.now + BackgroundTaskList.allowance
        expiration = MainQueue.shared.schedule(after: BackgroundTaskList.allowance) { [weak self] in self?.expire() }
    }

    private func expire() {
        expiration = nil
        for identifier in tasks.keys.sorted() { tasks[identifier]?() }
        if !tasks.isEmpty {
            Diagnostics.warn(
                "\(tasks.count) background tasks did not end within \(Int(BackgroundTaskList.allowance)) seconds. Call "
                    + "endBackgroundTask(_:) in their expiration handlers.")
        }
        tasks = [:]
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
        let task: UIBackgroundTaskIdentifier = begin {}
        delegate.application(
            application,
            performFetchWithCompletionHandler: { [weak self] _ in
                self?.end(task)
                self?.scheduleFetch()
            })
    }
}
