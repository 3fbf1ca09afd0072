import CoreGraphics
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitInput
import UIKitText

@testable import UIKitMenus
@testable import UIKitTextSelection

/// Text views, text fields and custom views on a stage, and simulated input that selects their text.
@MainActor
final class SelectionFixture {
    let stage: Stage

    init() {
        TextSelectionModule.install()
        MenuModule.install()
        stage = Stage()
        UIPasteboard.general.strings = nil
    }

    func add<View: UIView>(_ view: View) -> View {
        stage.root.addSubview(view)
        stage.host.turn()
        return view
    }

    func textView(_ text: String, frame: CGRect = CGRect(x: 20, y: 200, width: 300, height: 100)) -> UITextView {
        let view = add(UITextView(frame: frame))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        stage.host.turn()
        return view
    }

    func field(_ text: String) -> UITextField {
        let field = add(UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34)))
        field.borderStyle = .roundedRect
        field.text = text
        stage.host.turn()
        return field
    }

    /// Returns the center of the caret at an offset, in the window's coordinates.
    func point(_ offset: Int, in view: any UIView & UITextInput) -> CGPoint {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { return .zero }
        let caret = view.caretRect(for: position)
        return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func tap(_ point: CGPoint, count: Int = 1) {
        for _ in 0..<count {
            stage.tap(point.x, point.y)
            stage.advance(by: 0.05)
        }
        stage.advance(by: 1)
    }

    /// Presses with a finger, moves it, and lifts it.
    func press(_ from: CGPoint, to: CGPoint? = nil, for duration: TimeInterval = 0.7, lifting: Bool = true) {
        stage.touch(.began, from.x, from.y)
        stage.advance(by: duration)
        if let to { stage.drag(from: from, to: to, duration: 0.2) }
        if lifting { stage.touch(.ended, (to ?? from).x, (to ?? from).y) }
        stage.advance(by: 1)
    }

    func key(_ usage: UIKeyboardHIDUsage, _ modifiers: HostModifiers = [], characters: String = "") {
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage.rawValue, isDown: isDown, characters: characters,
                charactersIgnoringModifiers: characters, modifiers: modifiers)
            stage.host.post(.key(key), at: stage.host.windows[0])
        }
        stage.host.turn()
    }

    func type(_ text: String) {
        for character in text { stage.host.post(.text(String(character)), at: stage.host.windows[0]) }
        stage.host.turn()
    }

    func pointer(_ phase: HostTouch.Phase, _ point: CGPoint, secondary: Bool = false) {
        var touch = HostTouch(identifier: 9, phase: phase, location: point, tool: .pointer)
        if secondary { touch.buttons = .secondary }
        stage.host.post(.touch(touch), at: stage.host.windows[0])
        stage.host.turn()
    }

    /// The text, with the selection in brackets or the caret as a vertical bar.
    func state(_ view: any UITextInput) -> String {
        guard let range = view.selectedTextRange,
            let before = view.textRange(from: view.beginningOfDocument, to: range.start),
            let after = view.textRange(from: range.end, to: view.endOfDocument)
        else { return "" }
        let (head, tail) = (view.text(in: before) ?? "", view.text(in: after) ?? "")
        return range.isEmpty ? "\(head)|\(tail)" : "\(head)[\(view.text(in: range) ?? "")]\(tail)"
    }

    func views<View: UIView>(_ type: View.Type) -> [View] { collect(stage.window) }

    private func collect<View: UIView>(_ view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? view.subviews.flatMap { collect($0) }
    }

    /// The titles of the open menus.
    var menu: [String] {
        rows.map { $0.accessibilityLabel ?? "" }
    }

    private var rows: [UIView] { elements(in: stage.window) }

    private func elements(in view: UIView) -> [UIView] {
        if view is EditBarCell || view is MenuRowView { return [view] }
        return view.subviews.flatMap { elements(in: $0) }
    }

    func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let row = rows.first(where: { $0.accessibilityLabel == title }) else {
            Issue.record("There is no “\(title)” in \(menu).", sourceLocation: sourceLocation)
            return
        }
        tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    }
}
