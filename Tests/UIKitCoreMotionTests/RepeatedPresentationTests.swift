import Expectations
import Foundation
import PlatformHost
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Presentations that change again before their transitions end.
@MainActor @Suite(.onStage) struct RepeatedPresentationTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let modal = PresentationTests.Recorder()
    private let delegate = PresentationTests.Delegate()

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
    }

    private func isInteractive(_ controller: UIViewController) -> Bool {
        let center: CGPoint = controller.view.convert(CGPoint(x: 100, y: 100), to: stage.window)
        return stage.window.hitTest(center, with: nil)?.isDescendant(of: controller.view) == true
    }

    @Test(arguments: [true, false])
    func `a controller can be presented again while it is dismissed`(animated: Bool) {
        root.present(modal, animated: true)
        stage.advance(by: 1)
        var calls: [String] = []
        root.dismiss(animated: animated) { calls.append("dismissed") }
        root.present(modal, animated: true) { calls.append("presented") }
        stage.advance(by: 1)
        expect(calls, equals: ["dismissed", "presented"])
        expect(root.presentedViewController === modal && modal.presentingViewController === root)
        expect(isInteractive(modal))
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        expect(modal.view.window == nil && root.presentedViewController == nil)
    }

    @Test func `an animated dismissal completes a presentation without animation that began in the same turn`() {
        modal.modalPresentationStyle = .fullScreen
        var calls: [String] = []
        root.present(modal, animated: false) { calls.append("presented") }
        root.dismiss(animated: true) { calls.append("dismissed") }
        expect(calls, equals: ["presented"])
        stage.advance(by: 0.1)
        expect(
            modal.calls, equals: ["willAppear true false", "didAppear true false", "willDisappear false true"])
        stage.advance(by: 1)
        expect(calls == ["presented", "dismissed"] && modal.calls.last == "didDisappear false true")
    }

    private final class FieldPage: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        override func viewDidLoad() { view.addSubview(field) }
        override func viewIsAppearing(_ animated: Bool) { field.becomeFirstResponder() }
    }

    private final class RespondingPage: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() { view.addSubview(field) }
    }

    @Test(arguments: [true, false])
    func `a presentation that follows a dismissal keeps its first responder`(animated: Bool) {
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        let page = FieldPage()
        root.dismiss(animated: animated)
        root.present(page, animated: true)
        stage.advance(by: 1)
        expect(page.field.isFirstResponder)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        expect(field.isFirstResponder)
    }

    @Test(arguments: [true, false])
    func `a field that becomes first responder during a dismissal keeps that role`(animated: Bool) {
        let fields: [UITextField] = [60, 120].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40)) }
        for field in fields { root.view.addSubview(field) }
        fields[0].becomeFirstResponder()
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        root.dismiss(animated: animated)
        fields[1].becomeFirstResponder()
        stage.advance(by: 1)
        expect(fields[1].isFirstResponder)
    }

    @Test(arguments: [true, false])
    func `a field is first responder again if only its controller took that role`(animated: Bool) {
        let page = RespondingPage()
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        page.field.becomeFirstResponder()
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        page.dismiss(animated: animated)
        page.becomeFirstResponder()
        stage.advance(by: 1)
        expect(page.field.isFirstResponder)
    }

    @Test(arguments: [true, false])
    func `a page that is covered again right after a dismissal disappears when it is covered`(animated: Bool) {
        let page = PresentationTests.Recorder()
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        modal.modalPresentationStyle = .fullScreen
        page.present(modal, animated: false)
        stage.advance(by: 0.1)
        page.calls = []
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        page.dismiss(animated: animated)
        if animated { stage.advance(by: 0.2) }
        page.present(next, animated: true)
        let names = ["willAppear"] + (animated ? [] : ["didAppear"]) + ["willDisappear"]
        stage.advance(by: 0.3)
        expect(page.calls, equals: names.map { "\($0) false false" })
        expect(modal.calls.last, equals: "didDisappear false true")
        stage.advance(by: 1)
        expect(page.calls.dropFirst(names.count), equals: ["didDisappear false false"])
    }

    @Test func `a root that is covered in its first turn disappears when the presentation completes`() {
        let page = PresentationTests.Recorder()
        modal.modalPresentationStyle = .fullScreen
        stage.window.rootViewController = page
        page.present(modal, animated: true)
        stage.advance(by: 0.1)
        expect(page.calls, equals: ["willAppear false false", "willDisappear false false"])
        stage.advance(by: 1)
        expect(page.calls.last, equals: "didDisappear false false")
    }

    @Test(arguments: [true, false])
    func `a controller that is visible cannot be presented again`(onItself: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [onItself] in
            await MainActor.run {
                let stage = Stage()
                let root = UIViewController()
                stage.window.rootViewController = root
                let modal = UIViewController()
                root.present(modal, animated: false)
                stage.advance(by: 0.1)
                modal.present(onItself ? modal : root, animated: true)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message.contains("cannot be presented, because it is already visible"))
    }

    @Test func `a second tap outside a popover does not dismiss the sheet below it`() {
        let sheet = UIViewController()
        sheet.isModalInPresentation = true
        root.present(sheet, animated: false)
        stage.advance(by: 0.1)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        modal.popoverPresentationController?.sourceView = sheet.view
        modal.popoverPresentationController?.delegate = delegate
        delegate.adaptive = .none
        sheet.present(modal, animated: true)
        stage.advance(by: 1)
        stage.tap(20, 700)
        stage.advance(by: 0.05)
        stage.tap(20, 700)
        stage.advance(by: 1)
        expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
        expect(delegate.calls, equals: ["will", "did"])
    }

    @Test func `a finger that drags a sheet has no effect on it after the program dismisses the sheet`() {
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        stage.advance(by: 0.1)
        modal.presentationController?.delegate = delegate
        sheet.present(modal, animated: true)
        stage.advance(by: 1)
        stage.touch(.began, 200, 100)
        stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), duration: 0.3)
        modal.dismiss(animated: true)
        stage.advance(by: 0.05)
        stage.touch(.ended, 200, 700)
        stage.advance(by: 1)
        expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
        expect(delegate.calls, equals: [])
    }

    @Test func `a popover receives the touches inside it even if a passthrough view is below it`() {
        var presses = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        modal.view.addSubview(button)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect = CGRect(x: 180, y: 50, width: 40, height: 40)
        modal.popoverPresentationController?.passthroughViews = [root.view]
        modal.popoverPresentationController?.delegate = delegate
        delegate.adaptive = .none
        root.present(modal, animated: true)
        stage.advance(by: 1)
        let center: CGPoint = button.convert(CGPoint(x: 100, y: 75), to: stage.window)
        stage.tap(center.x, center.y)
        expect(presses, equals: 1)
        stage.tap(10, 10)
        stage.advance(by: 1)
        expect(root.presentedViewController, isIdenticalTo: modal)
    }

    @Test func `a sheet changes its height during a push inside it`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(navigation, animated: true)
        stage.advance(by: 1)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.sheetPresentationController?.animateChanges {
            navigation.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        stage.advance(by: 1)
        expect(navigation.view.convert(CGPoint.zero, to: stage.window).y, equals: 12)
    }

    @Test func `a controller is released although its presentation controller was read`() {
        weak var released: UIViewController?
        do {
            let controller = UINavigationController(rootViewController: UIViewController())
            controller.sheetPresentationController?.prefersGrabberVisible = true
            expect(controller.presentationController?.presentedViewController, isIdenticalTo: controller)
            released = controller
        }
        expectNil(released)
    }

    @Test func `a controller is released after its dismissal`() {
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            controller.sheetPresentationController?.detents = [.medium()]
            root.present(controller, animated: false)
            stage.advance(by: 0.1)
            released = controller
        }
        expect(released != nil)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        expectNil(released)
    }

    /// The place of a presented view on the screen, in the current frame of the animation.
    private func shownTop(_ controller: UIViewController) -> CGFloat {
        let view: UIView? = controller.presentationController?.presentedView
        return view?.layer.presentation()?.frame.minY ?? .nan
    }

    private func opacity(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? .nan }

    @Test func `a sheet that is dismissed while it appears slides out`() {
        root.present(modal, animated: true)
        stage.advance(by: 1)
        let top: CGFloat = shownTop(modal)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        root.present(modal, animated: true)
        stage.advance(by: 0.15)
        modal.dismiss(animated: true)
        stage.advance(by: 0.1)
        expect(shownTop(modal), isGreaterThan: top + 100)
        stage.advance(by: 1)
        expectNil(root.presentedViewController)
        var isPresented = false
        root.present(modal, animated: true) { [modal] in
            isPresented = true
            modal.dismiss(animated: true)
        }
        while !isPresented { stage.advance(by: 0.02) }
        stage.advance(by: 0.1)
        expect(shownTop(modal), isGreaterThan: top + 100)
        stage.advance(by: 1)
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        expect(shownTop(modal), equals: top)
    }

    @Test func `a controller that is dismissed while it fades in fades out`() {
        modal.modalPresentationStyle = .overFullScreen
        modal.modalTransitionStyle = .crossDissolve
        root.present(modal, animated: true)
        stage.advance(by: 0.15)
        modal.dismiss(animated: true)
        stage.advance(by: 0.15)
        expect(opacity(modal.view) < 0.9 && modal.view.window != nil)
        stage.advance(by: 1)
        expect(modal.view.window == nil && modal.view.alpha == 1)
    }

    @Test func `with reduced motion, a page that is popped while it fades in fades out`() {
        stage.application.reducesMotion = true
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.2)
        expect(opacity(page.view) < 0.9 && page.view.window != nil)
        stage.advance(by: 1)
        expect(page.view.window == nil && page.view.alpha == 1)
    }
}
