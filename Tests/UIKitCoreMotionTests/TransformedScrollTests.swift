import CoreGraphics
import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Scroll views with a transform of their own, such as lists that are upside down.
@MainActor @Suite(.onStage) struct TransformedScrollTests {
    private let stage = Stage()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))

    private func show(_ transform: CGAffineTransform) {
        scrollView.contentSize = CGSize(width: 4_000, height: 4_000)
        scrollView.contentOffset = CGPoint(x: 1_000, y: 1_000)
        scrollView.transform = transform
        stage.root.addSubview(scrollView)
        stage.host.turn()
    }

    /// Returns the movement of the content while a finger moves by a vector. The pan begins after 10 points.
    private func drag(by vector: CGVector) -> CGPoint {
        let start: CGPoint = scrollView.contentOffset
        stage.touch(.began, 200, 300)
        for step in 1...10 {
            stage.advance(by: 0.02)
            stage.touch(.moved, 200 + vector.dx * CGFloat(step) / 10, 300 + vector.dy * CGFloat(step) / 10)
        }
        let end: CGPoint = scrollView.contentOffset
        stage.touch(.ended, 200 + vector.dx, 300 + vector.dy)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    @Test func `the content of a mirrored scroll view follows the finger`() {
        show(CGAffineTransform(scaleX: -1, y: 1))
        let movement: CGPoint = drag(by: CGVector(dx: 100, dy: 0))
        expect(movement.x, isGreaterThan: 80)
        expect(movement.y, equals: 0)
        // The content continues in the same direction.
        let offset: CGFloat = scrollView.contentOffset.x
        stage.advance(by: 0.2)
        expect(scrollView.contentOffset.x, isGreaterThan: offset)
    }

    @Test func `a list upside down scrolls to its end when the finger moves down`() {
        show(CGAffineTransform(scaleX: 1, y: -1))
        scrollView.contentSize.width = 400
        scrollView.contentOffset = .zero
        let movement: CGPoint = drag(by: CGVector(dx: 0, dy: 150))
        expect(movement.y, isGreaterThan: 120)
    }

    @Test func `the content of a rotated scroll view follows the finger along its own axes`() {
        show(CGAffineTransform(rotationAngle: .pi / 2))
        // Only the width overflows, and the view's width is vertical on the screen.
        scrollView.contentSize.height = 400
        scrollView.contentOffset = CGPoint(x: 1_000, y: 0)
        let movement: CGPoint = drag(by: CGVector(dx: 0, dy: -100))
        expect(movement.x, isGreaterThan: 80)
        expect(movement.y, equals: 0)
    }

    @Test func `the content of an enlarged scroll view follows the finger`() {
        show(CGAffineTransform(scaleX: 2, y: 2))
        let movement: CGPoint = drag(by: CGVector(dx: -100, dy: 0))
        expect(movement.x, isGreaterThan: 40)
        expect(movement.x, isLessThan: 51)
    }

    @Test func `a wheel moves the content of a list upside down in its direction on the screen`() {
        show(CGAffineTransform(scaleX: 1, y: -1))
        stage.wheel(200, 300, dy: 40)
        stage.advance(by: 1)
        expect(scrollView.contentOffset.y, isGreaterThan: 1_000)
    }
}
