import Expectations
import Testing

@testable import UIKitCore

@MainActor
struct DisplayScaleTests {
    @Test func `frames have whole points at a display scale of one`() {
        let scene = LayoutScene(width: 100, height: 1_000)
        scene.root.storedTraits = UITraitCollection { $0.displayScale = 1 }
        for name in ["a", "b"] { _ = scene.content(name, 10, 10) }
        scene.constrain("V:|-950.2-[a]", "V:|-950.5-[b]", "H:|-0.4-[a]-0.2-[b]")
        expect(scene.dump(), equals: "a 0 950 10 10\nb 11 951 10 10")
    }
}
