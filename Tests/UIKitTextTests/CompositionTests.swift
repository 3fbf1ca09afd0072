import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing
import UIKitCore

@testable import UIKitText

/// The events from an input method, in the order in which the host receives them from IBus with Anthy.
@MainActor
@Suite(.onStage) struct CompositionTests {
    @Test func `clauses are converted, committed and canceled`() {
        let fixture = TextViewFixture("。")
        fixture.view.selectedRange = NSRange(location: 0, length: 0)
        let steps: [(composed: String, selected: Range<Int>, expected: String)] = [
            ("k", 1..<1, "k|。"), ("きょ", 2..<2, "きょ|。"), ("きょうはあめ", 6..<6, "きょうはあめ|。"),
            ("今日は雨", 0..<3, "[今日は]雨。"), ("今日は雨", 3..<4, "今日は[雨]。"), ("今日は飴", 3..<4, "今日は[飴]。"),
        ]
        for step in steps {
            compose(step.composed, step.selected, fixture)
            expect(fixture.state == step.expected && fixture.view.markedTextRange != nil)
        }
        fixture.stage.host.post(.text("今日は飴"), at: fixture.stage.host.windows[0])
        compose("", 0..<0, fixture)
        expect(fixture.state == "今日は飴|。" && fixture.view.markedTextRange == nil)
        compose("ね", 1..<1, fixture)
        compose("ねこ", 2..<2, fixture)
        compose("", 0..<0, fixture)
        expect(fixture.state == "今日は飴|。" && fixture.view.markedTextRange == nil)
    }

    private func compose(_ text: String, _ selected: Range<Int>, _ fixture: TextViewFixture) {
        fixture.stage.host.post(.composition(text, selected: selected), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
    }
}
