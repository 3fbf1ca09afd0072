import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitText

@testable import UIKitKeyboard

@MainActor
@Suite(.onStage) struct InputViewTests {
    @Test func `a field in an app without a scene can be edited`() {
        KeyboardModule.install()
        defer { UIApplication.makeInputPresenter = nil }
        let application = UIApplication.replaceShared()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        window.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        expect(field.isFirstResponder && application.inputWindow === window)
    }

    @Test func `without input views nothing is shown or posted`() {
        let fixture = KeyboardFixture()
        expect(fixture.field.becomeFirstResponder())
        fixture.settle()
        expect(fixture.log.isEmpty && fixture.presenter?.frame == nil)
    }

    @Test func `an accessory view is shown at the bottom with notifications`() {
        let fixture = KeyboardFixture()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.field.inputAccessoryView = bar
        expect(fixture.field.becomeFirstResponder())
        expect(fixture.takeLog(), equals: ["will change", "will show 800+44 → 756+44"])
        let information = fixture.lastInformation
        expect(information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, equals: 0.25)
        expect(information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, equals: 0)
        expect(information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, equals: true)
        fixture.settle()
        expect(fixture.takeLog(), equals: ["did change", "did show"])
        expect(bar.convert(bar.bounds, to: nil), equals: CGRect(x: 0, y: 756, width: 400, height: 44))
        expect(fixture.field.resignFirstResponder())
        fixture.settle()
        expect(fixture.takeLog(), equals: ["will change", "will hide 756+44 → 800+44", "did change", "did hide"])
        expect(bar.window == nil && bar.frame.height == 44)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.takeLog().first == "will change" && bar.bounds.height == 44)
    }

    @Test func `an accessory view that the application moves to its own view stays there`() {
        let fixture = KeyboardFixture()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.field.inputAccessoryView = bar
        fixture.field.becomeFirstResponder()
        fixture.settle()
        fixture.field.inputAccessoryView = nil
        let root = fixture.stage.root
        root.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 30),
        ])
        fixture.field.reloadInputViews()
        fixture.settle()
        expect(bar.superview === root && bar.frame == CGRect(x: 0, y: 200, width: 400, height: 30))
        expect(!bar.translatesAutoresizingMaskIntoConstraints && fixture.presenter?.frame == nil)
    }

    @Test func `a change during a notification replaces the notification that would follow`() {
        let fixture = KeyboardFixture()
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.didLog = { [field = fixture.field] text in
            if text == "will change" { field.resignFirstResponder() }
        }
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(
            fixture.takeLog(),
            equals: ["will change", "will change", "will hide 756+44 → 800+44", "did change", "did hide"])
    }

    @Test func `the window of the input views does not become the key window`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.presenter?.window?.isHidden, equals: false)
        fixture.stage.window.isHidden = true
        expect(fixture.stage.application.keyWindow == nil)
    }

    @Test func `moving to another field changes the frame once`() {
        let fixture = KeyboardFixture()
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        let other = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))
        fixture.stage.root.addSubview(other)
        other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        fixture.field.becomeFirstResponder()
        fixture.settle()
        _ = fixture.takeLog()
        expect(other.becomeFirstResponder())
        fixture.settle()
        expect(fixture.takeLog(), equals: ["will change", "will show 756+44 → 600+200", "did change", "did show"])
        other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        other.reloadInputViews()
        fixture.settle()
        expect(fixture.takeLog(), equals: ["will change", "will show 600+200 → 550+250", "did change", "did show"])
        other.removeFromSuperview()
        fixture.settle()
        expect(fixture.takeLog().contains("did hide"))
    }

    @Test func `the accessory of a controller keeps its place while text in it is edited`() {
        final class ChatController: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let fixture = KeyboardFixture()
        let controller = ChatController()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        controller.bar.addSubview(field)
        fixture.stage.window.rootViewController = controller
        fixture.stage.host.turn()
        expect(controller.becomeFirstResponder())
        fixture.settle()
        expect(fixture.takeLog(), equals: ["will change", "will show 800+60 → 740+60", "did change", "did show"])
        fixture.stage.tap(60, 770)
        fixture.stage.host.post(.text("hi"), at: fixture.stage.host.windows[0])
        fixture.settle()
        expect(field.isFirstResponder && field.text == "hi" && fixture.takeLog().isEmpty)
        fixture.stage.application.showsKeyboard = true
        fixture.settle()
        expect(fixture.takeLog().contains("will show 740+60 → 524+276"))
        expect(field.resignFirstResponder())
        fixture.settle()
        expect(fixture.takeLog().contains("will show 524+276 → 740+60") && controller.bar.window != nil)
    }

    @Test func `an accessory with a flexible height and no natural height follows its constraints`() {
        final class Bar: UIView { override var intrinsicContentSize: CGSize { .zero } }
        let fixture = KeyboardFixture()
        let bar = Bar(frame: .zero)
        bar.autoresizingMask = .flexibleHeight
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: bar.topAnchor),
            content.bottomAnchor.constraint(equalTo: bar.layoutMarginsGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: bar.leadingAnchor), height,
        ])
        fixture.field.inputAccessoryView = bar
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(bar.frame.height, equals: 58)
        height.constant = 90
        fixture.settle()
        expect(bar.frame.height == 98 && bar.convert(bar.bounds, to: nil).maxY == 800)
    }

    @Test func `a self-sizing accessory follows its content`() {
        let fixture = KeyboardFixture()
        let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 30), inputViewStyle: .keyboard)
        bar.allowsSelfSizing = true
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: bar.topAnchor),
            content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: bar.leadingAnchor), height,
        ])
        fixture.field.inputAccessoryView = bar
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.takeLog()[1], equals: "will show 800+70 → 730+70")
        height.constant = 100
        fixture.settle()
        expect(fixture.takeLog(), equals: ["will change", "will show 730+70 → 700+100", "did change", "did show"])
    }

    @Test func `a field notifies its delegate before the keyboard appears, and a text view does so afterward`() {
        final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var begin: () -> Void = {}
            func textFieldDidBeginEditing(_ textField: UITextField) { begin() }
            func textViewDidBeginEditing(_ textView: UITextView) { begin() }
        }
        let fixture = KeyboardFixture()
        let delegate = Delegate()
        var counts: [Int] = []
        delegate.begin = { counts.append(fixture.log.count) }
        fixture.field.delegate = delegate
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        fixture.field.becomeFirstResponder()
        fixture.field.resignFirstResponder()
        fixture.settle()
        _ = fixture.takeLog()
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        view.delegate = delegate
        view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        fixture.stage.root.addSubview(view)
        view.becomeFirstResponder()
        expect(counts, equals: [0, 2])
    }

    @Test func `the guide follows the keyboard`() {
        let fixture = KeyboardFixture(keyboard: true)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        fixture.stage.root.addSubview(box)
        let guide = fixture.stage.root.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 50),
            box.bottomAnchor.constraint(equalTo: guide.topAnchor), box.heightAnchor.constraint(equalToConstant: 50),
        ])
        fixture.settle()
        expect(box.frame, equals: CGRect(x: 0, y: 750, width: 50, height: 50))
        fixture.field.becomeFirstResponder()
        expect(box.frame.minY == 534 && guide.layoutFrame == CGRect(x: 0, y: 584, width: 400, height: 216))
        fixture.field.resignFirstResponder()
        fixture.settle()
        expect(box.frame.minY, equals: 750)
    }

    @Test func `the keyboard follows the size of the screen`() {
        let fixture = KeyboardFixture(keyboard: true)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        _ = fixture.takeLog()
        fixture.stage.host.windows[0].resize(to: CGSize(width: 844, height: 390))
        fixture.settle()
        expect(fixture.takeLog().last == "did show" && fixture.presenter?.frame?.minY == 228)
        fixture.field.resignFirstResponder()
        fixture.settle()
        fixture.stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
        fixture.settle()
        fixture.field.becomeFirstResponder()
        fixture.settle()
        expect(fixture.center("space")?.y ?? 0, isGreaterThan: 740)
    }

    @Test func `a finger moves the keyboard down`() {
        let fixture = KeyboardFixture(keyboard: true)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 700))
        scroll.contentSize = CGSize(width: 400, height: 2000)
        scroll.keyboardDismissMode = .interactive
        fixture.stage.root.addSubview(scroll)
        fixture.field.becomeFirstResponder()
        fixture.settle()
        _ = fixture.takeLog()
        fixture.stage.touch(.began, 200, 400)
        fixture.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 684), duration: 0.3)
        expect(fixture.presenter?.visibleTop == 684 && fixture.log.isEmpty)
        fixture.stage.touch(.ended, 200, 684)
        fixture.settle()
        expect(!fixture.field.isFirstResponder && fixture.takeLog().contains("did hide"))
    }

    @Test func `an input view reads and sets all text traits of the first responder`() {
        let fixture = KeyboardFixture()
        let proxy = TextDocumentProxy()
        fixture.field.becomeFirstResponder()
        fixture.settle()
        (fixture.field.smartQuotesType, fixture.field.smartDashesType) = (.no, .yes)
        (fixture.field.smartInsertDeleteType, fixture.field.autocorrectionType) = (.no, .yes)
        fixture.field.spellCheckingType = .no
        expect(proxy.smartQuotesType == .no && proxy.smartDashesType == .yes && proxy.smartInsertDeleteType == .no)
        expect(proxy.autocorrectionType == .yes && proxy.spellCheckingType == .no)
        (proxy.smartQuotesType, proxy.smartDashesType, proxy.smartInsertDeleteType) = (.yes, .no, .yes)
        (proxy.autocorrectionType, proxy.spellCheckingType) = (.no, .yes)
        expect(fixture.field.smartQuotesType == .yes && fixture.field.smartDashesType == .no)
        expect(fixture.field.smartInsertDeleteType == .yes && fixture.field.autocorrectionType == .no)
        expect(fixture.field.spellCheckingType, equals: .yes)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `an input view has the background of the keyboard, and its accessory view has none`(
        style: UIUserInterfaceStyle
    ) {
        let fixture = KeyboardFixture()
        fixture.stage.window.overrideUserInterfaceStyle = style
        fixture.stage.root.backgroundColor = .systemGreen
        fixture.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        fixture.stage.host.turn()
        let covered: UInt32 = fixture.stage.pixels(row: 700)[200]
        expect(fixture.field.becomeFirstResponder())
        fixture.settle()
        var background: UInt32 = 0xFF00_0000
        let color: UIColor = .keyboardBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        for (shift, part) in [(16, parts.0), (8, parts.1), (0, parts.2)] {
            background |= UInt32((part * 255).rounded()) << UInt32(shift)
        }
        expect(fixture.stage.pixels(row: 700)[200], equals: background)
        expect(fixture.stage.pixels(row: 790)[10], equals: background)
        expect(fixture.stage.pixels(row: 575)[200], equals: covered)
        fixture.field.resignFirstResponder()
        fixture.settle()
        expect(fixture.stage.pixels(row: 700)[200], equals: covered)
    }
}
