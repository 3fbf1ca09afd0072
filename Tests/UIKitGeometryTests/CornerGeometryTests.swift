import CoreGraphics
import Expectations
import QuartzCore
import Testing

@testable import UIKitGeometry

/// The radii that follow from a configuration, without views.
struct CornerGeometryTests {
    private let size = CGSize(width: 200, height: 100)

    private func radii(
        _ configuration: UICornerConfiguration, in container: (CGRect, CornerRadii)? = nil
    ) -> CornerRadii {
        CornerGeometry(size: size, container: container.map { (bounds: $0.0, radii: $0.1) }).radii(configuration)
    }

    @Test func `a capsule has half of its shorter side as its radius, up to the maximum`() {
        expect(radii(.capsule()), equals: CornerRadii(50))
        expect(radii(.capsule(maximumRadius: 30)), equals: CornerRadii(30))
        expect(radii(.capsule(maximumRadius: 80)), equals: CornerRadii(50))
    }

    @Test func `fixed radii are limited to half of the shorter side`() {
        expect(radii(.corners(radius: 12)), equals: CornerRadii(12))
        expect(radii(.corners(radius: 12.5)), equals: CornerRadii(12.5))
        expect(radii(.corners(radius: .fixed(70))), equals: CornerRadii(50))
        expect(radii(.corners(radius: -3)), equals: CornerRadii(0))
    }

    @Test func `corners without a radius are square`() {
        let own = radii(
            .corners(topLeftRadius: 10, topRightRadius: nil, bottomLeftRadius: 30, bottomRightRadius: 40))
        expect(own, equals: CornerRadii(topLeft: 10, topRight: 0, bottomRight: 40, bottomLeft: 30))
        expect(
            radii(.uniformTopRadius(20)), equals: CornerRadii(topLeft: 20, topRight: 20, bottomRight: 0, bottomLeft: 0))
        expect(
            radii(.uniformRightRadius(20, bottomLeftRadius: 5)),
            equals: CornerRadii(topLeft: 0, topRight: 20, bottomRight: 20, bottomLeft: 5))
    }

    @Test func `uniform edges have one radius each`() {
        expect(
            radii(.uniformEdges(topRadius: 10, bottomRadius: 20)),
            equals: CornerRadii(topLeft: 10, topRight: 10, bottomRight: 20, bottomLeft: 20))
        expect(
            radii(.uniformEdges(leftRadius: 10, rightRadius: 20)),
            equals: CornerRadii(topLeft: 10, topRight: 20, bottomRight: 20, bottomLeft: 10))
    }

    @Test func `a concentric corner is smaller by its distance from the corner of the container`() {
        // The container is larger by 10 points on the left, at the top and on the right, and by 100 at the bottom.
        let outer = CGRect(x: -10, y: -10, width: 220, height: 210)
        let container = (outer, CornerRadii(40))
        expect(
            radii(.corners(radius: .containerConcentric()), in: container),
            equals: CornerRadii(topLeft: 30, topRight: 30, bottomRight: 0, bottomLeft: 0))
        expect(
            radii(.corners(radius: .containerConcentric(minimum: 8)), in: container),
            equals: CornerRadii(topLeft: 30, topRight: 30, bottomRight: 8, bottomLeft: 8))
        expect(radii(.uniformCorners(radius: .containerConcentric()), in: container), equals: CornerRadii(30))
        expect(
            radii(.uniformEdges(leftRadius: .containerConcentric(), rightRadius: 4), in: container),
            equals: CornerRadii(topLeft: 30, topRight: 4, bottomRight: 4, bottomLeft: 30))
    }

    @Test func `a concentric corner without a container has its minimum`() {
        expect(radii(.corners(radius: .containerConcentric())), equals: CornerRadii(0))
        expect(radii(.corners(radius: .containerConcentric(minimum: 6))), equals: CornerRadii(6))
    }
}
