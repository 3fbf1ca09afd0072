import TestCases
import TestSupport
import UIKitCore
import XCTest

/// Tests random changes to a view hierarchy, including changes inside callbacks of other changes. Afterward, every
/// subview has one superview, which contains it once, and every view has the right window.
final class RandomHierarchyTests: KitTestCase {
    private final class ChangingView: UIView {
        static var onCallback: () -> Void = {}
        override func willMove(toSuperview newSuperview: UIView?) { Self.onCallback() }
        override func didMoveToSuperview() { Self.onCallback() }
        override func willMove(toWindow newWindow: UIWindow?) { Self.onCallback() }
        override func didMoveToWindow() { Self.onCallback() }
        override func didAddSubview(_ subview: UIView) { Self.onCallback() }
        override func willRemoveSubview(_ subview: UIView) { Self.onCallback() }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { Self.onCallback() }
        override func tintColorDidChange() { Self.onCallback() }
    }

    private var random = SplitMix64(seed: 0)
    private var views: [UIView] = []
    private var depth = 0

    private func pick() -> UIView { views[Int.random(in: 0..<views.count, using: &random)] }

    private func change() {
        let view: UIView = pick()
        let target: UIView = pick()
        let sibling: UIView = pick()
        guard view !== views[0], !target.isDescendant(of: view) else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: target.addSubview(view)
        case 2: target.insertSubview(view, at: Int.random(in: 0..<5, using: &random))
        case 3: target.insertSubview(view, aboveSubview: sibling)
        case 4: target.insertSubview(view, belowSubview: sibling)
        case 5: view.superview?.sendSubviewToBack(view)
        case 6: view.tintColor = Bool.random(using: &random) ? .red : .green
        default: view.removeFromSuperview()
        }
    }

    /// Changes the hierarchy in some of the callbacks, and possibly again in the callbacks of that change.
    private func changeInCallback() {
        guard depth < 3, Int.random(in: 0..<6, using: &random) == 0 else { return }
        depth += 1
        // The outermost change has already checked for cycles, so a change in a callback must not create any: it only
        // adds a view to the root or removes a view.
        let view: UIView = views[Int.random(in: 1..<views.count, using: &random)]
        if Bool.random(using: &random) { views[0].addSubview(view) } else { view.removeFromSuperview() }
        depth -= 1
    }

    private func check(_ seed: UInt64) {
        for view in views {
            XCTAssertEqual(view.subviews.map(\.layer), view.layer.sublayers ?? [], "seed \(seed)")
            for subview in view.subviews { XCTAssertTrue(subview.superview === view, "seed \(seed)") }
            XCTAssertTrue(view.window === (view.isDescendant(of: window) ? window : nil), "seed \(seed)")
            guard let superview = view.superview, view !== views[0] else { continue }
            XCTAssertEqual(superview.subviews.filter { $0 === view }.count, 1, "seed \(seed)")
        }
    }

    func testEveryViewHasOneSuperviewAfterChangesInCallbacks() {
        launch(showing: UIView())
        for seed in UInt64(0)..<60 {
            random = SplitMix64(seed: seed)
            views = [UIView()] + (0..<8).map { _ in ChangingView() }
            window.rootViewController?.view.addSubview(views[0])
            ChangingView.onCallback = { [unowned self] in changeInCallback() }
            for _ in 0..<40 {
                change()
                check(seed)
            }
            ChangingView.onCallback = {}
            session.settle()
            views[0].removeFromSuperview()
        }
    }
}
