import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitText

/// The views through which links receive the keyboard focus. `LinkFocusTests` presses the keys.
@MainActor @Suite(.onStage) struct LinkViewTests {
    private func makeView(_ text: NSAttributedString) -> TextViewFixture {
        let fixture = TextViewFixture(editing: false)
        fixture.view.isEditable = false
        fixture.view.attributedText = text
        fixture.stage.host.turn()
        return fixture
    }

    private func link(_ text: String, _ url: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.link: url, .font: UIFont.systemFont(ofSize: 17)])
    }

    @Test func `views of links follow the text`() {
        let text = NSMutableAttributedString(attributedString: link("one", "a:1"))
        text.append(NSAttributedString(string: " and a long text before "))
        text.append(link("a link that wraps to the next line", "a:2"))
        let fixture = makeView(text)
        expect(fixture.view.state.linkViews.isEmpty)
        fixture.view.updateLinkViews()
        let views = fixture.view.state.linkViews
        expect(views.count == 2 && views.allSatisfy { $0.superview === fixture.view && $0.canBecomeFocused })
        expect(views[0].outline.count == 1 && views[1].outline.count > 1)
        let center = CGPoint(x: views[0].frame.midX, y: views[0].frame.midY)
        expect(fixture.view.hitTest(center, with: nil), isIdenticalTo: fixture.view)
        fixture.view.updateLinkViews()
        expect(fixture.view.state.linkViews, equals: views)
        let top = views[1].frame.minY
        fixture.view.frame.size.width = 90
        fixture.stage.host.turn()
        expect(fixture.view.state.linkViews == views && views[1].frame.minY > top)
        fixture.view.attributedText = link("one", "a:3")
        fixture.stage.host.turn()
        expect(fixture.view.state.linkViews == [views[0]] && views[1].superview == nil)
        if case .link(let url) = views[0].item.content {
            expect(url.absoluteString, equals: "a:3")
        } else {
            Issue.record()
        }
        fixture.view.isEditable = true
        fixture.view.updateLinkViews()
        expect(fixture.view.state.linkViews.isEmpty && views[0].superview == nil)
    }

    @Test func `only links near the visible part of long text have views`() {
        let text = NSMutableAttributedString(string: "")
        for index in 0..<1_000 {
            text.append(link("link", "a:\(index)"))
            text.append(NSAttributedString(string: " text text text text\n"))
        }
        let fixture = makeView(text)
        fixture.view.updateLinkViews()
        expect((10..<60).contains(fixture.view.state.linkViews.count))
    }
}
