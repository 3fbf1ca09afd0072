import BackgroundTasks
import HostClock
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitCore
@testable import UIKitSharing

final class BackgroundTests: SharingTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        static var log: [String] = []
        static var holdsFetches = false
        static var endFetch: () -> Void = {}
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            Self.log.append("fetch")
            Self.endFetch = { completionHandler(.newData) }
            if !Self.holdsFetches { Self.endFetch() }
        }

        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { Self.log.append(error.localizedDescription) }

        func applicationWillTerminate(_ application: UIApplication) { Self.log.append("terminate") }
    }

    private var session: AppSession { AppSession.current! }

    override func setUp() {
        super.setUp()
        Delegate.log = []
        XCUIApplication.delegateClass = Delegate.self
        app.launch()
    }

    private var task = UIBackgroundTaskIdentifier.invalid
    private var expired = 0

    func testTasksContinueInTheBackgroundUntilTheirTimeIsOver() {
        let application = UIApplication.shared
        task = application.beginBackgroundTask { [unowned self] in
            self.expired += 1
            application.endBackgroundTask(self.task)
        }
        XCTAssertNotEqual(task, .invalid)
        session.advance(by: 100)
        XCTAssertEqual(expired, 0)
        XCTAssertGreaterThan(application.backgroundTimeRemaining, 1e9)
        session.setState(.background)
        session.advance(by: 20)
        XCTAssertEqual(application.backgroundTimeRemaining, 10, accuracy: 0.1)
        session.advance(by: 11)
        XCTAssertEqual(expired, 1)
    }

    func testTheAppEndsAfterItsTasksWhenTheUserClosesTheWindow() {
        let application = UIApplication.shared
        let task = application.beginBackgroundTask(withName: "upload")
        host.post(.closeRequested, at: host.windows[0])
        host.turn()
        XCTAssertEqual(application.applicationState, .background)
        XCTAssertTrue(host.windows.isEmpty)
        XCTAssertEqual(Delegate.log, [])
        application.endBackgroundTask(task)
        XCTAssertEqual(Delegate.log, ["terminate"])
        XCTAssertTrue(application.wantsQuit)
    }

    func testTasksBeginAndEndOnOtherThreadsWhileTheMainThreadWaits() {
        let application = UIApplication.shared
        let done = DispatchSemaphore(value: 0)
        // The semaphore orders the accesses.
        nonisolated(unsafe) var began = UIBackgroundTaskIdentifier.invalid
        DispatchQueue.global().async {
            let first = application.beginBackgroundTask()
            began = application.beginBackgroundTask()
            application.endBackgroundTask(first)
            done.signal()
        }
        done.wait()
        XCTAssertNotEqual(began, .invalid)
        session.settle()
        session.setState(.background)
        session.advance(by: 10)
        XCTAssertLessThanOrEqual(application.backgroundTimeRemaining, 20)
        DispatchQueue.global().async {
            application.endBackgroundTask(began)
            done.signal()
        }
        done.wait()
        session.settle()
        session.setState(.active)
        XCTAssertGreaterThan(application.backgroundTimeRemaining, 1_000)
    }

    func testFetchesArePerformedOnlyInTheBackground() {
        UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        session.advance(by: 2_000)
        XCTAssertEqual(Delegate.log, [])
        session.setState(.background)
        session.advance(by: 2_000)
        XCTAssertEqual(Delegate.log, ["fetch", "fetch"])
        session.setState(.active)
        session.advance(by: 2_000)
        XCTAssertEqual(Delegate.log, ["fetch", "fetch"])
    }

    func testAFetchThatEndsInTheForegroundStartsNoOther() {
        Delegate.holdsFetches = true
        defer { (Delegate.holdsFetches, Delegate.endFetch) = (false, {}) }
        UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        session.setState(.background)
        session.advance(by: 905)
        XCTAssertEqual(Delegate.log, ["fetch"])
        session.setState(.active)
        Delegate.endFetch()
        session.advance(by: 2_000)
        XCTAssertEqual(Delegate.log, ["fetch"])
    }

    func testAFetchMayEndOnAnotherThread() {
        Delegate.holdsFetches = true
        defer { (Delegate.holdsFetches, Delegate.endFetch) = (false, {}) }
        UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        session.setState(.background)
        session.advance(by: 905)
        XCTAssertEqual(Delegate.log, ["fetch"])
        let done = DispatchSemaphore(value: 0)
        // The main thread waits for the closure.
        nonisolated(unsafe) let end: () -> Void = Delegate.endFetch
        DispatchQueue.global().async {
            end()
            done.signal()
        }
        done.wait()
        session.settle()
        session.advance(by: 905)
        XCTAssertEqual(Delegate.log, ["fetch", "fetch"])
    }

    func testRequestedTasksRunInTheBackgroundAfterTheirTime() throws {
        var ran: [String] = []
        let scheduler = BGTaskScheduler.shared
        let identifier = "refresh-\(UUID().uuidString)"
        let isRegistered = scheduler.register(forTaskWithIdentifier: identifier, using: .main) { task in
            ran.append("\(task is BGAppRefreshTask)")
            task.setTaskCompleted(success: true)
        }
        XCTAssertTrue(isRegistered)
        XCTAssertThrowsError(try scheduler.submit(BGAppRefreshTaskRequest(identifier: "unknown")))
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = MainQueue.shared.date.addingTimeInterval(600)
        try scheduler.submit(request)
        session.advance(by: 1_000)
        XCTAssertEqual(ran, [])
        request.earliestBeginDate = MainQueue.shared.date.addingTimeInterval(600)
        try scheduler.submit(request)
        session.setState(.background)
        session.advance(by: 590)
        XCTAssertEqual(ran, [])
        session.advance(by: 20)
        XCTAssertEqual(ran, ["true"])
        scheduler.getPendingTaskRequests { XCTAssertTrue($0.isEmpty) }
    }

    func testTheDateOfATaskPassesWhileTheComputerIsSuspended() throws {
        var ran = 0
        let identifier = "suspended-\(UUID().uuidString)"
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            ran += 1
            task.setTaskCompleted(success: true)
        }
        XCTAssertTrue(isRegistered)
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        let date: Date = MainQueue.shared.date + 24 * 3_600
        request.earliestBeginDate = date
        try BGTaskScheduler.shared.submit(request)
        session.setState(.background)
        session.advance(by: 1)
        MainQueue.shared.setVirtualDate(date - 60)
        defer { MainQueue.shared.resetVirtualDate() }
        session.advance(by: 50)
        XCTAssertEqual(ran, 0)
        session.advance(by: 20)
        XCTAssertEqual(ran, 1)
    }

    func testProcessingTasksWaitForANetworkAndForPower() throws {
        var ran: [String] = []
        let scheduler = BGTaskScheduler.shared
        let identifier = "processing-\(UUID().uuidString)"
        for name in ["network", "power", "nothing"] {
            let isRegistered = scheduler.register(forTaskWithIdentifier: identifier + name, using: .main) { task in
                ran.append(name)
                task.setTaskCompleted(success: task is BGProcessingTask)
            }
            XCTAssertTrue(isRegistered)
            let request = BGProcessingTaskRequest(identifier: identifier + name)
            request.requiresNetworkConnectivity = name == "network"
            request.requiresExternalPower = name == "power"
            try scheduler.submit(request)
        }
        host.isConnectedToNetwork = false
        host.hasExternalPower = false
        session.setState(.background)
        session.advance(by: 700)
        XCTAssertEqual(ran, ["nothing"])
        host.hasExternalPower = true
        session.advance(by: 1)
        XCTAssertEqual(ran, ["nothing", "power"])
        host.isConnectedToNetwork = true
        session.advance(by: 1)
        XCTAssertEqual(ran, ["nothing", "power", "network"])
        scheduler.getPendingTaskRequests { XCTAssertTrue($0.isEmpty) }
    }

    func testATaskThatRunsLaterHasTheFullTime() throws {
        let application = UIApplication.shared
        task = application.beginBackgroundTask()
        session.setState(.background)
        session.advance(by: 5)
        application.endBackgroundTask(task)
        let identifier = "late-\(UUID().uuidString)"
        var expirations = 0
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            task.expirationHandler = {
                expirations += 1
                task.setTaskCompleted(success: false)
            }
        }
        XCTAssertTrue(isRegistered)
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = MainQueue.shared.date.addingTimeInterval(20)
        try BGTaskScheduler.shared.submit(request)
        session.advance(by: 21)
        XCTAssertEqual(application.backgroundTimeRemaining, 29, accuracy: 0.1)
        session.advance(by: 28)
        XCTAssertEqual(expirations, 0)
        session.advance(by: 2)
        XCTAssertEqual(expirations, 1)
    }

    func testATaskThatHasEndedIsReleasedWithItsExpirationHandler() throws {
        weak var released: BGTask?
        let identifier = "released-\(UUID().uuidString)"
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            released = task
            task.expirationHandler = { task.setTaskCompleted(success: false) }
            XCTAssertNotNil(released)
            task.setTaskCompleted(success: true)
            task.expirationHandler = { task.setTaskCompleted(success: false) }
        }
        XCTAssertTrue(isRegistered)
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: identifier))
        session.setState(.background)
        session.advance(by: 1)
        XCTAssertNil(released)
        BGTaskScheduler.shared.getPendingTaskRequests { XCTAssertTrue($0.isEmpty) }
    }

    func testTheNumberOfRequestedTasksIsLimited() throws {
        let scheduler = BGTaskScheduler.shared
        let prefix = "limited-\(UUID().uuidString)"
        defer { scheduler.cancelAllTaskRequests() }
        func submit(_ make: (String) -> BGTaskRequest, _ name: String) throws {
            _ = scheduler.register(forTaskWithIdentifier: prefix + name, using: .main) { _ in }
            try scheduler.submit(make(prefix + name))
        }
        func check(_ make: (String) -> BGTaskRequest, _ name: String) {
            XCTAssertThrowsError(try submit(make, name)) { error in
                XCTAssertEqual((error as? BGTaskScheduler.Error)?.code, .tooManyPendingTaskRequests)
                XCTAssertFalse(error.localizedDescription.contains("register"))
            }
        }
        for _ in 0..<2 { try submit(BGAppRefreshTaskRequest.init, "refresh") }
        check(BGAppRefreshTaskRequest.init, "other refresh")
        for number in 0..<10 { try submit(BGProcessingTaskRequest.init, "processing \(number)") }
        try submit(BGProcessingTaskRequest.init, "processing 3")
        check(BGProcessingTaskRequest.init, "processing 10")
        scheduler.cancel(taskRequestWithIdentifier: prefix + "processing 0")
        try submit(BGProcessingTaskRequest.init, "processing 10")
        scheduler.getPendingTaskRequests { XCTAssertEqual($0.count, 11) }
    }

    func testRegistrationForRemoteNotificationsFailsWithAMessage() {
        UIApplication.shared.registerForRemoteNotifications()
        session.settle()
        XCTAssertEqual(
            Delegate.log, ["Remote notifications are not available, because this system has no service for them."])
        XCTAssertFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
    }
}
