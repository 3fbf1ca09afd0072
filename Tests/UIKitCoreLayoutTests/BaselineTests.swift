import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor
struct BaselineTests {
    private func label(_ scene: LayoutScene, _ name: String, _ text: String, size: CGFloat) -> UILabel {
        let label: UILabel = scene.add(UILabel(), name)
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func first(_ label: UIView) -> CGFloat {
        label.frame.minY + (label.baselineOffsets(at: label.bounds.size)?.first ?? .nan)
    }

    private func last(_ label: UIView) -> CGFloat {
        label.frame.maxY - (label.baselineOffsets(at: label.bounds.size)?.last ?? .nan)
    }

    @Test func `text of different sizes shares a baseline`() {
        let scene = LayoutScene(width: 300)
        let a: UILabel = label(scene, "a", "Small", size: 12)
        let b: UILabel = label(scene, "b", "Large", size: 30)
        scene.constrain("H:|[a]-[b]", "V:|-10-[b]", options: [])
        a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(abs(first(a) - first(b)), isAtMost: 0.5)
        expect(a.frame.minY, isGreaterThan: b.frame.minY + 5)
        b.font = .systemFont(ofSize: 60)
        _ = scene.dump()
        expect(abs(first(a) - first(b)), isAtMost: 0.5)
    }

    @Test func `the last baseline of wrapped text is that of its last line`() {
        let scene = LayoutScene(width: 100)
        let a: UILabel = label(scene, "a", "Words that take more than a line here", size: 17)
        a.numberOfLines = 0
        let b: UILabel = label(scene, "b", "b", size: 17)
        scene.constrain("H:|[a]|", "V:|[a]", "H:|[b]")
        b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(a.frame.height, isGreaterThan: 50)
        expect(abs(last(a) - last(b)), isAtMost: 0.5)
        expect(abs(b.frame.maxY - a.frame.maxY), isAtMost: 0.5)
    }

    @Test func `the baseline follows text that is centered in a taller label`() {
        let scene = LayoutScene(width: 300)
        let a: UILabel = label(scene, "a", "A", size: 17)
        let b: UILabel = label(scene, "b", "B", size: 17)
        scene.constrain("V:|[a(80)]", "H:|[a]-[b]")
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(abs(first(a) - first(b)), isAtMost: 0.5)
        expect(b.frame.minY, isGreaterThan: 25)
    }

    @Test func `the baseline of a view without text is its bottom edge`() {
        let scene = LayoutScene(width: 300)
        let a: UILabel = label(scene, "a", "A", size: 17)
        let b: ContentView = scene.content("b", 10, 40)
        scene.constrain("V:|[b]", "H:|[a]-[b]")
        a.lastBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(abs(last(a) - 40), isAtMost: 0.5)
    }

    @Test func `a view can delegate its baseline to a subview`() {
        final class Titled: UIView {
            let title = UILabel()
            override var forFirstBaselineLayout: UIView { title }
        }
        let scene = LayoutScene(width: 300)
        let a: Titled = scene.add(Titled(), "a")
        scene.add(a.title, "title", in: a)
        a.title.text = "Title"
        let b: UILabel = label(scene, "b", "B", size: 17)
        scene.constrain("V:|[a(100)]", "H:|[a]-[b]", "V:|-30-[title]", "H:|[title]|")
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(b.frame.minY, equals: 30)
    }

    @Test func `the baseline of a button is that of its title`() {
        let scene = LayoutScene(width: 300)
        let a: UIButton = scene.add(UIButton(type: .system), "a")
        a.setTitle("Go", for: .normal)
        let b: UILabel = label(scene, "b", "B", size: 17)
        scene.constrain("V:|[a(60)]", "H:|[a]-[b]")
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor).isActive = true
        _ = scene.dump()
        let title: CGFloat = first(a.titleLabel ?? b)
        expect(abs(title - first(b)), isAtMost: 1)
    }

    @Test func `the baseline of a button follows the middle of its height`() {
        let scene = LayoutScene(width: 300, height: 300)
        let a: UIButton = scene.add(UIButton(type: .system), "a")
        let b: UIButton = scene.add(UIButton(type: .system), "b")
        for button in [a, b] { button.setTitle("Go", for: .normal) }
        scene.constrain("V:|-100-[a(60)]", "H:|-20-[a(60)]-20-[b(60)]")
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: b.topAnchor),
            b.lastBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
            a.lastBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
        ])
        let found: [String] = warnings { expect(scene.dump(), equals: "a 20 100 60 60\nb 100 100 60 60") }
        expect(found, equals: [])
    }

    @Test func `the baseline of a control follows its vertical alignment`() {
        let scene = LayoutScene(width: 300, height: 300)
        let field: UITextField = scene.add(UITextField(), "f")
        field.text = "Text"
        let b: UILabel = label(scene, "b", "B", size: 17)
        scene.constrain("V:|[f]", "H:|[f(100)]-[b]")
        let height = field.heightAnchor.constraint(equalToConstant: 80)
        height.isActive = true
        b.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor).isActive = true
        _ = scene.dump()
        field.contentVerticalAlignment = .top
        _ = scene.dump()
        expect(abs(last(b) - last(field)), isAtMost: 1)
        height.constant = 160
        _ = scene.dump()
        expect(abs(last(b) - last(field)), isAtMost: 1)
        expect(last(b), isLessThan: 40)
    }

    @Test func `a view without text has a baseline after it receives text`() {
        let scene = LayoutScene(width: 300, height: 300)
        let button: UIButton = scene.add(UIButton(), "a")
        let title: UILabel = label(scene, "t", "", size: 17)
        let b: UILabel = label(scene, "b", "B", size: 17)
        let c: UILabel = label(scene, "c", "C", size: 17)
        scene.constrain("V:|-50-[a(60)]", "V:|-50-[t(60)]", "H:|[a(100)]-[b]-[t(50)]-[c]")
        let constraint = b.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor)
        constraint.isActive = true
        c.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
        _ = scene.dump()
        expect(abs(last(b) - 110), isAtMost: 1)
        expect(abs(first(c) - 110), isAtMost: 1)
        button.setTitle("Go", for: .normal)
        title.text = "Title"
        _ = scene.dump()
        expect(abs(last(b) - last(button)), isAtMost: 1)
        expect(abs(first(c) - first(title)), isAtMost: 1)
        constraint.constant = 4
        _ = scene.dump()
        expect(abs(last(b) - last(button) - 4), isAtMost: 1)
        button.setTitle(nil, for: .normal)
        _ = scene.dump()
        expect(abs(last(b) - 114), isAtMost: 1)
    }
}
