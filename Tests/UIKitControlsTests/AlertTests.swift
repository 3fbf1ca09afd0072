import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing

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
        _ style: UIAlertController.Style = .alert, _ answers: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "What it is about.", preferredStyle: style)
        for (title, style) in answers {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [unowned self] action in
                    log.append(action.title ?? "")
                    log.append(controller.presentedViewController == nil ? "gone" : "still there")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController) {
        controller.present(alert, animated: true)
        stage.pass(1)
    }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { view in (view as? AlertButton).map { [$0] } ?? buttons(in: view) }
    }

    private func titles(_ alert: UIAlertController) -> [String] {
        buttons(in: alert.view).map { $0.accessibilityLabel ?? "" }
    }

    private func tap(_ view: UIView) {
        let middle: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.tap(middle.x, middle.y)
        stage.pass(1)
    }

    private func press(_ usage: Int) {
        for isDown in [true, false] {
            let key = HostKey(usage: usage, isDown: isDown, characters: "", charactersIgnoringModifiers: "")
            stage.host.post(.key(key), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.pass(1)
    }

    @Test func `an answer is carried out once the alert is gone`() {
        let alert = make(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
        present(alert)
        #expect(controller.presentedViewController === alert)
        tap(buttons(in: alert.view)[1])
        #expect(log == ["Delete", "gone"])
    }

    @Test func `two short answers stand side by side, the cancelling one first`() {
        let alert = make(.alert, [("OK", .default), ("Cancel", .cancel)])
        present(alert)
        let shown: [AlertButton] = buttons(in: alert.view)
        #expect(titles(alert) == ["Cancel", "OK"])
        #expect(shown[0].frame.minY == shown[1].frame.minY && shown[0].frame.maxX == shown[1].frame.minX)
    }

    @Test func `more answers stand one above the other, the cancelling one last`() {
        let alert = make(.alert, [("Cancel", .cancel), ("One", .default), ("Two", .default)])
        present(alert)
        #expect(titles(alert) == ["One", "Two", "Cancel"])
        let tops: [CGFloat] = buttons(in: alert.view).map(\.frame.minY)
        #expect(tops == tops.sorted() && Set(tops).count == 3)
    }

    @Test func `Escape cancels, Return prefers`() {
        present(make(.alert, [("Keep", .cancel), ("Delete", .destructive)]))
        press(0x29)
        #expect(log == ["Keep", "gone"])
        log = []
        let alert = make(.alert, [("Keep", .cancel), ("Save", .default)])
        alert.preferredAction = alert.actions[1]
        present(alert)
        press(0x28)
        #expect(log == ["Save", "gone"])
    }

    @Test func `a touch beside it does nothing`() {
        let alert = make(.alert, [("OK", .default)])
        present(alert)
        stage.tap(10, 790)
        stage.pass(1)
        #expect(controller.presentedViewController === alert)
        #expect(log.isEmpty)
    }

    @Test func `fields take what is typed, and the first one begins`() throws {
        let alert = make(.alert, [("Sign in", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        present(alert)
        let fields: [UITextField] = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        #expect(fields[0].isFirstResponder)
        stage.host.post(.text("Ada"), at: stage.host.windows[0])
        stage.host.turn()
        tap(fields[1])
        stage.host.post(.text("secret"), at: stage.host.windows[0])
        stage.host.turn()
        tap(buttons(in: alert.view)[0])
        #expect(log == ["Sign in", "gone"])
        #expect(fields.map(\.text) == ["Ada", "secret"])
    }

    @Test func `an answer that is disabled waits until it is not`() {
        let alert = make(.alert, [("Save", .default)])
        alert.actions[0].isEnabled = false
        present(alert)
        tap(buttons(in: alert.view)[0])
        press(0x28)
        #expect(log.isEmpty)
        alert.actions[0].isEnabled = true
        tap(buttons(in: alert.view)[0])
        #expect(log == ["Save", "gone"])
    }

    @Test func `a double tap chooses once`() {
        let alert = make(.alert, [("Pay", .default)])
        present(alert)
        let button: AlertButton = buttons(in: alert.view)[0]
        let middle: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(middle.x, middle.y)
        stage.tap(middle.x, middle.y)
        stage.pass(1)
        #expect(log == ["Pay", "gone"])
    }

    @Test func `a long message is read whole`() {
        let alert = make(.alert, [("OK", .default)])
        present(alert)
        let before: CGFloat = alert.view.bounds.height
        alert.message = String(repeating: "This goes on for a while. ", count: 12)
        stage.pass(1)
        #expect(alert.view.bounds.height > before + 60)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }

    @Test func `texts and answers follow the person's text size, also while they are seen`() {
        let alert = make(.alert, [("Cancel", .cancel), ("Retry", .default)])
        alert.addTextField { $0.text = "typed" }
        present(alert)
        let view: UIView = alert.view
        let usual: [CGFloat] = labels(in: view).map(\.font.pointSize)
        #expect(usual == [17, 13, 17, 17])
        #expect(view.bounds.width == 270)
        #expect(buttons(in: view)[0].frame.minY == buttons(in: view)[1].frame.minY)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.pass(0.1)
        let large: [CGFloat] = labels(in: view).map(\.font.pointSize)
        #expect(zip(usual, large).allSatisfy { $1 > 1.5 * $0 })
        #expect(view.bounds.width > 350)
        // They no longer fit side by side, and nothing is cut off.
        let shown: [AlertButton] = buttons(in: view)
        #expect(shown[0].frame.maxY == shown[1].frame.minY)
        for button in shown { #expect(button.bounds.height > labels(in: button)[0].font.lineHeight) }
        for label in labels(in: view).prefix(2) {
            #expect(label.bounds.height >= label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e4)).height)
        }
        #expect(alert.textFields?.first?.isFirstResponder == true)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.pass(0.1)
        #expect(labels(in: view).map(\.font.pointSize) == usual)
        #expect(view.bounds.width == 270)
    }

    @Test func `what is too long for the screen scrolls, and the answers stay in reach`() throws {
        let alert = make(.alert, [("OK", .default)])
        alert.message = String(repeating: "This goes on for a while. ", count: 200)
        present(alert)
        let frame: CGRect = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.minY >= 24 && frame.maxY <= 776)
        let answer: AlertButton = buttons(in: alert.view)[0]
        #expect(answer.convert(answer.bounds, to: alert.view).maxY == alert.view.bounds.maxY)
        let texts = try #require(labels(in: alert.view)[1].superview as? UIScrollView)
        #expect(texts.contentSize.height > texts.bounds.height)
        stage.touch(.began, 200, 500)
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
        stage.touch(.ended, 200, 300)
        #expect(texts.contentOffset.y > 150)
        #expect(controller.presentedViewController === alert)
        tap(answer)
        #expect(log == ["OK", "gone"])
    }

    @Test func `many answers scroll, and leave room for what is asked`() throws {
        let alert = make(.alert, (0..<30).map { ("Answer \($0)", .default) })
        present(alert)
        let answers = try #require(buttons(in: alert.view)[0].superview as? UIScrollView)
        #expect(answers.frame.minY >= labels(in: alert.view)[1].frame.maxY)
        #expect(answers.frame.maxY == alert.view.bounds.maxY)
        #expect(answers.contentSize.height == CGFloat(30 * 44))
        answers.contentOffset.y = answers.contentSize.height - answers.bounds.height
        stage.pass(0.1)
        tap(buttons(in: alert.view)[29])
        #expect(log == ["Answer 29", "gone"])
    }

    @Test func `a sheet of answers stands at the bottom`() {
        let alert = make(.actionSheet, [("Share", .default), ("Cancel", .cancel)])
        present(alert)
        let frame: CGRect = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.maxY > 700)
        #expect(titles(alert).last == "Cancel")
        tap(buttons(in: alert.view)[0])
        #expect(log == ["Share", "gone"])
    }

    @Test func `a tap beside an alert does nothing`() {
        let alert: UIAlertController = make(.alert, [("Cancel", .cancel), ("OK", .default)])
        present(alert)
        for point in [CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 780), CGPoint(x: 10, y: 400)] {
            stage.tap(point.x, point.y)
            stage.pass(1)
        }
        #expect(log == [] && controller.presentedViewController === alert)
    }

    @Test func `Return in a field goes to the next one, and from the last to the preferred answer`() {
        let alert: UIAlertController = make(.alert, [("Cancel", .cancel), ("OK", .default)])
        alert.preferredAction = alert.actions[1]
        for _ in 0..<2 { alert.addTextField() }
        present(alert)
        #expect(alert.textFields?[0].isFirstResponder == true)
        press(0x28)
        #expect(alert.textFields?[1].isFirstResponder == true && log == [])
        alert.actions[1].isEnabled = false
        press(0x28)
        #expect(log == [])
        alert.actions[1].isEnabled = true
        press(0x28)
        #expect(log == ["OK", "gone"])
    }

    @Test func `the cancelling answer of an action sheet has a card of its own`() throws {
        let alert: UIAlertController = make(
            .actionSheet, [("Cancel", .cancel), ("Do", .default), ("Delete", .destructive)])
        present(alert)
        let places: [String: CGRect] = Dictionary(
            uniqueKeysWithValues: buttons(in: alert.view).map {
                ($0.accessibilityLabel ?? "", $0.convert($0.bounds, to: nil as UIView?))
            })
        let cancel: CGRect = try #require(places["Cancel"])
        let delete: CGRect = try #require(places["Delete"])
        #expect(cancel.minY == delete.maxY + 8 && cancel.maxY == 792 && cancel.width == delete.width)
        let gap = CGPoint(x: 200, y: delete.maxY + 4)
        #expect(stage.window.hitTest(gap, with: nil) is AlertButton == false)
        let button: AlertButton = try #require(buttons(in: alert.view).first { $0.accessibilityLabel == "Cancel" })
        #expect(button.superview?.layer.cornerRadius == 14 && button.superview?.clipsToBounds == true)
        tap(button)
        #expect(log == ["Cancel", "gone"])
    }

    @Test func `an action sheet of nothing but Cancel has one card`() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert)
        #expect(alert.view.bounds.height == 57)
    }
}
