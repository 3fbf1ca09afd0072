import Testing

@testable import UIKitCore

@MainActor
struct ANewContentSizeIsReadAtTheNextPassTests {
    @Test func `A new content size is read at the next pass`() {
        let scene = LayoutScene(width: 100, height: 100)
        let a: ContentView = scene.content("a", 40, 20)
        scene.constrain("H:|-[a]", "V:|-[a]")
        #expect(scene.dump() == "a 8 8 40 20")
        a.wanted = CGSize(width: 30, height: UIView.noIntrinsicMetric)
        #expect(a.frame.size == CGSize(width: 40, height: 20))
        #expect(scene.dump() == "a 8 8 30 0")
    }
}
