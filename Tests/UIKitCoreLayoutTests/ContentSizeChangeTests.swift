import Expectations
import Testing

@testable import UIKitCore

@MainActor
struct ContentSizeChangeTests {
    @Test func `a changed content size applies in the next pass`() {
        let scene = LayoutScene(width: 100, height: 100)
        let a: ContentView = scene.content("a", 40, 20)
        scene.constrain("H:|-[a]", "V:|-[a]")
        expect(scene.dump(), equals: "a 8 8 40 20")
        a.contentSize = CGSize(width: 30, height: UIView.noIntrinsicMetric)
        expect(a.frame.size, equals: CGSize(width: 40, height: 20))
        expect(scene.dump(), equals: "a 8 8 30 0")
    }
}
