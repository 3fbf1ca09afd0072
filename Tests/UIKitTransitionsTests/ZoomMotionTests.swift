import CoreGraphics
import Expectations
import Testing

@testable import UIKitTransitions

/// The response of a zoomed page to fingers, compared with published measurements of an iPhone with 402 × 874 points.
struct ZoomMotionTests {
    private let size = CGSize(width: 402, height: 874)

    @Test(arguments: [(0.15, 0.9), (0.3, 0.8), (0.49, 0.672), (0.78, 0.545)])
    func `a drag shrinks the page, more slowly beyond half its height`(travel: CGFloat, scale: CGFloat) {
        let response = ZoomMotion.drag(by: CGVector(dx: 0, dy: travel * size.height), of: size)
        expect(abs(response.scale - scale) < 0.01, "\(response.scale)")
    }

    @Test(arguments: [(0.28, 9), (0.48, 39), (0.78, 185)] as [(CGFloat, CGFloat)])
    func `the touched point falls behind the finger`(travel: CGFloat, lag: CGFloat) {
        let distance: CGFloat = travel * size.height
        let response = ZoomMotion.drag(by: CGVector(dx: 0, dy: distance), of: size)
        expect(abs(distance - response.movement.dy - lag) < 6, "\(distance - response.movement.dy)")
    }

    @Test(arguments: [(50, 26), (100, 49), (150, 69), (195, 85), (-195, -85)] as [(CGFloat, CGFloat)])
    func `the page follows sideways movement in part`(distance: CGFloat, expected: CGFloat) {
        let response = ZoomMotion.drag(by: CGVector(dx: distance, dy: 200), of: size)
        expect(abs(response.movement.dx - expected) < 2, "\(response.movement.dx)")
    }

    @Test func `a page that is dragged up keeps its size and place`() {
        let response = ZoomMotion.drag(by: CGVector(dx: 0, dy: -100), of: size)
        expect(response, equals: ZoomMotion.Response(scale: 1, movement: .zero))
    }

    @Test(arguments: [(0.16, 0.898), (0.36, 0.761), (0.56, 0.62)] as [(CGFloat, CGFloat)])
    func `a swipe shrinks the page about the touched point`(travel: CGFloat, scale: CGFloat) {
        for direction in [1, -1] as [CGFloat] {
            let response = ZoomMotion.swipe(
                by: CGVector(dx: travel * size.width * direction, dy: 0), of: size, direction: direction)
            expect(abs(response.scale - scale) < 0.01, "\(response.scale)")
            expect(response.movement.dx, equals: travel * size.width * direction)
        }
    }

    @Test func `a drag dismisses beyond a sixth of the height or with speed`() {
        func dismisses(_ travel: CGFloat, _ speed: CGFloat = 0) -> Bool {
            ZoomMotion.dismisses(
                dragBy: CGVector(dx: 0, dy: travel * size.height), velocity: CGVector(dx: 0, dy: speed), of: size)
        }
        expect(!dismisses(0.12) && dismisses(0.16))
        expect(dismisses(0.1, 800) && dismisses(0.5, -800) && !dismisses(0.1, -800))
    }

    @Test func `a swipe dismisses beyond nearly half the width or with speed`() {
        func dismisses(_ travel: CGFloat, _ speed: CGFloat = 0) -> Bool {
            ZoomMotion.dismisses(
                swipeBy: CGVector(dx: travel * size.width, dy: 0), velocity: CGVector(dx: speed, dy: 0), of: size,
                direction: 1)
        }
        expect(!dismisses(0.4) && dismisses(0.5) && dismisses(0.29, 800))
    }

    @Test func `a pinch dismisses below half the size`() {
        expect(ZoomMotion.dismisses(pinchTo: 0.49) && !ZoomMotion.dismisses(pinchTo: 0.51))
        expect(ZoomMotion.pinch(ratio: 1.3, rotation: 0, movement: .zero).scale, equals: 1)
    }
}
