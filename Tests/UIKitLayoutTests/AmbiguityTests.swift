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

    @Test(arguments: [
        ("a.right == 386", "a 386 0 0 0"), ("a.right <= 386", "a 386 0 0 0"), ("a.right >= 386", "a 386 0 0 0"),
        ("a.bottom == 186", "a 0 186 0 0"), ("a.bottom <= 186", "a 0 186 0 0"), ("a.centerX == 200", "a 200 0 0 0"),
        ("a.width <= 100", "a 0 0 0 0"), ("a.width >= 100", "a 0 0 100 0"), ("a.height <= 100", "a 0 0 0 0"),
        ("a.left >= 20, a.right <= 380", "a 20 0 0 0"), ("a.right <= 380, a.left >= 20", "a 380 0 0 0"),
        ("a.left == 20, a.right <= 380", "a 20 0 0 0"), ("a.top >= 20, a.bottom == 180", "a 0 180 0 0"),
        ("a.left == 20, a.right == 380", "a 20 0 360 0"), ("a.left == 20, a.width <= 50@250", "a 20 0 0 0"),
        ("a.left == 20, a.width == 50@250", "a 20 0 50 0"),
    ])
    func `A size that is open is as small as it can be`(constraints: String, expected: String) throws {
        let scene = LayoutScene(width: 400, height: 200)
        _ = scene.box("a")
        try scene.constrain(equations: constraints)
        #expect(scene.dump() == expected)
    }

    @Test func `A width below that of the superview is open`() {
        let scene = LayoutScene(width: 400)
        let a: UIView = scene.box("a")
        a.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor, constant: -52).isActive = true
        #expect(scene.dump() == "a 0 0 0 0")
    }

    @Test func `A row leaves no view stretched that nothing stretches`() {
        let scene = LayoutScene(width: 400)
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain("[a]-52-[b(10)]-31-|")
        #expect(scene.dump() == "a 307 0 0 0\nb 359 0 10 0")
    }

    @Test func `A topmost view without autoresizing constraints is as large as what is in it`() {
        let scene = LayoutScene(width: 400, height: 400)
        scene.root.frame.origin = CGPoint(x: 5, y: 6)
        let a: UIView = scene.box("a")
        a.widthAnchor.constraint(equalTo: scene.root.widthAnchor).isActive = true
        #expect(scene.dump() == "a 0 0 400 0")
        scene.root.translatesAutoresizingMaskIntoConstraints = false
        #expect(scene.dump() == "a 0 0 0 0")
        #expect(scene.root.frame == CGRect(x: 5, y: 6, width: 0, height: 0))
        NSLayoutConstraint.deactivate(scene.root.constraints)
        scene.constrain("H:|-10-[a(30)]-20-|", "V:|-1-[a(2)]-3-|")
        #expect(scene.dump() == "a 10 1 30 2")
        #expect(scene.root.frame == CGRect(x: 5, y: 6, width: 60, height: 6))
    }

    @Test func `Places along both axes may be compared`() throws {
        let scene = LayoutScene(width: 400, height: 200)
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        let c: UIView = scene.box("c")
        scene.constrain("[a(10)]", "V:|-30-[a(10)]", "[b(10)]", "V:[b(10)]", "V:|-30-[c]")
        for (first, attribute, second, other) in [
            (a, NSLayoutConstraint.Attribute.left, c, NSLayoutConstraint.Attribute.top),
            (b, .top, a, .right), (b, .leading, a, .lastBaseline),
        ] {
            NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
                constant: 1
            ).isActive = true
        }
        #expect(scene.dump() == "a 31 30 10 10\nb 41 42 10 10\nc 0 30 0 0")
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
