import Expectations
import Foundation
import Testing
import UIKitStackViews

@testable import UIKitCore

@MainActor
struct ReadingDirectionTests {
    private func scene() -> (LayoutScene, UIView) {
        let scene = LayoutScene()
        scene.root.semanticContentAttribute = .forceRightToLeft
        let a: UIView = scene.box("a")
        scene.constrain("V:|[a(10)]")
        return (scene, a)
    }

    @Test func `leading is measured from the right`() {
        let (scene, a) = scene()
        a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 23).isActive = true
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        expect(scene.dump(), equals: "a 67 0 10 10")
    }

    @Test func `trailing is measured from the right`() {
        let (scene, a) = scene()
        a.trailingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 74).isActive = true
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        expect(scene.dump(), equals: "a 26 0 10 10")
    }

    /// The `semanticContentAttribute` of a view applies to its content.
    @Test func `constraints follow the direction of the container, not of its items`() {
        let scene = LayoutScene(width: 400)
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        scene.constrain("V:|[a(10)]", "V:|[b(10)]", "[a(10)]", "[b(10)]")
        a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 75).isActive = true
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5).isActive = true
        a.semanticContentAttribute = .forceRightToLeft
        expect(scene.dump(), equals: "a 75 0 10 10\nb 90 0 10 10")
        scene.root.semanticContentAttribute = .forceRightToLeft
        a.semanticContentAttribute = .forceLeftToRight
        expect(scene.dump(), equals: "a 315 0 10 10\nb 300 0 10 10")
    }

    @Test func `each constraint follows the nearest common ancestor of its items`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        _ = scene.box("b", in: a)
        a.semanticContentAttribute = .forceRightToLeft
        scene.constrain("H:|-10-[a(50)]", "V:|[a(20)]", "H:|-5-[b(10)]", "V:|[b(10)]")
        expect(scene.dump(), equals: "a 10 0 50 20\n  b 35 0 10 10")
    }

    @Test func `guides follow their owning view`() {
        let scene = LayoutScene()
        scene.root.semanticContentAttribute = .forceRightToLeft
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:|[a(10)]")
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 7),
            guide.widthAnchor.constraint(equalToConstant: 20),
            a.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 3),
        ])
        expect(scene.dump(), equals: "a 60 0 10 10")
        expect(guide.layoutFrame.minX, equals: 73)
    }

    /// If constraints determine the leading edge of a view but not its width, the width is zero.
    @Test func `a view without a width is at its leading edge`() {
        let (scene, a) = scene()
        a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 14).isActive = true
        expect(scene.dump(), equals: "a 86 0 0 10")
    }

    @Test func `a location with a multiple of a vertical location is measured from the right edge`() {
        let (scene, a) = scene()
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        NSLayoutConstraint(
            item: a, attribute: .leading, relatedBy: .equal, toItem: scene.root, attribute: .bottom, multiplier: 0.25,
            constant: 0
        ).isActive = true
        expect(scene.dump(), equals: "a 65 0 10 10")
    }

    @Test func `left is not mirrored`() {
        let (scene, a) = scene()
        a.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 23).isActive = true
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        expect(scene.dump(), equals: "a 23 0 10 10")
    }

    @Test func `an inequality keeps its meaning`() {
        let (scene, a) = scene()
        let least: NSLayoutConstraint = a.leadingAnchor.constraint(
            greaterThanOrEqualTo: scene.root.leadingAnchor, constant: 20)
        let optional: NSLayoutConstraint = a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 5)
        optional.priority = .defaultLow
        NSLayoutConstraint.activate([least, optional, a.widthAnchor.constraint(equalToConstant: 10)])
        expect(scene.dump(), equals: "a 70 0 10 10")
    }

    @Test func `a location with a multiplier is measured from the right edge`() {
        let (scene, a) = scene()
        NSLayoutConstraint(
            item: a, attribute: .leading, relatedBy: .equal, toItem: scene.root, attribute: .trailing, multiplier: 0.25,
            constant: 0
        ).isActive = true
        a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        expect(scene.dump(), equals: "a 65 0 10 10")
    }

    @Test func `a format runs from right to left`() {
        let (scene, _) = scene()
        _ = scene.box("b")
        scene.constrain("H:|-5-[a(10)]-4-[b(20)]", "V:|[b(10)]")
        expect(scene.dump(), equals: "a 85 0 10 10\nb 61 0 20 10")
    }

    @Test func `direction options override the reading direction`() {
        let (scene, _) = scene()
        scene.constrain("H:|-5-[a(10)]", options: .directionLeftToRight)
        expect(scene.dump(), equals: "a 5 0 10 10")
    }

    @Test func `the right-to-left option applies in a left-to-right layout`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain("H:|-5-[a(10)]-(>=4)-[b(20)]", options: .directionRightToLeft)
        scene.constrain("V:|[a(10)]", "V:|[b(10)]")
        expect(scene.dump(), equals: "a 85 0 10 10\nb 61 0 20 10")
    }

    @Test func `a layout follows a change of direction`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("H:|-5-[a(10)]", "V:|[a(10)]")
        expect(scene.dump(), equals: "a 5 0 10 10")
        scene.root.semanticContentAttribute = .forceRightToLeft
        expect(scene.dump(), equals: "a 85 0 10 10")
        scene.root.semanticContentAttribute = .unspecified
        expect(scene.dump(), equals: "a 5 0 10 10")
    }

    @Test func `directional margins are mirrored`() {
        let (scene, _) = scene()
        scene.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
        expect(scene.root.layoutMargins, equals: UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
        scene.constrain("H:|-[a]-|")
        expect(scene.dump(), equals: "a 4 0 76 10")
    }

    @Test func `a row begins at the right, regardless of the direction of its views`() {
        let scene = LayoutScene()
        let stack: UIStackView = scene.add(UIStackView(), "stack")
        stack.semanticContentAttribute = .forceRightToLeft
        for name in ["a", "b"] {
            let view: ContentView = scene.content(name, 30, 10, in: stack)
            stack.addArrangedSubview(view)
        }
        stack.spacing = 5
        scene.constrain("H:|[stack]", "V:|[stack]")
        expect(scene.dump(), equals: "stack 0 0 65 10\n  a 35 0 30 10\n  b 0 0 30 10")
    }
}
