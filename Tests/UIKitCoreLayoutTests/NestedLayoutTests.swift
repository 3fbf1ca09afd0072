import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Layout that a view requests while it is laid out itself.
@MainActor
struct NestedLayoutTests {
    private final class Inner: UIView {
        var layouts: [CGSize] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append(bounds.size)
        }
    }

    private final class Outer: UIView {
        let sibling = UIView()
        let inner = Inner()
        /// The sizes of `inner`, and those of its last layout, at the end of each layout.
        var seen: [(CGSize, CGSize?)] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(sibling)
            addSubview(inner)
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame = bounds
            inner.layoutIfNeeded()
            seen.append((inner.bounds.size, inner.layouts.last))
        }
    }

    @Test func `a subview is laid out at once if its superview asks for it during its own layout`() {
        let scene = LayoutScene(width: 400, height: 800)
        let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.root.addSubview(outer)
        scene.root.layoutIfNeeded()
        outer.sibling.setNeedsLayout()
        outer.frame.size = CGSize(width: 200, height: 200)
        scene.root.layoutIfNeeded()
        expect(outer.seen.allSatisfy { $0.0 == $0.1 }, "\(outer.seen)")
        // Each layout happens once.
        expect(outer.inner.layouts, equals: [CGSize(width: 100, height: 100), CGSize(width: 200, height: 200)])
    }

    @Test func `a view that lays itself out during its layout does not begin again`() {
        final class Eager: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                layoutIfNeeded()
            }
        }
        let scene = LayoutScene(width: 400, height: 800)
        let eager = Eager(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Inner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        eager.addSubview(inner)
        scene.root.addSubview(eager)
        scene.root.layoutIfNeeded()
        expect(eager.count == 1 && inner.layouts.count == 1)
    }

    private final class SafeAreaView: UIView {
        let inner = Inner()
        private(set) var layouts: [Int] = []

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            inner.setNeedsLayout()
            layoutIfNeeded()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append(inner.layouts.count)
            inner.frame = bounds
        }
    }

    @Test func `a view that lays itself out when its safe area changes is laid out before its subviews`() {
        let scene = LayoutScene(width: 400, height: 800)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 20
        let view = SafeAreaView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.inner)
        controller.view = view
        scene.root.addSubview(view)
        scene.root.layoutIfNeeded()
        expect(view.safeAreaInsets.top, equals: 20)
        expect(view.layouts.first, equals: 0)
        expect(Set(view.inner.layouts.map(\.width)), equals: [100])
    }
}
