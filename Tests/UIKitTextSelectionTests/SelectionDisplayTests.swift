import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitInput

@testable import UIKitTextSelection

private final class Delegate: NSObject, UITextSelectionDisplayInteractionDelegate {
    weak var container: UIView?
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { container }
}

/// A caret of an app, which counts its moves.
private final class BlockCursor: UIView, UITextCursorView {
    var isBlinking = false
    var resets = 0
    func resetBlinkAnimation() { resets += 1 }
}

/// A highlight of an app.
private final class Frame: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = []
}

/// A handle of an app.
private final class Square: UIView, UITextSelectionHandleView {
    var direction: NSDirectionalRectEdge = .leading
    let isVertical = false
    var customShape: UIBezierPath?
    func preferredFrame(for rect: CGRect) -> CGRect { rect.insetBy(dx: -5, dy: -5) }
}

/// The display of the selection in views of an app.
@MainActor
@Suite(.onStage) struct SelectionDisplayTests {
    private let fixture = SelectionFixture()
    private let view = CodeView(frame: CGRect(x: 0, y: 200, width: 200, height: 20))
    private let delegate = Delegate()

    private func make() -> UITextSelectionDisplayInteraction {
        _ = fixture.add(view)
        let display = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
        view.addInteraction(display)
        return display
    }

    private func select(_ range: Range<Int>, _ display: UITextSelectionDisplayInteraction) {
        view.selection = range
        display.setNeedsSelectionUpdate()
        fixture.stage.host.turn()
    }

    @Test func `an activated interaction shows the caret`() {
        let display = make()
        expect(display.view === view && display.textInput === view && display.delegate === delegate)
        expect(!display.isActivated && view.subviews.isEmpty)
        display.isActivated = true
        expect(view.subviews == [display.cursorView] && display.cursorView is UIStandardTextCursorView)
        expect(display.cursorView.frame == CGRect(x: 0, y: 0, width: 2, height: 20) && display.cursorView.isBlinking)
        view.selection = 3..<3
        display.setNeedsSelectionUpdate()
        expect(display.cursorView.frame.minX, equals: 0)
        fixture.stage.host.turn()
        expect(display.cursorView.frame.minX, equals: 30)
        display.isActivated = false
        expect(view.subviews.isEmpty && !display.cursorView.isBlinking)
    }

    @Test func `the caret is visible after it moves, and while it does not blink`() {
        let display = make()
        display.isActivated = true
        display.cursorView.alpha = 0
        select(2..<2, display)
        expect(display.cursorView.alpha, equals: 1)
        display.cursorView.alpha = 0
        display.cursorView.isBlinking = false
        expect(display.cursorView.alpha, equals: 1)
        expect(UIStandardTextCursorView().alpha == 1 && !UIStandardTextCursorView().isBlinking)
    }

    @Test func `a selection has a highlight and two handles`() {
        let display = make()
        display.isActivated = true
        select(2..<5, display)
        expect(view.subviews.first, equals: display.highlightView)
        expect(view.subviews.count == 3 && display.cursorView.superview == nil)
        expect(display.highlightView.frame, equals: CGRect(x: 20, y: 0, width: 30, height: 20))
        expect(display.highlightView.selectionRects.map(\.rect), equals: [CGRect(x: 0, y: 0, width: 30, height: 20)])
        expect(display.highlightView.selectionRects.first?.containsEnd, equals: true)
        expect(display.handleViews.map(\.frame.midX), equals: [20, 50])
        expect(display.handleViews.map(\.frame.minY), equals: [-11, 0])
        expect(display.handleViews.map(\.direction), equals: [.leading, .trailing])
        select(1..<1, display)
        expect(view.subviews, equals: [display.cursorView])
        view.removeInteraction(display)
        expect(view.subviews.isEmpty)
    }

    @Test func `the delegate provides the view for the highlight`() {
        let display = make()
        let container = UIView(frame: CGRect(x: 10, y: 190, width: 200, height: 100))
        fixture.stage.root.insertSubview(container, belowSubview: view)
        delegate.container = container
        display.isActivated = true
        select(0..<2, display)
        expect(display.highlightView.superview, equals: container)
        expect(display.highlightView.frame, equals: CGRect(x: -10, y: 10, width: 20, height: 20))
        expect(display.highlightView.selectionRects.map(\.rect), equals: [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }

    @Test func `views of the app replace the caret, the highlight and the handles`() {
        let display = make(), cursor = BlockCursor(), frame = Frame()
        display.isActivated = true
        display.cursorView = cursor
        expect(view.subviews == [cursor] && cursor.isBlinking && cursor.resets == 1)
        select(1..<1, display)
        expect(cursor.frame.minX == 10 && cursor.resets == 2)
        select(1..<4, display)
        expect(!cursor.isBlinking)
        display.highlightView = frame
        expect(view.subviews.first == frame && frame.selectionRects.count == 1)
        let handles = [Square(), Square()]
        display.handleViews = handles
        expect(handles.map(\.frame), equals: [10, 40].map { CGRect(x: $0 - 5, y: -5, width: 10, height: 30) })
        expect(view.subviews.count, equals: 3)
    }

    @Test func `a custom shape replaces the stem of a standard handle`() throws {
        let display = make()
        let handle = display.handleViews[0]
        let stem: UIView = try #require(handle.subviews.first)
        handle.customShape = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 12, height: 40))
        expect(stem.isHidden && handle.layer.sublayers?.count == 3)
        handle.customShape = nil
        expect(!stem.isHidden && handle.layer.sublayers?.count == 2)
    }

    @Test func `a text interaction leaves the display to the interaction of the app`() {
        _ = fixture.add(view)
        let gestures = UITextInteraction(for: .editable)
        gestures.textInput = view
        view.addInteraction(gestures)
        let own = view.interactions.lazy.compactMap { $0 as? UITextSelectionDisplayInteraction }.first
        view.becomeFirstResponder()
        fixture.tap(CGPoint(x: 31, y: 210))
        expect(view.subviews.count == 1 && own?.cursorView.superview === view && own?.isActivated == true)
        let display = make()
        display.isActivated = true
        expect(view.subviews == [display.cursorView] && own?.isActivated == false)
        fixture.tap(CGPoint(x: 51, y: 210), count: 2)
        expect(fixture.state(view) == "one [two]" && view.subviews.count == 3)
        let end: CGPoint = view.convert(CGPoint(x: 70, y: 18), to: nil)
        fixture.press(end, to: CGPoint(x: end.x - 20, y: end.y), for: 0.05)
        expect(fixture.state(view), equals: "one [t]wo")
        view.removeInteraction(display)
        expect(own?.isActivated == true && own?.highlightView.superview === view)
    }
}
