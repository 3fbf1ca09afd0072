import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// The frames of items: alignment rectangles, pixels, autoresizing masks, guides and content sizes.
@MainActor
struct ItemFrameTests {
    private final class Inset: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
    }

    @Test func `constraints act on alignment rectangles`() {
        let scene = LayoutScene()
        scene.add(Inset(), "a")
        scene.constrain("H:|[a]|", "V:|[a]|")
        expect(scene.dump(), equals: "a -3 -2 108 106")
    }

    @Test func `subviews are constrained to the alignment rectangle of their superview`() {
        let scene = LayoutScene()
        let a: Inset = scene.add(Inset(), "a")
        _ = scene.box("b", in: a)
        scene.constrain("H:|[a]|", "V:|[a]|", "H:|[b]|", "V:|[b]|")
        expect(scene.dump(), equals: "a -3 -2 108 106\n  b 3 2 100 100")
    }

    @Test func `constraints can connect views of different levels`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b", in: a)
        _ = scene.box("c")
        scene.constrain("H:|-10-[a]-10-|", "V:|-10-[a]-10-|", "H:|-5-[b(20)]", "V:|-5-[b(20)]", "V:[c(3)]", "[c(4)]")
        NSLayoutConstraint.activate([
            scene.root.subviews[1].leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 1),
            scene.root.subviews[1].topAnchor.constraint(equalTo: b.bottomAnchor, constant: 2),
        ])
        expect(scene.dump(), equals: "a 10 10 80 80\n  b 5 5 20 20\nc 36 37 4 3")
    }

    @Test func `frames are rounded to pixels`() {
        let scene = LayoutScene(width: 100, height: 1_000)
        _ = scene.box("a")
        scene.constrain("V:|-y-[a(10)]", "H:|-0.2-[a(10)]", metrics: ["y": 950.25])
        expect(scene.dump(), equals: "a 0 950.5 10 10")
    }

    @Test func `an autoresizing mask follows a superview with a constrained size`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        a.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        inner.accessibilityIdentifier = "inner"
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        a.addSubview(inner)
        let b: UIView = scene.box("b", in: a)
        scene.constrain("H:|[a(60)]", "V:|[a(40)]", "V:[b(4)]", "[b(4)]")
        b.leadingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
        b.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
        expect(scene.dump(), equals: "a 0 0 60 40\n  inner 5 25 50 10\n  b 55 35 4 4")
    }

    @Test func `constraints inside a view with an autoresizing mask determine the size of its superview`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        a.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        a.addSubview(inner)
        _ = scene.box("b", in: inner)
        scene.constrain("H:|[a]", "V:|[a]", "H:|[b(40)]|", "V:|[b(30)]|")
        expect(scene.dump(), equals: "a 0 0 50 40")
        expect(inner.frame, equals: CGRect(x: 5, y: 5, width: 40, height: 30))
    }

    @Test func `layout keeps a transform`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        scene.constrain("H:|-10-[a(20)]", "V:|-10-[a(20)]")
        _ = scene.dump()
        expect(a.bounds.size, equals: CGSize(width: 20, height: 20))
        expect(a.center, equals: CGPoint(x: 20, y: 20))
        expect(a.transform, equals: CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func `content sizes yield in the order of their priorities`() {
        let scene = LayoutScene()
        let a: ContentView = scene.content("a", 60, 10)
        let b: ContentView = scene.content("b", 60, 10)
        scene.constrain("H:|[a][b]|", "V:|[a]", "V:|[b]")
        a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        expect(scene.dump(), equals: "a 0 0 40 10\nb 40 0 60 10")
        a.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        expect(scene.dump(), equals: "a 0 0 60 10\nb 60 0 40 10")
        scene.root.frame.size.width = 150
        a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        expect(scene.dump(), equals: "a 0 0 60 10\nb 60 0 90 10")
        a.contentSize.width = 20
        expect(scene.dump(), equals: "a 0 0 20 10\nb 20 0 130 10")
    }

    @Test func `each constraint belongs to the nearest common ancestor`() {
        let scene = LayoutScene()
        let a: UIView = scene.content("a", 10, 10)
        let width: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 3)
        let leading: NSLayoutConstraint = a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
        NSLayoutConstraint.activate([width, leading])
        _ = scene.dump()
        expect(a.constraints, equals: [width])
        expect(scene.root.constraints, equals: [leading])
        NSLayoutConstraint.deactivate([width, leading])
        expect(a.constraints.isEmpty && scene.root.constraints.isEmpty)
    }

    @Test func `constraints position a guide, and are removed with it`() {
        let scene = LayoutScene()
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        let a: UIView = scene.box("a")
        scene.constrain("[a(10)]", "V:|[a(10)]")
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 7),
            guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 9),
            a.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 1),
        ])
        expect(scene.dump(), equals: "a 58 0 10 10")
        expect(guide.layoutFrame, equals: CGRect(x: 7, y: 0, width: 50, height: 9))
        scene.root.removeLayoutGuide(guide)
        expectNil(guide.owningView)
        expect(scene.root.constraints.count, equals: 1)
        expect(scene.dump(), equals: "a 0 0 10 10")
    }

    @Test func `a distance between locations is a size`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        scene.constrain("H:|[a(10)]", "[b(20)]", "V:|[a(10)]", "V:|[b(10)]")
        let before: NSLayoutDimension = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let after: NSLayoutDimension = b.trailingAnchor.anchorWithOffset(to: scene.root.trailingAnchor)
        before.constraint(equalTo: after, multiplier: 2, constant: 1).isActive = true
        expect(scene.dump(), equals: "a 0 0 10 10\nb 57 0 20 10")
    }

    @Test func `the system spacing is eight points, and a line height between baselines`() {
        let scene = LayoutScene()
        let a: UILabel = scene.add(UILabel(), "a")
        let b: UILabel = scene.add(UILabel(), "b")
        a.text = "A"
        b.text = "B"
        scene.constrain("V:|[a]")
        let across: NSLayoutConstraint = b.leadingAnchor.constraint(
            equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2)
        let down: NSLayoutConstraint = b.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
        expect(across.constant, equals: 16)
        expect(down.constant, equals: a.font.lineHeight)
        NSLayoutConstraint.activate([across, down])
        _ = scene.dump()
        b.font = .systemFont(ofSize: 30)
        _ = scene.dump()
        let offsets = b.baselineOffsets(at: b.bounds.size)
        let first = a.baselineOffsets(at: a.bounds.size)
        let distance: CGFloat =
            b.frame.minY + (offsets?.first ?? 0) - (a.frame.maxY - (first?.last ?? 0))
        expect(abs(distance - b.font.lineHeight), isLessThan: 1)
    }

    @Test func `a scroll view without constraints on its content keeps the content size that the app sets`() {
        let scene = LayoutScene()
        let scrollView: UIScrollView = scene.add(UIScrollView(), "s")
        let content: UIView = scene.box("c", in: scrollView)
        scene.constrain("H:|[s]|", "V:|[s]|")
        let constraints: [NSLayoutConstraint] = scene.constrain("H:|[c(150)]|", "V:|[c(200)]|")
        scene.root.layoutIfNeeded()
        expect(scrollView.contentSize, equals: CGSize(width: 150, height: 200))
        NSLayoutConstraint.deactivate(constraints)
        content.translatesAutoresizingMaskIntoConstraints = true
        scrollView.contentSize = CGSize(width: 300, height: 900)
        scrollView.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expect(scrollView.contentSize, equals: CGSize(width: 300, height: 900))
    }
}
