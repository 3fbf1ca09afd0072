import Expectations
import ConstraintSolver
import Foundation
import TextLayout
import TestStage
import Testing

@testable import UIKitCore

/// Fitting and layout share their work. These tests count operations; they do not measure time.
@MainActor
struct FittingWorkTests {
    private final class Counting: UIView {
        var sizes = 0
        var layouts = 0
        override var intrinsicContentSize: CGSize {
            sizes += 1
            return CGSize(width: 50, height: 20)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    private func fit(_ view: UIView, width: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @Test func `the engine that fits a root view also lays it out`() throws {
        let scene = LayoutScene()
        let a: Counting = scene.add(Counting(), "a")
        scene.constrain("H:|[a]|", "V:|[a]|")
        scene.root.frame.size = fit(scene.root, width: 80)
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        expect(scene.dump(), equals: "a 0 0 80 20")
        expect(a.sizes, equals: 1)
        expect(scene.root.layoutState?.engine, isIdenticalTo: engine)
        expect(engine.solver.statistics.solves, equals: 2)
    }

    @Test func `unchanged margins need no further solve`() throws {
        let scene = LayoutScene()
        let a: Counting = scene.add(Counting(), "a")
        scene.constrain("H:|-[a]-|", "V:|-[a]-|")
        scene.root.frame.size = fit(scene.root, width: 80)
        scene.root.layoutIfNeeded()
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        expect(a.frame, equals: CGRect(x: 8, y: 8, width: 64, height: 20))
        expect(engine.solver.statistics.solves, equals: 2)
        scene.root.layoutMargins.left = 10
        scene.root.layoutIfNeeded()
        expect(a.frame, equals: CGRect(x: 10, y: 8, width: 62, height: 20))
        expect(engine.solver.statistics.solves, equals: 3)
    }

    @Test func `a label is not measured again when its layout has the fitted size`() throws {
        let scene = LayoutScene()
        let label: UILabel = scene.add(UILabel(), "a")
        label.numberOfLines = 0
        label.text = "Words that break into lines of which the longest is narrower than the room"
        scene.constrain("H:|[a]-(>=0)-|", "V:|[a]|")
        scene.root.frame.size = fit(scene.root, width: 90)
        let engine: LayoutEngine = try #require(scene.root.layoutState?.engine)
        expect(engine.solver.statistics.solves, equals: 2)
        scene.root.layoutIfNeeded()
        expect(engine.solver.statistics.solves, equals: 3)
        expect(label.frame.width, isLessThan: 90)
        expect(label.frame.size, equals: label.sizeThatFits(CGSize(width: 90, height: 0)))
        // With more space, the label returns to its natural width, is measured again, and the constraints are solved
        // twice.
        scene.root.frame.size.width = 150
        scene.root.layoutIfNeeded()
        expect(label.frame.width > 90 && label.frame.width <= 150)
        expect(engine.solver.statistics.solves, equals: 5)
    }

    @Test func `text is typeset once for its natural width and once for its lines`() {
        let scene = LayoutScene(width: 120, height: 100)
        let label: UILabel = scene.add(UILabel(), "a")
        label.numberOfLines = 0
        label.text = "A sentence that no other test measures, so that none has laid it out before this one does"
        scene.constrain("H:|[a]|", "V:|[a]|")
        let before: Int = TextLayout.typesettingCount
        scene.root.frame.size = fit(scene.root, width: 120)
        scene.root.layoutIfNeeded()
        expect(scene.root.frame.height, isGreaterThan: 40)
        expect(TextLayout.typesettingCount - before, isAtMost: 2)
    }

    @Test func `fitting a laid-out tree needs no layout`() {
        let scene = LayoutScene()
        let a: Counting = scene.add(Counting(), "a")
        let b: UIView = scene.content("b", 5, 5, in: a)
        scene.constrain("H:|[a]|", "V:|[a]|", "H:|[b]|", "V:|[b]|")
        scene.root.layoutIfNeeded()
        let layouts: Int = a.layouts
        expect(fit(scene.root, width: 300), equals: CGSize(width: 300, height: 20))
        expect(!scene.root.constraintsNeedPass)
        scene.root.layoutIfNeeded()
        expect(a.layouts, equals: layouts)
        expect(b.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `a pending change affects fitting and then layout`() {
        let scene = LayoutScene()
        let a: ContentView = scene.content("a", 50, 20)
        _ = scene.content("b", 5, 5)
        scene.constrain("H:|[a]|", "V:|[a]-3-[b]|", "H:|[b]|")
        scene.root.layoutIfNeeded()
        a.contentSize.height = 40
        a.setContentHuggingPriority(.defaultHigh, for: .vertical)
        expect(fit(scene.root, width: 60), equals: CGSize(width: 60, height: 48))
        expect(scene.dump(), equals: "a 0 0 100 40\nb 0 43 100 57")
    }

    @Test func `views with autoresizing masks are fitted with the root`() {
        let scene = LayoutScene()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scene.root.addSubview(inner)
        _ = scene.content("a", 30, 40, in: inner)
        scene.constrain("H:|[a(30)]|", "V:|[a(40)]|")
        let messages: [String] = warnings {
            expect(scene.root.systemLayoutSizeFitting(.zero), equals: CGSize(width: 50, height: 60))
        }
        expect(messages.isEmpty)
    }

    @Test func `a target length that cannot be fitted is logged`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("H:|[a(30)]|", "V:|[a(40)]|")
        let messages: [String] = warnings { _ = fit(scene.root, width: 60) }
        expect(messages.count, equals: 1)
        expect(messages.first?.contains("<NSLayoutConstraint 'UITemporaryLayoutWidth' root.width == 60 "), equals: true)
        expect(messages.first?.contains("Will attempt to recover by breaking constraint"), equals: true)
    }

    @Test func `fitting a root view that is laid out marks no view for layout`() {
        let scene = LayoutScene()
        let a: UIView = scene.content("a", 50, 20)
        scene.constrain("H:|[a]|", "V:|[a]|")
        expect(scene.dump(), equals: "a 0 0 100 100")
        expect(fit(scene.root, width: 80), equals: CGSize(width: 80, height: 20))
        expect(!scene.root.layer.needsLayout() && !a.layer.needsLayout())
        expect(scene.dump(), equals: "a 0 0 100 100")
    }
}
