import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import UIKitAlerts
@testable import UIKitCore

@MainActor @Suite(.onStage) final class AlertTests {
    private let stage = Stage()
    private let controller = UIViewController()
    private var log: [String] = []

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = controller
        stage.host.turn()
    }

    private func make(
        _ style: UIAlertController.Style = .alert, _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "A message.", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [unowned self] action in
                    log.append(action.title ?? "")
                    log.append(controller.presentedViewController == nil ? "dismissed" : "presented")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController) {
        controller.present(alert, animated: true)
        stage.advance(by: 1)
    }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { view in (view as? AlertButton).map { [$0] } ?? buttons(in: view) }
    }

    private func titles(_ alert: UIAlertController) -> [String] {
        buttons(in: alert.view).map { $0.accessibilityLabel ?? "" }
    }

    private func tap(_ view: UIView) {
        let center: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.tap(center.x, center.y)
        stage.advance(by: 1)
    }

    private func press(_ usage: Int) {
        for isDown in [true, false] {
            let key = HostKey(usage: usage, isDown: isDown, characters: "", charactersIgnoringModifiers: "")
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.advance(by: 1)
    }

    @Test func `keys change the look of an action`() throws {
        let alert = make(.actionSheet, [("Share", .default), ("Cancel", .cancel)])
        let share: UIAlertAction = alert.actions[0]
        let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        share.setValue(UIColor.green, forKey: "titleTextColor")
        share.setValue(image, forKey: "image")
        share.setValue(NSTextAlignment.left.rawValue, forKey: "titleTextAlignment")
        present(alert)
        let button: AlertButton = try #require(buttons(in: alert.view).first)
        button.layoutIfNeeded()
        let label: UILabel = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        let images: [UIImageView] = button.subviews.compactMap { $0 as? UIImageView }
        expect(label.textColor == .green && label.textAlignment == .left && label.frame.minX == 44)
        expect(images.map(\.isHidden) == [false, true] && images[0].tintColor == .green)
        expect(images[0].frame, equals: CGRect(x: 16, y: (button.bounds.height - 10) / 2, width: 20, height: 10))
        share.setValue(UIColor.red, forKey: "imageTintColor")
        share.setValue(true, forKey: "checked")
        share.isEnabled = false
        expect(images.map(\.isHidden) == [false, false] && label.textColor == .tertiaryLabel)
        expect(button.accessibilityTraits.contains([.button, .selected, .notEnabled]))
        share.isEnabled = true
        expect(images[0].tintColor == .red && share.value(forKey: "titleTextColor") as? UIColor == .green)
    }

    @Test func `keys replace the title and the message, and add a controller`() throws {
        let alert = make(.alert, [("OK", .default)])
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 100, height: 80)
        alert.setValue(
            NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
        alert.setValue(NSAttributedString(string: "Words"), forKey: "attributedMessage")
        alert.setValue(content, forKey: "contentViewController")
        present(alert)
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
        }
        let all: [UILabel] = labels(in: alert.view)
        let title: UILabel = try #require(all.first { $0.text == "Red" })
        let attributes = title.attributedText?.attributes(at: 0, effectiveRange: nil)
        expect(attributes?[.foregroundColor] as? UIColor == .red && attributes?[.font] as? UIFont == title.font)
        expect(all.contains { $0.text == "Words" } && alert.view.accessibilityLabel == "Red")
        let frame: CGRect = content.view.convert(content.view.bounds, to: alert.view)
        expect(content.parent === alert && frame.height == 80 && frame.width == alert.view.bounds.width)
        let button: AlertButton = try #require(buttons(in: alert.view).first)
        expect(button.convert(button.bounds, to: alert.view).minY, equals: frame.maxY)
        content.preferredContentSize.height = 120
        stage.host.turn()
        expect(content.view.bounds.height, equals: 120)
    }

    @Test func `an action is performed after the alert was dismissed`() {
        let alert = make(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
        present(alert)
        expect(controller.presentedViewController, isIdenticalTo: alert)
        tap(buttons(in: alert.view)[1])
        expect(log, equals: ["Delete", "dismissed"])
    }

    @Test func `two short actions are side by side, with the cancel action first`() {
        let alert = make(.alert, [("OK", .default), ("Cancel", .cancel)])
        present(alert)
        let alertButtons: [AlertButton] = buttons(in: alert.view)
        expect(titles(alert), equals: ["Cancel", "OK"])
        expect(
            alertButtons[0].frame.minY == alertButtons[1].frame.minY
                && alertButtons[0].frame.maxX == alertButtons[1].frame.minX)
    }

    @Test func `three actions are stacked, with the cancel action last`() {
        let alert = make(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
        present(alert)
        expect(titles(alert), equals: ["One", "Two", "Cancel"])
        let tops: [CGFloat] = buttons(in: alert.view).map(\.frame.minY)
        expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    @Test func `Escape performs the cancel action, Return the preferred one`() {
        present(make(.alert, [("Keep", .cancel), ("Delete", .destructive)]))
        press(0x29)
        expect(log, equals: ["Keep", "dismissed"])
        log = []
        let alert = make(.alert, [("Keep", .cancel), ("Save", .default)])
        alert.preferredAction = alert.actions[1]
        present(alert)
        press(0x28)
        expect(log, equals: ["Save", "dismissed"])
    }

    @Test func `a disabled cancel action is performed neither by Escape nor by a touch outside`() {
        let sheet = make(.actionSheet, [("Keep", .cancel), ("Delete", .destructive)])
        sheet.actions[0].isEnabled = false
        present(sheet)
        press(0x29)
        stage.tap(10, 10)
        stage.advance(by: 1)
        expect(log.isEmpty && controller.presentedViewController === sheet)
        sheet.actions[0].isEnabled = true
        press(0x29)
        expect(log, equals: ["Keep", "dismissed"])
    }

    @Test func `text fields receive typed text, beginning with the first one`() throws {
        let alert = make(.alert, [("Sign in", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        present(alert)
        let fields: [UITextField] = try #require(alert.textFields)
        expect(fields.map(\.placeholder), equals: ["Name", "Password"])
        expect(fields[0].isFirstResponder)
        stage.host.post(.text("Ada"), at: stage.host.windows[0])
        stage.host.turn()
        tap(fields[1])
        stage.host.post(.text("secret"), at: stage.host.windows[0])
        stage.host.turn()
        tap(buttons(in: alert.view)[0])
        expect(log, equals: ["Sign in", "dismissed"])
        expect(fields.map(\.text), equals: ["Ada", "secret"])
    }

    @Test func `a disabled action cannot be performed until it is enabled`() {
        let alert = make(.alert, [("Save", .default)])
        alert.actions[0].isEnabled = false
        present(alert)
        tap(buttons(in: alert.view)[0])
        press(0x28)
        expect(log.isEmpty)
        alert.actions[0].isEnabled = true
        tap(buttons(in: alert.view)[0])
        expect(log, equals: ["Save", "dismissed"])
    }

    @Test func `a double tap performs an action once`() {
        let alert = make(.alert, [("Pay", .default)])
        present(alert)
        let button: AlertButton = buttons(in: alert.view)[0]
        let center: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(center.x, center.y)
        stage.tap(center.x, center.y)
        stage.advance(by: 1)
        expect(log, equals: ["Pay", "dismissed"])
    }

    @Test func `an alert grows with its message`() {
        let alert = make(.alert, [("OK", .default)])
        present(alert)
        let before: CGFloat = alert.view.bounds.height
        alert.message = String(repeating: "This goes on for a while. ", count: 12)
        stage.advance(by: 1)
        expect(alert.view.bounds.height, isGreaterThan: before + 60)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }

    @Test func `labels and actions follow the preferred text size, even while the alert is visible`() {
        let alert = make(.alert, [("Cancel", .cancel), ("Retry", .default)])
        alert.addTextField { $0.text = "typed" }
        present(alert)
        let view: UIView = alert.view
        let usual: [CGFloat] = labels(in: view).map(\.font.pointSize)
        expect(usual, equals: [17, 13, 17, 17])
        expect(view.bounds.width, equals: 270)
        expect(buttons(in: view)[0].frame.minY, equals: buttons(in: view)[1].frame.minY)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 0.1)
        let large: [CGFloat] = labels(in: view).map(\.font.pointSize)
        expect(zip(usual, large).allSatisfy { $1 > 1.5 * $0 })
        expect(view.bounds.width, isGreaterThan: 350)
        // The actions no longer fit side by side, and no text is cut off.
        let alertButtons: [AlertButton] = buttons(in: view)
        expect(alertButtons[0].frame.maxY, equals: alertButtons[1].frame.minY)
        for button in alertButtons {
            expect(button.bounds.height, isGreaterThan: labels(in: button)[0].font.lineHeight)
        }
        for label in labels(in: view).prefix(2) {
            expect(
                label.bounds.height,
                isAtLeast: label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e4)).height)
        }
        expect(alert.textFields?.first?.isFirstResponder, equals: true)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.advance(by: 0.1)
        expect(labels(in: view).map(\.font.pointSize), equals: usual)
        expect(view.bounds.width, equals: 270)
    }

    @Test func `a message that is too long for the screen scrolls, and the actions stay visible`() throws {
        let alert = make(.alert, [("OK", .default)])
        alert.message = String(repeating: "This goes on for a while. ", count: 200)
        present(alert)
        let frame: CGRect = alert.view.convert(alert.view.bounds, to: nil)
        expect(frame.minY >= 24 && frame.maxY <= 776)
        let button: AlertButton = buttons(in: alert.view)[0]
        expect(button.convert(button.bounds, to: alert.view).maxY, equals: alert.view.bounds.maxY)
        let texts = try #require(labels(in: alert.view)[1].superview as? UIScrollView)
        expect(texts.contentSize.height, isGreaterThan: texts.bounds.height)
        stage.touch(.began, 200, 500)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.touch(.ended, 200, 300)
        expect(texts.contentOffset.y, isGreaterThan: 150)
        expect(controller.presentedViewController, isIdenticalTo: alert)
        tap(button)
        expect(log, equals: ["OK", "dismissed"])
    }

    @Test func `many actions scroll, and leave space for the message`() throws {
        let alert = make(.alert, (0..<30).map { ("Answer \($0)", .default) })
        present(alert)
        let actions = try #require(buttons(in: alert.view)[0].superview as? UIScrollView)
        expect(actions.frame.minY, isAtLeast: labels(in: alert.view)[1].frame.maxY)
        expect(actions.frame.maxY, equals: alert.view.bounds.maxY)
        expect(actions.contentSize.height, equals: CGFloat(30 * 44))
        actions.contentOffset.y = actions.contentSize.height - actions.bounds.height
        stage.advance(by: 0.1)
        tap(buttons(in: alert.view)[29])
        expect(log, equals: ["Answer 29", "dismissed"])
    }

    @Test func `an action sheet is at the bottom of the screen`() {
        let alert = make(.actionSheet, [("Share", .default), ("Cancel", .cancel)])
        present(alert)
        let frame: CGRect = alert.view.convert(alert.view.bounds, to: nil)
        expect(frame.maxY, isGreaterThan: 700)
        expect(titles(alert).last, equals: "Cancel")
        tap(buttons(in: alert.view)[0])
        expect(log, equals: ["Share", "dismissed"])
    }

    @Test func `taps outside an alert do nothing`() {
        let alert: UIAlertController = make(.alert, [("Cancel", .cancel), ("OK", .default)])
        present(alert)
        for point in [CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 780), CGPoint(x: 10, y: 400)] {
            stage.tap(point.x, point.y)
            stage.advance(by: 1)
        }
        expect(log == [] && controller.presentedViewController === alert)
    }

    @Test func `Return moves to the next field, and in the last one performs the preferred action`() {
        let alert: UIAlertController = make(.alert, [("Cancel", .cancel), ("OK", .default)])
        alert.preferredAction = alert.actions[1]
        for _ in 0..<2 { alert.addTextField() }
        present(alert)
        expect(alert.textFields?[0].isFirstResponder, equals: true)
        press(0x28)
        expect(alert.textFields?[1].isFirstResponder == true && log == [])
        alert.actions[1].isEnabled = false
        press(0x28)
        expect(log, equals: [])
        alert.actions[1].isEnabled = true
        press(0x28)
        expect(log, equals: ["OK", "dismissed"])
    }

    @Test func `the cancel action of an action sheet has a separate card`() throws {
        let alert: UIAlertController = make(
            .actionSheet, [("Cancel", .cancel), ("Do", .default), ("Delete", .destructive)])
        present(alert)
        let frames: [String: CGRect] = Dictionary(
            uniqueKeysWithValues: buttons(in: alert.view).map {
                ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil as UIView?))
            })
        let cancel: CGRect = try #require(frames["Cancel"])
        let delete: CGRect = try #require(frames["Delete"])
        expect(cancel.minY == delete.maxY + 8 && cancel.maxY == 792 && cancel.width == delete.width)
        let gap = CGPoint(x: 200, y: delete.maxY + 4)
        expect(stage.window.hitTest(gap, with: nil) is AlertButton, equals: false)
        let button: AlertButton = try #require(buttons(in: alert.view).first { $0.accessibilityLabel == "Cancel" })
        expect(button.superview?.layer.cornerRadius == 14 && button.superview?.clipsToBounds == true)
        tap(button)
        expect(log, equals: ["Cancel", "dismissed"])
    }

    @Test func `an action sheet with only a cancel action has one card`() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert)
        expect(alert.view.bounds.height, equals: 57)
    }
}
