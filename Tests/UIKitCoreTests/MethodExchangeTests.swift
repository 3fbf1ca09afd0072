import TestCases
import UIKitControls
import UIKitCore
import XCTest

/// Tests methods of the kit that the app exchanges. The source rewriter generates declarations like those in this file.
final class MethodExchangeTests: KitTestCase {
    private func exchange(_ type: AnyClass, _ original: Selector, _ replacement: Selector) throws {
        method_exchangeImplementations(
            try XCTUnwrap(class_getInstanceMethod(type, original)),
            try XCTUnwrap(class_getInstanceMethod(type, replacement)))
    }

    func testAnExchangedMethodReceivesTheCallsOfTheKitAndOfSuper() throws {
        try exchange(UIViewController.self, Selector("viewDidAppear:"), Selector("log_viewDidAppear:"))
        log = []
        let screen = LoggingScreen()
        launch(UINavigationController(rootViewController: screen))
        XCTAssertEqual(log.filter { $0.contains("Screen") }, ["begin Screen", "Screen false", "end Screen"])
        XCTAssertTrue(log.contains("Controller UINavigationController"))
        log = []
        let plain: UIViewController = UIViewController()
        plain.viewDidAppear(false)
        XCTAssertEqual(log, ["Controller UIViewController"])
        // The second exchange restores the methods.
        try exchange(UIViewController.self, Selector("viewDidAppear:"), Selector("log_viewDidAppear:"))
        log = []
        plain.viewDidAppear(false)
        (screen as UIViewController).viewDidAppear(false)
        XCTAssertEqual(log, ["begin Screen", "end Screen"])
    }

    func testAMethodIsExchangedForOneSubclass() throws {
        let original = Selector("layoutSubviews"), replacement = Selector("log_layoutSubviews")
        let first = try XCTUnwrap(class_getInstanceMethod(LoggingView.self, original))
        let second = try XCTUnwrap(class_getInstanceMethod(LoggingView.self, replacement))
        XCTAssertTrue(class_addMethod(LoggingView.self, original, method_getImplementation(second), nil))
        XCTAssertFalse(class_addMethod(LoggingView.self, original, method_getImplementation(second), nil))
        class_replaceMethod(LoggingView.self, replacement, method_getImplementation(first), nil)
        log = []
        for view in [UIView(), LoggingView(), LoggingSubview(), UIProgressView()] {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        XCTAssertEqual(log, ["layout LoggingView", "layout LoggingSubview"])
        XCTAssertNil(class_getInstanceMethod(UIView.self, Selector("unknown")))
    }
}

// nonisolated(unsafe): The tests and the methods that write to it run on the main thread.
nonisolated(unsafe) private var log: [String] = []

private final class LoggingScreen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        log.append("begin Screen")
        self.__super_viewDidAppear(LoggingScreen.self, animated)
        log.append("end Screen")
    }

    nonisolated enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(LoggingScreen.self) { $0.overridesExchangeable("viewDidAppear:") }
        }
    }
}

extension UIViewController {
    fileprivate func log_viewDidAppear(_ animated: Bool) {
        if let method = ExchangedMethod("log_viewDidAppear:", of: self, in: UIViewController.self) {
            return method(animated)
        }
        return __log_viewDidAppear(animated)
    }

    private func __log_viewDidAppear(_ animated: Bool) {
        log_viewDidAppear(animated)
        log.append(self is LoggingScreen ? "Screen \(animated)" : "Controller \(type(of: self))")
    }

    nonisolated enum ExchangedMembers {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(UIViewController.self) {
                $0.exchangeable("log_viewDidAppear:") { try $0.__log_viewDidAppear($1[0] as Bool) }
            }
        }
    }

    struct AppearFunction { let call: @MainActor (Bool) -> Void }

    class PlainController: UIViewController {}

    class ExchangedController: PlainController {
        override func viewDidAppear(_ animated: Bool) {
            if let method = ExchangedMethod("viewDidAppear:", of: self, in: UIViewController.self) {
                return method(animated)
            }
            return AppearSlot.slot.original(of: self, as: AppearFunction.self).call(animated)
        }
    }

    func __super_viewDidAppear(_ type: AnyClass, _ animated: Bool) {
        AppearSlot.slot.inherited(above: type, of: self, as: AppearFunction.self).call(animated)
    }

    nonisolated enum AppearSlot {
        static let slot = MethodSlot(
            "viewDidAppear:", of: UIViewController.self, PlainController.self, ExchangedController.self)
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(UIViewController.self) {
                $0.exchangeable(slot) { object, arguments in
                    try slot.original(of: object, as: AppearFunction.self).call(arguments[0] as Bool)
                }
            }
        }
    }
}

private class LoggingView: UIView {}

private final class LoggingSubview: LoggingView {}

extension UIView {
    fileprivate func log_layoutSubviews() {
        if let method = ExchangedMethod("log_layoutSubviews", of: self, in: UIView.self) { return method() }
        return __log_layoutSubviews()
    }

    private func __log_layoutSubviews() {
        log_layoutSubviews()
        log.append("layout \(type(of: self))")
    }

    nonisolated enum ExchangedMembers {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(UIView.self) {
                $0.exchangeable("log_layoutSubviews") { view, _ in view.__log_layoutSubviews() }
            }
        }
    }

    struct LayoutFunction { let call: @MainActor () -> Void }

    class PlainView: UIView {}

    class ExchangedView: PlainView {
        override func layoutSubviews() {
            if let method = ExchangedMethod("layoutSubviews", of: self, in: UIView.self) { return method() }
            return LayoutSlot.slot.original(of: self, as: LayoutFunction.self).call()
        }
    }

    nonisolated enum LayoutSlot {
        static let slot = MethodSlot("layoutSubviews", of: UIView.self, PlainView.self, ExchangedView.self)
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(UIView.self) {
                $0.exchangeable(slot) { view, _ in slot.original(of: view, as: LayoutFunction.self).call() }
            }
        }
    }
}
