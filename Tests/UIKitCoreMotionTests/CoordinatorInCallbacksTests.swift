import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// The transition coordinator in the callbacks before an animated transition.
@MainActor @Suite(.onStage) final class CoordinatorInCallbacksTests: NSObject, UINavigationControllerDelegate {
    private final class Page: UIViewController {
        var events: [String] = []

        private func follow(_ name: String) {
            guard let coordinator = transitionCoordinator else { return events.append("\(name): none") }
            coordinator.animate { [weak self] _ in
                self?.events.append("\(name): along")
            } completion: { [weak self] in
                self?.events.append("\(name): \($0.isCancelled ? "canceled" : "end")")
            }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if animated { follow("appear") }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if animated { follow("disappear") }
        }
    }

    private let stage = Stage()
    private var willShow: [Bool] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if animated { willShow.append(navigationController.transitionCoordinator != nil) }
    }

    @Test func `controllers of a push and a pop animate alongside from their callbacks`() {
        let (first, second) = (Page(), Page())
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        navigation.delegate = self
        stage.advance(by: 0.1)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        expect(second.events, equals: ["appear: along", "appear: end"])
        expect(first.events, equals: ["disappear: along", "disappear: end"])
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        expect(first.events.suffix(2), equals: ["appear: along", "appear: end"])
        expect(second.events.suffix(2), equals: ["disappear: along", "disappear: end"])
        expect(willShow, equals: [true, true])
        expectNil(navigation.transitionCoordinator)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `controllers of a presentation and a dismissal animate alongside from their callbacks`(
        style: UIModalPresentationStyle
    ) {
        let (first, second) = (Page(), Page())
        stage.window.rootViewController = first
        stage.advance(by: 0.1)
        second.modalPresentationStyle = style
        first.present(second, animated: true)
        stage.advance(by: 1)
        expect(second.events, equals: ["appear: along", "appear: end"])
        first.dismiss(animated: true)
        stage.advance(by: 1)
        expect(second.events.suffix(2), equals: ["disappear: along", "disappear: end"])
        if style == .fullScreen {
            expect(first.events, equals: ["disappear: along", "disappear: end", "appear: along", "appear: end"])
        }
        expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    }

    @Test func `a controller that dismisses itself in its callback has no coordinator afterward`() {
        final class Refusing: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                presentingViewController?.dismiss(animated: false)
            }
        }
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        root.present(Refusing(), animated: true)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && root.transitionCoordinator == nil)
        expect(stage.window.subviews.count, equals: 2)
    }
}
