import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct AmbiguityTests {
    @Test func `What is undetermined is zero`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("[a(10)]", "V:[a(20)]")
        #expect(scene.dump() == "a 0 0 10 20")
    }

    @Test(arguments: [
        (NSLayoutConstraint.Relation.greaterThanOrEqual, "a 0 23 10 10"), (.lessThanOrEqual, "a 0 23 10 10"),
    ])
    func `A lone inequality sits on its bound`(relation: NSLayoutConstraint.Relation, expected: String) {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:[a(10)]")
        NSLayoutConstraint(
            item: a, attribute: .top, relatedBy: relation, toItem: scene.root, attribute: .top, multiplier: 1,
            constant: 23
        ).isActive = true
        #expect(scene.dump() == expected)
        #expect(a.hasAmbiguousLayout)
    }

    @Test func `A right edge below a bound lies on it`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]")
        a.rightAnchor.constraint(lessThanOrEqualTo: scene.root.leftAnchor, constant: 74).isActive = true
        #expect(scene.dump() == "a 64 0 10 0")
    }

    @Test func `A view with a place and a size is not ambiguous`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]|", "V:|[a(20)]")
        #expect(!a.hasAmbiguousLayout)
        #expect(!scene.root.hasAmbiguousLayout)
    }

    @Test func `Equal priorities that cannot both be had are ambiguous, different ones are not`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let width: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 24)
        let least: NSLayoutConstraint = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        width.priority = UILayoutPriority(500)
        least.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([width, least])
        #expect(a.hasAmbiguousLayout)
        least.priority = UILayoutPriority(525)
        #expect(!a.hasAmbiguousLayout)
        #expect(scene.dump() == "a 0 0 30 10")
    }

    @Test func `Exercising takes another possible place, and exercising again goes back`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:|[a(10)]")
        #expect(scene.dump() == "a 0 0 10 10")
        a.exerciseAmbiguityInLayout()
        #expect(scene.dump() == "a 20 0 10 10")
        a.exerciseAmbiguityInLayout()
        #expect(scene.dump() == "a 0 0 10 10")
    }

    @Test func `The constraints that decide along an axis are told`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let across: [NSLayoutConstraint] = scene.constrain("H:|-5-[a(10)]")
        let down: [NSLayoutConstraint] = scene.constrain("V:|-6-[a(20)]")
        #expect(a.constraintsAffectingLayout(for: .horizontal) == across)
        #expect(a.constraintsAffectingLayout(for: .vertical) == down)
    }

    @Test func `A guide can be ambiguous too`() {
        let scene = LayoutScene()
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let width: NSLayoutConstraint = guide.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ])
        #expect(guide.hasAmbiguousLayout)
        guide.heightAnchor.constraint(equalToConstant: 4).isActive = true
        #expect(!guide.hasAmbiguousLayout)
        #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    }
}
