import Expectations
import Foundation
import FoundationAdditions
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitNibs
import UIKitPickers

/// The values that observers receive, and changes that observers make.
@MainActor @Suite(.onStage) struct ObservedChangesTests {
    private let stage = Stage()

    private func show(_ controller: UIViewController) {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.advance(by: 0.1)
    }

    // MARK: Containers

    @Test func `an observer of the selection can select another tab`() {
        let tabs = UITabBarController()
        let pages: [UIViewController] = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = pages
        show(tabs)
        let observation = tabs.observe(\.selectedIndex, options: .new) { tabs, _ in
            if tabs.selectedIndex != 0 { tabs.selectedIndex = 0 }
        }
        tabs.selectedIndex = 2
        expect(tabs.selectedViewController === pages[0] && pages[2].view.window == nil)
        expect(tabs.tabBar.selectedItem, isIdenticalTo: pages[0].tabBarItem)
        expect(pages[0].view.superview, isIdenticalTo: tabs.view)
        observation.invalidate()
    }

    @Test func `an observer of a stack can change the stack after the push has begun`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown: [String] = []

            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { shown.append("\(viewController.title ?? "") \(animated)") }
        }
        let pages: [UIViewController] = ["a", "b", "c"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let navigation = UINavigationController(rootViewController: pages[0])
        show(navigation)
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(pages[1], animated: false)
        let observation = navigation.observe(\.viewControllers, options: .new) { navigation, _ in
            if navigation.viewControllers.count == 3 { navigation.viewControllers = [pages[0], pages[2]] }
        }
        navigation.pushViewController(pages[2], animated: true)
        stage.advance(by: 1)
        expect(delegate.shown, equals: ["b false", "c true"])
        expect(navigation.viewControllers, equals: [pages[0], pages[2]])
        observation.invalidate()
    }

    @Test func `a replacement of the tabs notifies observers of the selection before it`() {
        let tabs = UITabBarController()
        let pages = [UIViewController(), UIViewController()]
        tabs.viewControllers = pages
        tabs.selectedIndex = 1
        var changes: [[Int?]] = []
        let observation = tabs.observe(\.selectedIndex, options: [.old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        tabs.viewControllers = [pages[1]]
        expect(changes, equals: [[1, 0]])
        observation.invalidate()
    }

    // MARK: Gestures

    /// A recognizer that fails if a touch moves.
    private final class Still: UIGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    @Test func `the state of a recognizer notifies observers of all states with the previous one`() {
        let recognizer = Still()
        stage.root.addGestureRecognizer(recognizer)
        var changes: [[UIGestureRecognizer.State?]] = []
        let observation = recognizer.observe(namedKeyPath(\.state, "state"), options: [.old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        stage.tap(200, 200)
        expect(changes, equals: [[.possible, .ended], [.ended, .possible]])
        changes = []
        stage.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), duration: 0.1)
        expect(changes, equals: [[.possible, .failed], [.failed, .possible]])
        observation.invalidate()
    }

    @Test func `an observation of a state can begin during a gesture`() {
        let recognizer = UIPanGestureRecognizer()
        stage.root.addGestureRecognizer(recognizer)
        stage.touch(.began, 200, 200)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), duration: 0.1)
        var changes: [[UIGestureRecognizer.State?]] = []
        let observation = recognizer.observe(namedKeyPath(\.state, "state"), options: [.old, .new]) { _, change in
            changes.append([change.oldValue, change.newValue])
        }
        stage.touch(.ended, 200, 300)
        expect(changes, equals: [[.changed, .ended], [.ended, .possible]])
        observation.invalidate()
    }

    // MARK: Views

    @Test func `the safe area notifies observers with the previous insets`() {
        let controller = UIViewController()
        show(controller)
        var tops: [[CGFloat?]] = []
        let before: CGFloat = controller.view.safeAreaInsets.top
        let observation = controller.view.observe(\.safeAreaInsets, options: [.old, .new]) { _, change in
            tops.append([change.oldValue?.top, change.newValue?.top])
        }
        controller.additionalSafeAreaInsets.top = 20
        stage.window.layoutIfNeeded()
        expect(tops, equals: [[before, before + 20]])
        observation.invalidate()
    }

    @Test func `limits that keep a value do not notify its observers`() {
        var count = 0
        let pages = UIPageControl()
        let stepper = UIStepper()
        let picker = UIDatePicker()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let observations: [NSKeyValueObservation] = [
            pages.observe(\.currentPage) { _, _ in count += 1 }, stepper.observe(\.value) { _, _ in count += 1 },
            picker.observe(\.date) { _, _ in count += 1 }, tabs.observe(\.selectedIndex) { _, _ in count += 1 },
        ]
        pages.numberOfPages = 3
        stepper.minimumValue = -1
        stepper.maximumValue = 10
        picker.minimumDate = .distantPast
        picker.datePickerMode = .date
        show(tabs)
        expect(count, equals: 0)
        stepper.minimumValue = 2
        picker.maximumDate = Date(timeIntervalSince1970: 0)
        expect(count, equals: 2)
        for observation in observations { observation.invalidate() }
    }
}
