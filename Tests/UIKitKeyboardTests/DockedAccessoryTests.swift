import Expectations
import CoreGraphics
import TestStage
import Testing
import UIKitCore
import UIKitLists

@testable import UIKitKeyboard
import UIKitSearching

/// Accessory views of controllers that override `canBecomeFirstResponder` and `inputAccessoryView`.
@MainActor
@Suite(.onStage) struct DockedAccessoryTests {
    private final class ChatController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        let message = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let subject = UITextField(frame: CGRect(x: 10, y: 80, width: 200, height: 40))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 400, height: 650))
        let box = UIView()
        var calls = 0
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func becomeFirstResponder() -> Bool {
            calls += 1
            return super.becomeFirstResponder()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(message)
            scroll.contentSize = CGSize(width: 400, height: 2_000)
            view.addSubview(subject)
            view.addSubview(scroll)
            view.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            let guide = view.keyboardLayoutGuide
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.bottomAnchor.constraint(equalTo: guide.topAnchor),
                box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    private let fixture = KeyboardFixture()
    private let controller = ChatController()
    private var stage: Stage { fixture.stage }

    /// The top of the bar on the screen; nil if the bar is not visible.
    private var top: CGFloat? {
        controller.bar.window == nil ? nil : controller.bar.convert(controller.bar.bounds, to: nil).minY
    }

    private func showAsRoot() {
        // The stage's view covers the controller's view, and would receive its touches.
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        fixture.settle()
        _ = fixture.takeLog()
    }

    @Test func `the accessory of a controller appears with the controller`() {
        stage.window.rootViewController = controller
        stage.host.turn()
        // If a controller appears without animation, its accessory view does too.
        stage.host.turn()
        expect(controller.isFirstResponder && top == 740)
        expect(controller.box.frame.maxY, equals: 740)
        expect(fixture.takeLog().contains("will show 800+60 → 740+60"))
        fixture.settle()
        expect(controller.calls == 1 && top == 740)
    }

    @Test func `an accessory appears with a pushed controller and leaves with it`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        fixture.settle()
        expect(fixture.takeLog().isEmpty)
        navigation.pushViewController(controller, animated: true)
        fixture.settle()
        stage.advance(by: 0.5)
        expect(top, equals: 740)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1.5)
        expect(top == nil && fixture.presenter?.frame == nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 1.5)
        expect(top, equals: 740)
        navigation.popViewController(animated: true)
        stage.advance(by: 1.5)
        expectNil(top)
    }

    @Test func `a push from one accessory to another shows the second`() {
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        fixture.settle()
        let second = ChatController()
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1.5)
        expect(second.bar.window != nil && top == nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 1.5)
        expect(second.bar.window == nil && top == 740)
    }

    @Test func `an accessory returns after editing ends in a text field of the controller's view`() {
        showAsRoot()
        stage.application.showsKeyboard = true
        expect(controller.subject.becomeFirstResponder())
        fixture.settle()
        expect(top == 524 && controller.box.frame.maxY == 524)
        expect(controller.subject.resignFirstResponder())
        fixture.settle()
        expect(controller.isFirstResponder && top == 740 && controller.box.frame.maxY == 740)
        expect(controller.subject.becomeFirstResponder())
        fixture.settle()
        controller.subject.removeFromSuperview()
        fixture.settle()
        expect(controller.isFirstResponder && top == 740)
    }

    @Test func `moving between two fields does not make the controller first responder`() {
        showAsRoot()
        let other = UITextField(frame: CGRect(x: 10, y: 130, width: 200, height: 20))
        controller.view.addSubview(other)
        expect(controller.subject.becomeFirstResponder())
        let calls = controller.calls
        expect(other.becomeFirstResponder() && controller.calls == calls)
    }

    @Test func `an accessory stays when its text ends editing`() {
        showAsRoot()
        stage.application.showsKeyboard = true
        expect(controller.message.becomeFirstResponder())
        fixture.settle()
        expect(top, equals: 524)
        expect(controller.message.resignFirstResponder())
        fixture.settle()
        expect(top, equals: 740)
    }

    @Test func `drags of a scroll view hide the keyboard, but not the accessory`() {
        showAsRoot()
        for mode in [UIScrollView.KeyboardDismissMode.onDrag, .interactive] {
            controller.scroll.keyboardDismissMode = mode
            // Without the keyboard, the accessory view does not follow the finger.
            stage.touch(.began, 200, 400)
            stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 790), duration: 0.3)
            expect(top, equals: 740, "\(mode)")
            stage.touch(.ended, 200, 790)
            fixture.settle()
            expect(top, equals: 740, "\(mode)")
            for field in [controller.message, controller.subject] {
                stage.application.showsKeyboard = true
                expect(field.becomeFirstResponder())
                fixture.settle()
                expect(top, equals: 524, "\(mode)")
                stage.touch(.began, 200, 300)
                stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 799), duration: 0.3)
                if mode == .interactive { expect(top, equals: 740) }
                stage.touch(.ended, 200, 799)
                fixture.settle()
                expect(top == 740 && !field.isFirstResponder, "\(mode)")
                stage.application.showsKeyboard = false
                fixture.settle()
            }
        }
    }

    @Test func `modes with an accessory hide the accessory`() {
        showAsRoot()
        for mode in [UIScrollView.KeyboardDismissMode.onDragWithAccessory, .interactiveWithAccessory] {
            expect(controller.becomeFirstResponder())
            fixture.settle()
            expect(top, equals: 740, "\(mode)")
            controller.scroll.keyboardDismissMode = mode
            stage.swipe(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 790), duration: 0.3)
            fixture.settle()
            expect(top == nil && !controller.isFirstResponder, "\(mode)")
        }
    }

    @Test func `a presented controller hides the accessory until it is dismissed`() {
        showAsRoot()
        expect(controller.message.becomeFirstResponder())
        fixture.settle()
        controller.present(UIViewController(), animated: true)
        stage.advance(by: 1.5)
        expect(top == nil && !controller.message.isFirstResponder)
        controller.dismiss(animated: true)
        stage.advance(by: 1.5)
        expect(top, equals: 740)
    }

    @Test func `a controller that resigns hides its accessory`() {
        showAsRoot()
        expect(controller.resignFirstResponder())
        fixture.settle()
        expect(top == nil && controller.box.frame.maxY == 800)
    }

    @Test func `an inner controller has precedence over its container`() {
        let child = ChatController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        showAsRoot()
        expect(child.isFirstResponder && child.bar.window != nil && top == nil)
    }

    @Test func `a search field that ends editing does not begin again`() {
        let search = UISearchBar(frame: CGRect(x: 0, y: 60, width: 400, height: 56))
        stage.root.addSubview(search)
        expect(search.becomeFirstResponder())
        expect(search.resignFirstResponder())
        fixture.settle()
        expect(!search.searchTextField.isFirstResponder)
    }

    @Test func `a table controller with an accessory insets its rows`() {
        final class Rows: UITableViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        fixture.settle()
        expect(rows.bar.window != nil && rows.tableView.adjustedContentInset.bottom == 60)
    }
}
