import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct FittingTests {
    @Test(arguments: [(2, 173.5), (3, 520.0 / 3)] as [(CGFloat, CGFloat)])
    func `a fitting size is rounded up to pixels`(scale: CGFloat, expected: CGFloat) {
        let scene = LayoutScene()
        scene.root.storedTraits = UITraitCollection { $0.displayScale = scale }
        _ = scene.box("a")
        scene.constrain("H:|[a(width)]|", "V:|[a(10)]|", metrics: ["width": 173.25])
        let size: CGSize = scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expect(abs(size.width - expected), isLessThan: 1e-9)
        expect(size.height, equals: 10)
    }

    @Test func `the compressed size is as small as constraints allow, the expanded size as large`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("H:|-5-[a(>=20,<=300)]-5-|", "V:|[a(>=10,<=40)]|")
        expect(
            scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            equals: CGSize(width: 30, height: 10))
        expect(
            scene.root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), equals: CGSize(width: 310, height: 40)
        )
    }

    @Test func `content takes precedence over the fitting target`() {
        let scene = LayoutScene()
        _ = scene.content("a", 50, 20)
        scene.constrain("H:|[a]|", "V:|[a]|")
        expect(
            scene.root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), equals: CGSize(width: 50, height: 20))
        expect(scene.root.systemLayoutSizeFitting(.zero), equals: CGSize(width: 50, height: 20))
    }

    @Test func `a required target length is kept`() {
        let scene = LayoutScene()
        _ = scene.content("a", 50, 20)
        scene.constrain("H:|[a]|", "V:|[a]|")
        let size: CGSize = scene.root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(size, equals: CGSize(width: 200, height: 20))
    }

    @Test func `fitting does not change the layout`() {
        let scene = LayoutScene()
        let a: UIView = scene.content("a", 50, 20)
        scene.constrain("H:|[a]|", "V:|[a]|")
        let before: String = scene.dump()
        _ = scene.root.systemLayoutSizeFitting(.zero)
        expect(a.frame.size, equals: CGSize(width: 100, height: 100))
        expect(scene.dump(), equals: before)
        scene.root.frame.size.width = 60
        expect(scene.dump(), equals: "a 0 0 60 100")
    }

    @Test func `fitting may be nested`() {
        final class Outer: UIView {
            var inner: UIView?
            override var intrinsicContentSize: CGSize {
                inner?.systemLayoutSizeFitting(.zero) ?? super.intrinsicContentSize
            }
        }
        let scene = LayoutScene()
        let outer: Outer = scene.add(Outer(), "outer")
        let inner: UIView = scene.box("inner", in: outer)
        _ = scene.content("a", 30, 10, in: inner)
        outer.inner = inner
        scene.constrain("H:|[outer]|", "V:|[outer]|", "H:|-1-[a]-1-|", "V:|-1-[a]-1-|")
        scene.constrain("H:|[inner]", "V:|[inner]")
        expect(scene.root.systemLayoutSizeFitting(.zero), equals: CGSize(width: 32, height: 12))
    }

    @Test func `the fitting size does not depend on an earlier fitting`() {
        func makeScene() -> LayoutScene {
            let scene = LayoutScene()
            let label: UILabel = scene.add(UILabel(), "label")
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 40)
            scene.constrain("H:|[label]|", "V:|[label]|")
            return scene
        }
        func size(_ scene: LayoutScene, width: CGFloat) -> CGSize {
            scene.root.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        let compressed: CGSize = makeScene().root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        for isLaidOut in [false, true] {
            let scene: LayoutScene = makeScene()
            if isLaidOut { scene.root.layoutIfNeeded() }
            let narrow: CGSize = size(scene, width: 260)
            expect(scene.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: compressed)
            expect(size(scene, width: 260), equals: narrow)
        }
    }

    @Test func `a view in a constrained layout without content and constraints has the fitting size zero`() {
        let scene = LayoutScene()
        let view: UIView = scene.box("a")
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: .zero)
        let inner: UIView = scene.box("b", in: view)
        inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        let size: CGSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        expect(size == .zero && size.width.sign == .plus && size.height.sign == .plus)
    }

    @Test func `a view outside constrained layouts without content and constraints keeps its size`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 200, height: 300))
    }
}
