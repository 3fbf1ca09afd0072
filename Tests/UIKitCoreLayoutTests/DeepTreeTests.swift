import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Trees of the maximum depth work, and deeper ones stop the program with an error message.
@Suite(.onStage) struct DeepTreeTests {
    private func standardError(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    /// Runs in its own process, so that a stack overflow does not end the other tests.
    @Test func `a tree of a thousand levels can be shown, changed, touched and removed`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let stage = Stage()
                let chain: [UIView] = DeepTree.make(levels: 1_000)
                stage.root.addSubview(chain[0])
                stage.advance(by: 0.1)
                stage.root.frame.size.width = 300
                for view in chain { view.setNeedsLayout() }
                stage.root.semanticContentAttribute = .forceRightToLeft
                stage.window.overrideUserInterfaceStyle = .dark
                stage.root.tintColor = .red
                stage.advance(by: 0.1)
                stage.tap(50, 50)
                _ = stage.root.viewWithTag(7)
                _ = stage.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                _ = chain[999].convert(CGPoint.zero, to: nil)
                let last = UIView()
                last.translatesAutoresizingMaskIntoConstraints = false
                chain[999].addSubview(last)
                last.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 5).isActive = true
                stage.advance(by: 0.1)
                chain[0].removeFromSuperview()
                stage.root.addSubview(chain[0])
                chain[500].removeFromSuperview()
                stage.advance(by: 0.1)
            }
        }
    }

    @Test func `ten thousand nested views stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = DeepTree.make(levels: 10_000) }
        }
        expect(standardError(of: result).contains("A tree of layers or views has at most 1024 levels"))
    }

    @Test func `ten thousand views nested from the inside out stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var inner = UIView()
                for _ in 0..<10_000 {
                    let outer = UIView()
                    outer.addSubview(inner)
                    inner = outer
                }
            }
        }
        expect(standardError(of: result).contains("A tree of layers or views has at most 1024 levels"))
    }

    @Test func `ten thousand nested layers stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = CALayer()
                var outer: CALayer = first
                for _ in 0..<10_000 {
                    let inner = CALayer()
                    outer.addSublayer(inner)
                    outer = inner
                }
                withExtendedLifetime(first) {}
            }
        }
        expect(standardError(of: result).contains("A tree of layers or views has at most 1024 levels"))
    }

    /// The depth is recomputed before a view is rejected.
    @Test @MainActor func `views that alternately contain each other stay two levels deep`() {
        let a = UIView()
        let b = UIView()
        for _ in 0..<3_000 {
            a.addSubview(b)
            b.removeFromSuperview()
            b.addSubview(a)
            a.removeFromSuperview()
        }
        expect(a.superview == nil && b.superview == nil)
    }

    @Test @MainActor func `ten thousand sibling views are not a deep tree`() {
        let root = UIView()
        for _ in 0..<10_000 { root.addSubview(UIView()) }
        expect(root.subviews.count, equals: 10_000)
    }

    @Test func `a controller cannot be a child of its own children`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIViewController()
                let b = UIViewController()
                a.addChild(b)
                b.addChild(a)
            }
        }
        expect(standardError(of: result).contains("cannot be a child of one of its own descendants"))
    }

    @Test func `ten thousand nested controllers stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let first = UIViewController()
                var outer: UIViewController = first
                for _ in 0..<10_000 {
                    let inner = UIViewController()
                    outer.addChild(inner)
                    outer = inner
                }
                withExtendedLifetime(first) {}
            }
        }
        expect(standardError(of: result).contains("View controllers can be nested at most 1024 levels deep"))
    }
}

@MainActor
enum DeepTree {
    /// Returns a chain of views, each a subview of the previous one.
    static func make(levels: Int) -> [UIView] {
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var chain: [UIView] = [first]
        for level in 1..<levels {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if level % 100 == 0 { view.backgroundColor = .red }
            chain[level - 1].addSubview(view)
            chain.append(view)
        }
        return chain
    }
}
