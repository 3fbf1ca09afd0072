import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitTextSelection

/// The magnifier of an app's own text view.
@MainActor
@Suite(.onStage) struct LoupeSessionTests {
    private func loupes(_ fixture: SelectionFixture) -> [LoupeView] {
        fixture.stage.window.subviews.compactMap { $0 as? LoupeView }
    }

    @Test func `a session shows a magnifier above its point until it ends`() throws {
        let fixture = SelectionFixture()
        let view = fixture.add(UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100)))
        let session = try #require(
            UITextLoupeSession.begin(at: CGPoint(x: 100, y: 50), fromSelectionWidgetView: nil, in: view))
        fixture.stage.advance(by: 0.5)
        let loupe = try #require(loupes(fixture).first)
        expect(loupe.center.x == 150 && loupe.frame.maxY < 250 && loupe.frame.maxY > 200 && loupe.alpha == 1)
        let caret = CGRect(x: 20, y: 40, width: 2, height: 20)
        session.move(to: CGPoint(x: 40, y: 50), withCaretRect: caret, trackingCaret: false)
        let top: CGFloat = loupe.frame.minY
        expect(loupe.center.x, equals: 90)
        session.move(to: CGPoint(x: 40, y: 50), withCaretRect: caret, trackingCaret: true)
        expect(loupe.center.x == 71 && loupe.frame.minY == top)
        session.move(to: CGPoint(x: 40, y: 80), withCaretRect: caret.offsetBy(dx: 0, dy: 30), trackingCaret: true)
        expect(loupe.frame.minY, equals: top + 30)
        session.invalidate()
        fixture.stage.advance(by: 0.5)
        expect(loupes(fixture).isEmpty)
    }

    @Test func `a view without a window has no session`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        expectNil(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: view))
    }
}
