import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct AccessibilityTests {
    private let stage = Stage()

    /// A screen reader that records the messages from the application.
    private final class Reader: AccessibilityClient {
        var received: [String] = []
        var focusedElement: Any?

        func receive(_ notification: UIAccessibility.Notification, argument: Any?) -> Bool? {
            received.append("\(notification.rawValue) \(argument ?? "")")
            if notification == .screenChanged, let view = argument as? UIView { focusedElement = view }
            return notification == .announcement ? true : nil
        }
    }

    private final class Dial: UIControl {
        var log: [String] = []
        var activates = true

        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set { super.accessibilityTraits = newValue }
        }
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return activates
        }
        override func accessibilityIncrement() { log.append("increment") }
        override func accessibilityDecrement() { log.append("decrement") }
    }

    /// Calls `body`, and returns the names of the notifications that it posts. The text of an announcement follows the
    /// name.
    private func posted(_ names: [Notification.Name], in body: () -> Void) -> [String] {
        let recorder = NotificationRecorder()
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let text: Any? = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
                recorder.names.append("\(note.name.rawValue)\(text.map { " \($0)" } ?? "")")
            }
        }
        body()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        return recorder.names
    }

    // @unchecked: notifications are posted on the thread of the test.
    private final class NotificationRecorder: @unchecked Sendable {
        var names: [String] = []
        var infos: [[AnyHashable: Any]] = []
    }

    private func press(_ usage: Int, on stage: Stage) {
        for isDown in [true, false] {
            let key = HostKey(usage: usage, isDown: isDown, characters: "", charactersIgnoringModifiers: "")
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.host.turn()
        }
    }

    @Test func `the hint of an edited field is the title of its Return key`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "tea"
        field.returnKeyType = .search
        stage.root.addSubview(field)
        var hints: [String?] = [field.accessibilityHint]
        field.becomeFirstResponder()
        hints.append(field.accessibilityHint)
        field.accessibilityHint = "Finds posts."
        hints.append(field.accessibilityHint)
        field.accessibilityHint = nil
        field.returnKeyType = .default
        hints.append(field.accessibilityHint)
        field.returnKeyType = .done
        field.resignFirstResponder()
        hints.append(field.accessibilityHint)
        expect(hints, equals: [nil, "search", "Finds posts.", nil, nil])
        expect(field.accessibilityValue, equals: "tea")
    }

    @Test func `messages reach the assistive technology that is running`() {
        expect(!UIAccessibility.isVoiceOverRunning)
        UIAccessibility.post(notification: .announcement, argument: "Nobody hears this")
        let reader = Reader()
        let names: [String] = posted([
            UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.announcementDidFinishNotification,
        ]) {
            UIAccessibility.client = reader
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
        expect(UIAccessibility.isVoiceOverRunning && reader.received == ["1008 Saved", "1000 "])
        expect(
            names,
            equals: [
                "UIAccessibilityVoiceOverStatusDidChangeNotification",
                "UIAccessibilityAnnouncementDidFinishNotification Saved",
            ])
        reader.focusedElement = stage.root
        expect(stage.root.accessibilityElementIsFocused() && !stage.window.accessibilityElementIsFocused())
        UIAccessibility.client = nil
        expectNil(UIAccessibility.focusedElement(using: nil))
    }

    @Test func `a message that moves the focus of an assistive technology is announced`() throws {
        defer { UIAccessibility.client = nil }
        let reader = Reader()
        UIAccessibility.client = reader
        let (first, second) = (UIView(), UIView())
        let recorder = NotificationRecorder()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { recorder.infos.append($0.userInfo ?? [:]) }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .screenChanged, argument: first)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: second)
        expect(recorder.infos.count, equals: 2)
        let last: [AnyHashable: Any] = try #require(recorder.infos.last)
        expect(last[UIAccessibility.focusedElementUserInfoKey] as? UIView === second)
        expect(last[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === first)
        expect(
            last[UIAccessibility.assistiveTechnologyUserInfoKey] as? UIAccessibility.AssistiveTechnologyIdentifier,
            equals: .notificationVoiceOver)
    }

    @Test func `settings change the traits and the materials`() {
        var settings = AccessibilitySettings()
        (settings.isBold, settings.hasHighContrast, settings.reducesTransparency) = (true, true, true)
        let names: [String] = posted([
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        ]) { UIAccessibility.settings = settings }
        expect(names.count, equals: 2)
        let scene: UIWindowScene = stage.application.connectedWindowScene!
        scene.updateTraits()
        expect(scene.traitCollection.legibilityWeight == .bold && scene.traitCollection.accessibilityContrast == .high)
        stage.root.backgroundColor = .red
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        effect.frame = stage.root.bounds
        stage.root.addSubview(effect)
        stage.host.turn()
        let pixel: UInt32 = stage.pixels(row: 400)[400]
        expect(pixel & 0xFF, equals: pixel >> 16 & 0xFF, "The red background is visible: \(String(pixel, radix: 16))")
        UIAccessibility.settings = AccessibilitySettings()
        scene.updateTraits()
        let options = LaunchOptions(arguments: ["-UIAccessibilityBoldText", "YES"])
        expect(options.accessibility.isBold && !options.accessibility.hasHighContrast)
    }

    @Test func `keys operate a focused control as an assistive technology does`() {
        let dial = Dial(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        let taps = ControlStage(dial, frame: dial.frame) { _ in "tap" }
        dial.addAction(UIAction { _ in dial.log.append("tap") }, for: .touchUpInside)
        taps.stage.window.focusSystem.move(to: dial)
        for code: Int in [79, 80, 40] { press(code, on: taps.stage) }
        dial.activates = false
        press(40, on: taps.stage)
        expect(dial.log, equals: ["increment", "decrement", "activate", "activate", "tap"])
        let slider = UISlider()
        slider.accessibilityIncrement()
        expect(slider.value, equals: 0.05)
        slider.accessibilityDecrement()
        expect(slider.value, equals: 0)
    }

    @Test func `a scroll view scrolls by pages and describes its position`() {
        final class Delegate: NSObject, UIScrollViewAccessibilityDelegate {
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? {
                "At \(Int(scrollView.contentOffset.y))"
            }
        }
        let reader = Reader()
        let delegate = Delegate()
        UIAccessibility.client = reader
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.delegate = delegate
        let moves: [Bool] = [.next, .down, .down, .previous, .left].map { scroll.accessibilityScroll($0) }
        expect(moves, equals: [true, true, false, true, false])
        expect(reader.received, equals: ["1009 At 200", "1009 At 300", "1009 At 100"])
    }

    @Test func `properties of elements are stored`() {
        let view = UIView()
        view.accessibilityLabel = "Plain"
        expect(view.accessibilityAttributedLabel?.string, equals: "Plain")
        view.accessibilityAttributedLabel = NSAttributedString(string: "Styled")
        expect(view.accessibilityLabel == "Styled" && !view.accessibilityRespondsToUserInteraction)
        view.addGestureRecognizer(UITapGestureRecognizer())
        expect(view.accessibilityRespondsToUserInteraction)
        let children: [Any] = [UIView(), UIView()]
        view.accessibilityElements = children
        expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 2) == nil)
        expect(view.index(ofAccessibilityElement: children[1]), equals: 1)
        let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
            predicate.searchDirection == .next
                ? UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil) : nil
        }
        view.accessibilityCustomRotors = [rotor]
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        expect(rotor.itemSearchBlock(predicate) == nil && rotor.name == "Errors")
        expect(rotor.item(.next, from: predicate.currentItem)?.targetElement, isIdenticalTo: view)
    }

    @Test func `an image grows with accessibility text sizes`() {
        let image = UIImageView(image: UIImage(systemName: "star"))
        stage.root.addSubview(image)
        let natural: CGSize = image.intrinsicContentSize
        image.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.host.turn()
        expect(image.intrinsicContentSize, equals: natural)
        let fitting: CGSize = image.sizeThatFits(.zero)
        image.adjustsImageSizeForAccessibilityContentSizeCategory = true
        expect(image.intrinsicContentSize.width, isGreaterThan: 1.8 * natural.width)
        expect(image.sizeThatFits(.zero).width, isGreaterThan: 1.8 * fitting.width)
    }

    @Test func `frames of elements are in the coordinates of the screen, not of their window`() throws {
        let scene: UIWindowScene = try #require(stage.window.windowScene)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        window.addSubview(view)
        window.isHidden = false
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        stage.host.turn()
        expect(view.accessibilityFrame, equals: CGRect(x: 30, y: 120, width: 50, height: 40))
        expect(element.accessibilityFrame, equals: CGRect(x: 31, y: 122, width: 3, height: 4))
        let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: view.bounds), in: view)
        expect(path.bounds, equals: view.accessibilityFrame)
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(view.accessibilityFrame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func `a rectangle and a path convert to the screen`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        stage.root.addSubview(view)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let path: UIBezierPath = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
        let expected = CGRect(x: 11, y: 22, width: 3, height: 4)
        expect(path.bounds == expected && UIAccessibility.convertToScreenCoordinates(rect, in: view) == expected)
    }

    @Test func `a path of a transformed view converts to the screen`() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        stage.root.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 3)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 50, y: 20))
        let end: CGPoint = UIAccessibility.convertToScreenCoordinates(path, in: view).currentPoint
        let expected: CGPoint = view.convert(CGPoint(x: 50, y: 20), to: nil)
        expect(abs(end.x - expected.x) < 1e-6 && abs(end.y - expected.y) < 1e-6, "\(end), not \(expected)")
    }

    @Test func `the frame of an element can be relative to another element`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
        stage.root.addSubview(view)
        let row = UIAccessibilityElement(accessibilityContainer: view)
        row.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 10)
        let cell = UIAccessibilityElement(accessibilityContainer: row)
        cell.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 1, width: 3, height: 4)
        expect(cell.accessibilityFrame, equals: CGRect(x: 16, y: 23, width: 3, height: 4))
    }
}
