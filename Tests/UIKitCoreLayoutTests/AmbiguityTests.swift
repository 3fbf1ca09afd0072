import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor
struct AmbiguityTests {
    @Test func `undetermined values are zero`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("[a(10)]", "V:[a(20)]")
        expect(scene.dump(), equals: "a 0 0 10 20")
    }

    @Test(arguments: [
        (NSLayoutConstraint.Relation.greaterThanOrEqual, "a 0 23 10 10"), (.lessThanOrEqual, "a 0 23 10 10"),
    ])
    func `a location in a lone inequality lies at its bound`(relation: NSLayoutConstraint.Relation, expected: String) {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:[a(10)]")
        NSLayoutConstraint(
            item: a, attribute: .top, relatedBy: relation, toItem: scene.root, attribute: .top, multiplier: 1,
            constant: 23
        ).isActive = true
        expect(scene.dump(), equals: expected)
        expect(a.hasAmbiguousLayout)
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
    func `an undetermined size is as small as possible`(constraints: String, expected: String) throws {
        let scene = LayoutScene(width: 400, height: 200)
        _ = scene.box("a")
        try scene.constrain(equations: constraints)
        expect(scene.dump(), equals: expected)
    }

    @Test func `a width that is only limited is zero`() {
        let scene = LayoutScene(width: 400)
        let a: UIView = scene.box("a")
        a.widthAnchor.constraint(lessThanOrEqualTo: scene.root.widthAnchor, constant: -52).isActive = true
        expect(scene.dump(), equals: "a 0 0 0 0")
    }

    @Test func `a row does not stretch a view without content`() {
        let scene = LayoutScene(width: 400)
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain("[a]-52-[b(10)]-31-|")
        expect(scene.dump(), equals: "a 307 0 0 0\nb 359 0 10 0")
    }

    @Test func `a topmost view without an autoresizing mask is as large as its content`() {
        let scene = LayoutScene(width: 400, height: 400)
        scene.root.frame.origin = CGPoint(x: 5, y: 6)
        let a: UIView = scene.box("a")
        a.widthAnchor.constraint(equalTo: scene.root.widthAnchor).isActive = true
        expect(scene.dump(), equals: "a 0 0 400 0")
        scene.root.translatesAutoresizingMaskIntoConstraints = false
        expect(scene.dump(), equals: "a 0 0 0 0")
        expect(scene.root.frame, equals: CGRect(x: 5, y: 6, width: 0, height: 0))
        NSLayoutConstraint.deactivate(scene.root.constraints)
        scene.constrain("H:|-10-[a(30)]-20-|", "V:|-1-[a(2)]-3-|")
        expect(scene.dump(), equals: "a 10 1 30 2")
        expect(scene.root.frame, equals: CGRect(x: 5, y: 6, width: 60, height: 6))
    }

    @Test func `locations of both axes can be compared`() throws {
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
        expect(scene.dump(), equals: "a 31 30 10 10\nb 41 42 10 10\nc 0 30 0 0")
    }

    @Test func `a right edge with an upper bound is at the bound`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]")
        a.rightAnchor.constraint(lessThanOrEqualTo: scene.root.leftAnchor, constant: 74).isActive = true
        expect(scene.dump(), equals: "a 64 0 10 0")
    }

    @Test func `a view with a position and a size is not ambiguous`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]|", "V:|[a(20)]")
        expect(!a.hasAmbiguousLayout)
        expect(!scene.root.hasAmbiguousLayout)
    }

    @Test func `contradicting constraints are ambiguous only with equal priorities`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|[a]", "V:|[a(10)]")
        let width: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 24)
        let least: NSLayoutConstraint = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        width.priority = UILayoutPriority(500)
        least.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([width, least])
        expect(a.hasAmbiguousLayout)
        least.priority = UILayoutPriority(525)
        expect(!a.hasAmbiguousLayout)
        expect(scene.dump(), equals: "a 0 0 30 10")
    }

    @Test func `exercising ambiguity changes the layout, and exercising again restores it`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:|[a(10)]")
        expect(scene.dump(), equals: "a 0 0 10 10")
        a.exerciseAmbiguityInLayout()
        expect(scene.dump(), equals: "a 20 0 10 10")
        a.exerciseAmbiguityInLayout()
        expect(scene.dump(), equals: "a 0 0 10 10")
    }

    @Test func `the constraints that determine an axis are listed`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let across: [NSLayoutConstraint] = scene.constrain("H:|-5-[a(10)]")
        let down: [NSLayoutConstraint] = scene.constrain("V:|-6-[a(20)]")
        expect(a.constraintsAffectingLayout(for: .horizontal), equals: across)
        expect(a.constraintsAffectingLayout(for: .vertical), equals: down)
    }

    @Test func `a guide can be ambiguous too`() {
        let scene = LayoutScene()
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let width: NSLayoutConstraint = guide.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
        ])
        expect(guide.hasAmbiguousLayout)
        guide.heightAnchor.constraint(equalToConstant: 4).isActive = true
        expect(!guide.hasAmbiguousLayout)
        expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    }

    @Test func `priorities are compared and changed as numbers`() {
        var priority: UILayoutPriority = .required - 1
        expect(priority == UILayoutPriority(999) && priority > .defaultHigh)
        priority -= 249
        priority += 1
        expect(priority, equals: UILayoutPriority(751))
    }
}
