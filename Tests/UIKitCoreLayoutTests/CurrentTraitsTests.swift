import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The current traits during callbacks, and on other threads.
@MainActor @Suite(.onStage) final class CurrentTraitsTests {
    private let stage = Stage()

    @MainActor
    private final class Log {
        var styles: [String: UIUserInterfaceStyle] = [:]
        func add(_ name: String) { styles[name] = UITraitCollection.current.userInterfaceStyle }
    }

    private final class RecordingView: UIView {
        var log: Log?
        override func updateProperties() {
            super.updateProperties()
            log?.add("updateProperties")
        }
        override func updateConstraints() {
            log?.add("updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.add("layoutSubviews")
        }
        override func tintColorDidChange() {
            super.tintColorDidChange()
            log?.add("tintColorDidChange")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log?.add("traitCollectionDidChange")
        }
    }

    private final class Page: UIViewController {
        let log = Log()
        override func loadView() {
            let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.log = log
            self.view = view
        }
        override func updateViewConstraints() {
            super.updateViewConstraints()
            log.add("updateViewConstraints")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.add("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.add("viewDidLayoutSubviews")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            log.add("controller.traitCollectionDidChange")
        }
    }

    @Test func `the current traits in a callback are those of the view`() {
        let page = Page()
        stage.root.addSubview(page.view)
        page.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        stage.host.turn()
        page.log.styles = [:]
        page.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: RecordingView, _) in
            view.log?.add("registration")
        }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _) in
            page.log.add("controller.registration")
        }
        page.view.overrideUserInterfaceStyle = .dark
        page.view.tintColor = .orange
        page.view.setNeedsUpdateProperties()
        page.view.setNeedsUpdateConstraints()
        page.view.setNeedsLayout()
        stage.host.turn()
        let names: Set<String> = [
            "controller.registration", "controller.traitCollectionDidChange", "layoutSubviews", "registration",
            "tintColorDidChange", "traitCollectionDidChange", "updateConstraints", "updateProperties",
            "updateViewConstraints", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
        ]
        expect(Set(page.log.styles.keys), equals: names)
        expect(page.log.styles.filter { $0.value != .dark }.keys.sorted(), equals: [])
        expect(UITraitCollection.current.userInterfaceStyle, equals: .light)
    }

    @Test func `a view that is added during layout is notified of traits that differ from those of the application`() {
        final class Container: UIView {
            let child = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                addSubview(child)
            }
        }
        let container = Container()
        container.overrideUserInterfaceStyle = .dark
        var styles: [UIUserInterfaceStyle] = []
        container.child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        stage.root.addSubview(container)
        stage.host.turn()
        expect(styles, equals: [.light, .dark])
    }

    /// The size classes that a thread read, which are written before the semaphore is signaled.
    private final class Reading: @unchecked Sendable {
        var before: UIUserInterfaceSizeClass?
        var after: UIUserInterfaceSizeClass?
    }

    @Test func `a thread that used other traits for a while follows the application's traits`() {
        let reading = Reading()
        let didUse = DispatchSemaphore(value: 0)
        let didResize = DispatchSemaphore(value: 0)
        let didRead = DispatchSemaphore(value: 0)
        let thread = Thread {
            UITraitCollection(horizontalSizeClass: .unspecified).performAsCurrent {}
            reading.before = UITraitCollection.current.horizontalSizeClass
            didUse.signal()
            didResize.wait()
            reading.after = UITraitCollection.current.horizontalSizeClass
            didRead.signal()
        }
        thread.start()
        didUse.wait()
        stage.host.windows[0].resize(to: CGSize(width: 1_024, height: 768))
        stage.host.turn()
        didResize.signal()
        didRead.wait()
        expect(reading.before == .compact && reading.after == .regular)
    }

    @Test func `a handler that is unregistered by another handler is not called`() {
        final class RegisteredView: UIView {
            var calls: [String] = []
            var second: (any UITraitChangeRegistration)?
        }
        let view = RegisteredView()
        stage.root.addSubview(view)
        stage.host.turn()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: RegisteredView, _) in
            view.calls.append("first")
            if let second = view.second { view.unregisterForTraitChanges(second) }
        }
        view.second = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: RegisteredView, _) in
            view.calls.append("second")
        }
        view.overrideUserInterfaceStyle = .dark
        expect(view.calls, equals: ["first"])
    }

    @Test func `the layer keeps the color that was set, even if a subclass returns a different color`() {
        final class Clear: UIView {
            override var backgroundColor: UIColor? {
                get { .red }
                set {}
            }
            func clear() { super.backgroundColor = .clear }
        }
        let view = Clear()
        view.clear()
        stage.root.addSubview(view)
        stage.host.turn()
        expect(view.layer.backgroundColor?.alpha, equals: 0)
        stage.root.overrideUserInterfaceStyle = .dark
        stage.host.turn()
        expect(view.layer.backgroundColor?.alpha, equals: 0)
    }
}
