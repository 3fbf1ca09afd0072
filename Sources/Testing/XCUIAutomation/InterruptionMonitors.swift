import AppDriver
import Foundation
import UIKitCore
import XCTest

/// The interruption handlers of the current test.
@MainActor
enum InterruptionMonitors {
    private final class Monitor: NSObject {
        let handler: @MainActor (XCUIElement) -> Bool

        init(handler: @escaping @MainActor (XCUIElement) -> Bool) { self.handler = handler }
    }

    private static var monitors: [Monitor] = []
    private static var isHandling = false

    static func add(_ handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
        TestObserver.register()
        let monitor = Monitor(handler: handler)
        monitors.append(monitor)
        return monitor
    }

    static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0 === token } }

    static func removeAll() { monitors = [] }

    /// Passes the alert that blocks `element` to the handlers, the newest first, until one handles it.
    ///
    /// - Returns: Whether a handler handled the alert.
    static func handle(interruptionOf element: Element) -> Bool {
        guard !isHandling, !monitors.isEmpty, let alert = ElementTree.all.last(where: { isAlert($0) }) else {
            return false
        }
        guard let blocker = alert.view, element.view?.isDescendant(of: blocker) != true else { return false }
        isHandling = true
        defer { isHandling = false }
        let interruption = XCUIElement(
            Search(code: "app.alerts[\"\(alert.label)\"]") { ElementTree.all.filter { $0.object === blocker } })
        return monitors.reversed().contains { $0.handler(interruption) }
    }

    private static func isAlert(_ element: Element) -> Bool {
        element.elementType == .alert || element.elementType == .sheet
    }
}

extension XCTestCase {
    /// Adds a handler for alerts that block touches of the test. It is called when an alert of the application prevents
    /// a touch from reaching an element outside the alert.
    ///
    /// Handlers are called newest first, until one returns true. They are removed when the test ends. Engawa has no
    /// system alerts.
    ///
    /// - Returns: A token for `removeUIInterruptionMonitor(_:)`.
    @preconcurrency @MainActor
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        InterruptionMonitors.add(handler)
    }

    /// Removes a handler.
    @preconcurrency @MainActor
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        InterruptionMonitors.remove(monitor)
    }
}
