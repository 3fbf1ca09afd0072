import Expectations
import Foundation
import TestStage
import Testing
import UIKitStackViews

@testable import UIKitCore

@MainActor
struct StackViewTests {
    /// Creates a stack of views with the content sizes `sizes`, at the top left of a scene. If `width` or `height` is
    /// nil, the views determine it.
    private func stack(
        _ axis: NSLayoutConstraint.Axis = .horizontal, _ sizes: [(CGFloat, CGFloat)] = [(20, 10), (30, 20), (10, 5)],
        width: CGFloat? = nil, height: CGFloat? = nil, _ prepare: (UIStackView) -> Void = { _ in }
    ) -> (LayoutScene, UIStackView) {
        let scene = LayoutScene(width: 640, height: 640)
        let stack: UIStackView = scene.add(UIStackView(), "s")
        stack.axis = axis
        for (index, size) in sizes.enumerated() {
            let view: ContentView = scene.content(["a", "b", "c", "d"][index], size.0, size.1, in: stack)
            stack.addArrangedSubview(view)
        }
        prepare(stack)
        scene.constrain("H:|[s]", "V:|[s]")
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return (scene, stack)
    }

    @Test func `a row is as large as its views and spaces`() {
        let (scene, _) = stack { $0.spacing = 5 }
        expect(scene.dump(), equals: "s 0 0 70 20\n  a 0 0 20 20\n  b 25 0 30 20\n  c 60 0 10 20")
    }

    @Test func `a column is as large as its views and spaces`() {
        let (scene, _) = stack(.vertical) { $0.spacing = 5 }
        expect(scene.dump(), equals: "s 0 0 30 45\n  a 0 0 30 10\n  b 0 15 30 20\n  c 0 40 30 5")
    }

    @Test func `views with the lowest priorities are stretched and compressed`() {
        let (scene, s) = stack(width: 100)
        s.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        expect(scene.dump(), equals: "s 0 0 100 20\n  a 0 0 20 20\n  b 20 0 70 20\n  c 90 0 10 20")
        s.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        s.constraints.last { $0.firstAttribute == .width && $0.firstItem === s }?.constant = 50
        expect(scene.dump(), equals: "s 0 0 50 20\n  a 0 0 10 20\n  b 10 0 30 20\n  c 40 0 10 20")
    }

    @Test func `a view without content receives the remaining space, which may be zero`() {
        for (width, expected) in [
            (100.0, "s 0 0 100 20\n  a 0 0 60 20\n  b 60 0 40 20"),
            (40, "s 0 0 40 20\n  a 0 0 40 20\n  b 40 0 0 20"),
        ] {
            let noMetric: CGFloat = UIView.noIntrinsicMetric
            let (scene, _) = stack(.horizontal, [(60, 20), (noMetric, noMetric)], width: width)
            expect(scene.dump(), equals: expected)
        }
    }

    @Test func `a row that was narrow is restored when it is wide again`() {
        let noMetric: CGFloat = UIView.noIntrinsicMetric
        func scene(_ width: CGFloat) -> (LayoutScene, NSLayoutConstraint) {
            let sizes: [(CGFloat, CGFloat)] = [(60, 20), (noMetric, noMetric), (30, noMetric), (noMetric, 5)]
            let (scene, stack) = stack(.horizontal, sizes) { $0.spacing = 4 }
            let constraint: NSLayoutConstraint = stack.widthAnchor.constraint(equalToConstant: width)
            constraint.isActive = true
            return (scene, constraint)
        }
        let (old, width) = scene(200)
        for value: CGFloat in [200, 120, 30, 0, 250, 90, 101.5, 12, 300] {
            width.constant = value
            expect(old.dump(), equals: scene(value).0.dump(), "\(value)")
        }
    }

    @Test func `with equal filling, all views have the same size`() {
        let (scene, s) = stack(width: 100) {
            $0.distribution = .fillEqually
            $0.spacing = 5
        }
        expect(scene.dump(), equals: "s 0 0 100 20\n  a 0 0 30 20\n  b 35 0 30 20\n  c 70 0 30 20")
        expect(s.arrangedSubviews.count, equals: 3)
    }

    @Test func `in proportional filling, the last view takes the rest of the length`() {
        let (scene, _) = stack(.horizontal, [(100, 10), (100, 10), (100, 10)], width: 640) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        expect(scene.dump(), equals: "s 0 0 640 10\n  a 0 0 200 10\n  b 210 0 200 10\n  c 420 0 220 10")
    }

    @Test func `proportional filling follows changed contents`() {
        let (scene, s) = stack(.horizontal, [(10, 10), (10, 10)], width: 120) { $0.distribution = .fillProportionally }
        expect(scene.dump(), equals: "s 0 0 120 10\n  a 0 0 60 10\n  b 60 0 60 10")
        (s.arrangedSubviews[0] as? ContentView)?.contentSize.width = 30
        expect(scene.dump(), equals: "s 0 0 120 10\n  a 0 0 90 10\n  b 90 0 30 10")
    }

    @Test func `equal spacing makes all gaps equal, and no smaller than the spacing of the stack`() {
        let (scene, s) = stack(width: 100) { $0.distribution = .equalSpacing }
        expect(scene.dump(), equals: "s 0 0 100 20\n  a 0 0 20 20\n  b 40 0 30 20\n  c 90 0 10 20")
        let width: NSLayoutConstraint? = s.constraints.last { $0.firstAttribute == .width && $0.firstItem === s }
        width?.isActive = false
        s.spacing = 7
        expect(scene.dump(), equals: "s 0 0 74 20\n  a 0 0 20 20\n  b 27 0 30 20\n  c 64 0 10 20")
    }

    @Test func `with equal centering, the centers have equal distances`() {
        let (scene, s) = stack(width: 115) { $0.distribution = .equalCentering }
        expect(scene.dump(), equals: "s 0 0 115 20\n  a 0 0 20 20\n  b 45 0 30 20\n  c 105 0 10 20")
        s.spacing = 27
        _ = scene.dump()
        expect(s.arrangedSubviews[1].frame.minX, isAtLeast: 47)
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, "  a 0 0 20 10\n  b 20 0 30 20\n  c 50 0 10 5"),
        (.top, "  a 0 0 20 10\n  b 20 0 30 20\n  c 50 0 10 5"),
        (.center, "  a 0 5 20 10\n  b 20 0 30 20\n  c 50 7.5 10 5"),
        (.trailing, "  a 0 10 20 10\n  b 20 0 30 20\n  c 50 15 10 5"),
        (.firstBaseline, "  a 0 10 20 10\n  b 20 0 30 20\n  c 50 15 10 5"),
        (.lastBaseline, "  a 0 10 20 10\n  b 20 0 30 20\n  c 50 15 10 5"),
    ])
    func `a row aligns its views`(alignment: UIStackView.Alignment, expected: String) {
        let (scene, s) = stack { $0.alignment = alignment }
        expect(scene.dump(), equals: "s 0 0 60 20\n" + expected)
        expect(!s.hasAmbiguousLayout)
    }

    @Test(arguments: [
        (UIStackView.Alignment.leading, "  a 0 0 20 10\n  b 0 10 30 20\n  c 0 30 10 5"),
        (.center, "  a 5 0 20 10\n  b 0 10 30 20\n  c 10 30 10 5"),
        (.trailing, "  a 10 0 20 10\n  b 0 10 30 20\n  c 20 30 10 5"),
    ])
    func `a column aligns its views`(alignment: UIStackView.Alignment, expected: String) {
        let (scene, s) = stack(.vertical) { $0.alignment = alignment }
        expect(scene.dump(), equals: "s 0 0 30 35\n" + expected)
        expect(!s.hasAmbiguousLayout)
    }

    @Test func `a taller row keeps the sizes of its views`() {
        let (scene, _) = stack(height: 50) { $0.alignment = .center }
        expect(scene.dump(), equals: "s 0 0 60 50\n  a 0 20 20 10\n  b 20 15 30 20\n  c 50 22.5 10 5")
    }

    @Test func `single views can have custom spacing after them`() {
        let (scene, s) = stack { $0.spacing = 5 }
        s.setCustomSpacing(20, after: s.arrangedSubviews[0])
        expect(s.customSpacing(after: s.arrangedSubviews[0]), equals: 20)
        expect(s.customSpacing(after: s.arrangedSubviews[1]), equals: UIStackView.spacingUseDefault)
        expect(scene.dump(), equals: "s 0 0 85 20\n  a 0 0 20 20\n  b 40 0 30 20\n  c 75 0 10 20")
        s.setCustomSpacing(UIStackView.spacingUseSystem, after: s.arrangedSubviews[0])
        expect(scene.dump(), equals: "s 0 0 73 20\n  a 0 0 20 20\n  b 28 0 30 20\n  c 63 0 10 20")
        s.setCustomSpacing(UIStackView.spacingUseDefault, after: s.arrangedSubviews[0])
        expect(scene.dump(), equals: "s 0 0 70 20\n  a 0 0 20 20\n  b 25 0 30 20\n  c 60 0 10 20")
    }

    @Test func `spacing can be between baselines`() {
        let scene = LayoutScene(width: 300, height: 300)
        let s: UIStackView = scene.add(UIStackView(), "s")
        s.axis = .vertical
        s.isBaselineRelativeArrangement = true
        s.spacing = 40
        for text in ["A", "B"] {
            let label = UILabel()
            label.text = text
            s.addArrangedSubview(label)
        }
        scene.constrain("H:|[s]", "V:|[s]")
        _ = scene.dump()
        expect(s.arrangedSubviews[1].frame.minY - s.arrangedSubviews[0].frame.minY, equals: 40)
    }

    @Test func `views can be inside the margins`() {
        let (scene, s) = stack { $0.isLayoutMarginsRelativeArrangement = true }
        s.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expect(scene.dump(), equals: "s 0 0 66 24\n  a 2 1 20 20\n  b 22 1 30 20\n  c 52 1 10 20")
        s.directionalLayoutMargins.leading = 10
        expect(scene.dump(), equals: "s 0 0 74 24\n  a 10 1 20 20\n  b 30 1 30 20\n  c 60 1 10 20")
    }

    @Test func `a hidden view takes up no space and has no spacing`() {
        let (scene, s) = stack { $0.spacing = 5 }
        s.arrangedSubviews[1].isHidden = true
        expect(scene.dump(), equals: "s 0 0 35 10\n  a 0 0 20 10\n  b 20 0 0 20 hidden\n  c 25 0 10 10")
        s.arrangedSubviews[1].isHidden = false
        expect(scene.dump(), equals: "s 0 0 70 20\n  a 0 0 20 20\n  b 25 0 30 20\n  c 60 0 10 20")
    }

    @Test func `a hidden view with constraints on its size causes no conflict`() {
        let (scene, s) = stack()
        s.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
        s.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 90).isActive = true
        let messages: [String] = warnings {
            _ = scene.dump()
            s.arrangedSubviews[0].isHidden = true
            _ = scene.dump()
        }
        expect(messages, equals: [])
        expect(s.frame.size, equals: CGSize(width: 40, height: 20))
    }

    @Test func `a stack of hidden views has no size`() {
        let (scene, s) = stack { $0.alignment = .center }
        for view in s.arrangedSubviews { view.isHidden = true }
        _ = scene.dump()
        expect(s.frame.size, equals: .zero)
    }

    @Test func `arranged views and subviews have separate orders`() {
        let (scene, s) = stack()
        let c: UIView = s.arrangedSubviews[2]
        s.insertArrangedSubview(c, at: 0)
        expect(s.subviews.last, isIdenticalTo: c)
        expect(scene.dump(), equals: "s 0 0 60 20\n  a 10 0 20 20\n  b 30 0 30 20\n  c 0 0 10 20")
        s.removeArrangedSubview(c)
        expect(c.superview, isIdenticalTo: s)
        expect(s.arrangedSubviews.count, equals: 2)
        c.removeFromSuperview()
        s.arrangedSubviews[0].removeFromSuperview()
        expect(scene.dump(), equals: "s 0 0 30 20\n  b 0 0 30 20")
    }

    @Test func `a stack can contain a stack`() {
        let (scene, s) = stack(.vertical, [(20, 10)]) {
            $0.alignment = .leading
            $0.spacing = 2
        }
        let row = UIStackView(arrangedSubviews: [ContentView(width: 5, height: 6), ContentView(width: 7, height: 8)])
        row.accessibilityIdentifier = "row"
        s.addArrangedSubview(row)
        _ = scene.dump()
        expect(row.frame, equals: CGRect(x: 0, y: 12, width: 12, height: 8))
        expect(s.frame.size, equals: CGSize(width: 20, height: 20))
        expect(s.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), equals: CGSize(width: 20, height: 20))
    }

    @Test func `rows of text share their baselines`() {
        let scene = LayoutScene(width: 300, height: 300)
        let s: UIStackView = scene.add(UIStackView(), "s")
        s.alignment = .firstBaseline
        for size in [12, 40, 20] as [CGFloat] {
            let label = UILabel()
            label.text = "x"
            label.font = .systemFont(ofSize: size)
            s.addArrangedSubview(label)
        }
        scene.constrain("H:|[s]", "V:|[s]")
        _ = scene.dump()
        let places: [CGFloat] = s.arrangedSubviews.map {
            $0.frame.minY + ($0.baselineOffsets(at: $0.bounds.size)?.first ?? .nan)
        }
        expect(abs(places[0] - places[1]) <= 0.5 && abs(places[2] - places[1]) <= 0.5)
        expect(s.arrangedSubviews[1].frame.minY, equals: 0)
        expect(s.frame.height, equals: s.arrangedSubviews[1].frame.height)
    }

    @Test func `a column takes its baselines from its first and last view, a row from its tallest`() {
        let (scene, s) = stack(.vertical)
        _ = scene.dump()
        expect(s.forFirstBaselineLayout, isIdenticalTo: s.arrangedSubviews[0])
        expect(s.forLastBaselineLayout, isIdenticalTo: s.arrangedSubviews[2])
        s.axis = .horizontal
        s.alignment = .top
        _ = scene.dump()
        expect(s.forFirstBaselineLayout, isIdenticalTo: s.arrangedSubviews[1])
    }
}
