import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct WrappedTextTests {
    private func label(_ scene: LayoutScene, _ text: String) -> UILabel {
        let label: UILabel = scene.add(UILabel(), "a")
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private static let sentence = "A sentence that needs several lines in so narrow a place as this one is."

    @Test func `text wraps at the width that constraints determine, even after a change`() {
        let scene = LayoutScene(width: 150, height: 1_000)
        let a: UILabel = label(scene, Self.sentence)
        scene.constrain("H:|[a]|", "V:|[a]")
        _ = scene.dump()
        expect(a.frame.height, equals: a.sizeThatFits(CGSize(width: 150, height: 0)).height)
        scene.root.frame.size.width = 300
        _ = scene.dump()
        expect(a.frame.height, equals: a.sizeThatFits(CGSize(width: 300, height: 0)).height)
        scene.root.frame.size.width = 100
        _ = scene.dump()
        expect(a.frame.height, equals: a.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    private final class PaddedLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            let size: CGSize = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: size.height + 16)
        }
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 8)) }
    }

    @Test func `the size that a subclass adds to the natural size also counts for wrapping text`() {
        let scene = LayoutScene(width: 120, height: 1_000)
        let a: UILabel = scene.add(PaddedLabel(), "a")
        a.numberOfLines = 0
        a.text = Self.sentence
        scene.constrain("H:|[a]|", "V:|[a]")
        _ = scene.dump()
        expect(a.frame.height, equals: a.sizeThatFits(CGSize(width: 120, height: 0)).height + 16)
        scene.root.frame.size.width = 200
        _ = scene.dump()
        expect(a.frame.height, equals: a.sizeThatFits(CGSize(width: 200, height: 0)).height + 16)
        let natural: CGSize = a.intrinsicContentSize
        scene.root.frame.size.width = 5_000
        _ = scene.dump()
        expect(a.frame.height, equals: natural.height)
    }

    @Test func `a label with space beside it is as wide as its longest line`() {
        let scene = LayoutScene(width: 157, height: 1_000)
        let a: UILabel = label(scene, Self.sentence)
        scene.constrain("H:|[a]-(>=0)-|", "V:|[a]")
        _ = scene.dump()
        let lines: CGSize = a.sizeThatFits(CGSize(width: 157, height: 0))
        expect(a.frame.size, equals: lines)
        expect(lines.width, isLessThan: 157)
        scene.root.frame.size.width = 250
        _ = scene.dump()
        expect(a.frame.size, equals: a.sizeThatFits(CGSize(width: 250, height: 0)))
        scene.root.frame.size.width = 5_000
        _ = scene.dump()
        expect(a.frame.size, equals: a.intrinsicContentSize)
    }

    @Test func `a label with a minimum width becomes wider when there is more space`() {
        let scene = LayoutScene(width: 157, height: 1_000)
        let a: UILabel = label(scene, "Follows the pointer anywhere")
        let minimum: CGFloat = a.sizeThatFits(CGSize(width: 157, height: 0)).width + 2
        scene.constrain("H:|[a]-(>=0)-|", "V:|[a]")
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: minimum).isActive = true
        _ = scene.dump()
        expect(a.frame.width, equals: minimum)
        scene.root.frame.size.width = 500
        _ = scene.dump()
        expect(a.frame.size, equals: a.intrinsicContentSize)
    }

    @Test func `new text is measured again`() {
        let scene = LayoutScene(width: 150, height: 1_000)
        let a: UILabel = label(scene, "Short")
        scene.constrain("H:|[a]|", "V:|[a]")
        _ = scene.dump()
        let line: CGFloat = a.frame.height
        a.text = Self.sentence
        _ = scene.dump()
        expect(a.frame.height, isGreaterThan: 2 * line)
        a.text = "Short"
        _ = scene.dump()
        expect(a.frame.height, equals: line)
    }

    @Test func `text wraps at the preferred width of its label`() {
        let scene = LayoutScene(width: 300, height: 1_000)
        let a: UILabel = label(scene, Self.sentence)
        a.preferredMaxLayoutWidth = 120
        scene.constrain("H:|[a]-(>=0)-|", "V:|[a]")
        _ = scene.dump()
        expect(a.frame.size, equals: a.sizeThatFits(CGSize(width: 120, height: 0)))
    }

    @Test func `a wrapped label moves the label below it`() {
        let scene = LayoutScene(width: 150, height: 1_000)
        let a: UILabel = label(scene, Self.sentence)
        let b: UILabel = scene.add(UILabel(), "b")
        b.numberOfLines = 0
        b.text = Self.sentence + " " + Self.sentence
        scene.constrain("H:|[a]|", "H:|[b]|", "V:|[a]-[b]")
        _ = scene.dump()
        expect(b.frame.minY, equals: a.frame.maxY + 8)
        expect(b.frame.height, isGreaterThan: a.frame.height)
    }

    @Test func `a fitting size includes the lines at its width`() {
        let scene = LayoutScene(width: 10, height: 10)
        let a: UILabel = label(scene, Self.sentence)
        scene.constrain("H:|-10-[a]-10-|", "V:|-5-[a]-5-|")
        let size: CGSize = scene.root.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(size, equals: CGSize(width: 140, height: a.sizeThatFits(CGSize(width: 120, height: 0)).height + 10))
    }

    @Test func `a single label fits its lines at a width`() {
        let a = UILabel()
        a.numberOfLines = 0
        a.text = Self.sentence
        let size: CGSize = a.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(size, equals: CGSize(width: 140, height: a.sizeThatFits(CGSize(width: 140, height: 0)).height))
    }

    @Test func `new text is laid out even if the previous text found no stable size`() {
        let scene = LayoutScene(width: 2_000, height: 2_000)
        let a: UILabel = label(scene, Self.sentence)
        a.setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
        scene.constrain("H:|[a]", "V:|[a]")
        a.widthAnchor.constraint(equalTo: a.heightAnchor).isActive = true
        _ = scene.dump()
        a.text = "Hi"
        _ = scene.dump()
        expect(a.frame.height, equals: a.intrinsicContentSize.height)
    }
}
