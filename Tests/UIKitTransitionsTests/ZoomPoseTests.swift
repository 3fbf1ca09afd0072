import CoreGraphics
import Expectations
import Testing

@testable import UIKitTransitions

struct ZoomPoseTests {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    private let source = CGRect(x: 40, y: 100, width: 100, height: 150)

    @Test func `the top of the page covers the source`() {
        let pose: ZoomPose = .source(source, cornerRadius: 12, bounds: bounds, alignment: nil)
        expect(pose.scale, equals: 0.25)
        expect(pose.visible, equals: CGRect(x: 0, y: 0, width: 400, height: 600))
        expect(pose.card(of: bounds), equals: source)
    }

    @Test func `the aligned part of the page covers the source`() {
        let part = CGRect(x: 100, y: 200, width: 200, height: 300)
        let pose: ZoomPose = .source(source, cornerRadius: 0, bounds: bounds, alignment: part)
        expect(pose.scale, equals: 0.5)
        expect(pose.visible, equals: part)
        expect(pose.card(of: bounds), equals: source)
        // The left edge of the page is to the left of the source.
        expect(pose.center.x - 400 * 0.25, equals: 40 - 100 * 0.5)
    }

    @Test func `the touched point stays under the finger`() {
        let response = ZoomMotion.Response(scale: 0.5, movement: CGVector(dx: 10, dy: 20))
        let pose: ZoomPose = .held(
            response, anchor: CGPoint(x: 100, y: 100), bounds: bounds, center: CGPoint(x: 200, y: 400))
        // The point (100, 100) is 100 points to the left of the center and 300 points above it.
        expect(pose.center, equals: CGPoint(x: 110 + 50, y: 120 + 150))
    }

    @Test func `a rotated page rotates about the touched point`() {
        let response = ZoomMotion.Response(scale: 1, rotation: .pi / 2, movement: .zero)
        let pose: ZoomPose = .held(
            response, anchor: CGPoint(x: 200, y: 300), bounds: bounds, center: CGPoint(x: 200, y: 400))
        expect(abs(pose.center.x - 100) < 0.001 && abs(pose.center.y - 300) < 0.001)
    }
}
