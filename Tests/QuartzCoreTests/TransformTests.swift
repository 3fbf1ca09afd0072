import Expectations
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

struct TransformTests {
    @Test func `the components of a flat transform keep its scale of zero`() throws {
        let turn: CATransform3D = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let transforms: [CATransform3D] = [
            CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 2, 1),
            CATransform3DMakeScale(2, 0, 1), CATransform3DMakeScale(0, -2, 1), CATransform3DMakeScale(2, -3, 0),
            CATransform3DConcat(CATransform3DMakeScale(0, 3, 2), turn),
            CATransform3DConcat(CATransform3DMakeScale(3, 0, 0), turn),
            CATransform3DConcat(CATransform3DMakeScale(0, 0, 4), CATransform3DMakeRotation(0.5, 1, 2, 3)),
            CATransform3DConcat(CATransform3DMakeScale(0, 0, 1), CATransform3DMakeTranslation(3, 4, 5)),
        ]
        for transform in transforms {
            let result: CATransform3D = try #require(TransformParts(transform)).transform
            for (a, b) in [
                (result.rows.0, transform.rows.0), (result.rows.1, transform.rows.1),
                (result.rows.2, transform.rows.2), (result.rows.3, transform.rows.3),
            ] { expect(((a - b) * (a - b)).sum(), isLessThan: 1e-18, "\(transform)") }
        }
    }

    @Test func `a layer with a scale of zero keeps its other components`() {
        let layer = CALayer()
        layer.transform = CATransform3DMakeTranslation(100, 0, 0)
        layer.setValue(0, forKeyPath: "transform.scale")
        expect(layer.value(forKeyPath: "transform.scale") as? CGFloat, equals: 0)
        layer.setValue(1, forKeyPath: "transform.scale")
        expect(layer.transform.m41 == 100 && layer.transform.m11 == 1)
        layer.transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat, equals: 0)
    }

    private func close(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
        let left = a.rows
        let right = b.rows
        let rows: [SIMD4<Double>] = [left.0 - right.0, left.1 - right.1, left.2 - right.2, left.3 - right.3]
        return rows.allSatisfy { max(abs($0.x), abs($0.y), abs($0.z), abs($0.w)) < tolerance }
    }

    private func random(_ numbers: inout SplitMix64) -> CATransform3D {
        let axis: [CGFloat] = [numbers.unit(), numbers.unit(), numbers.unit()]
        var transform: CATransform3D = CATransform3DMakeRotation(numbers.unit() * 3, axis[0], axis[1], axis[2])
        transform = CATransform3DScale(transform, 0.5 + numbers.unit(), 0.5 + numbers.unit(), 0.5 + numbers.unit())
        transform = CATransform3DTranslate(transform, numbers.unit() * 9, numbers.unit() * 9, numbers.unit() * 9)
        transform.m12 += 0.2 * numbers.unit()
        return transform
    }

    @Test func `transforms are created and read`() {
        expect(CATransform3DIsIdentity(CATransform3DIdentity))
        expect(!CATransform3DIsIdentity(CATransform3D()))
        let quarter: CATransform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let plane: CGAffineTransform = CATransform3DGetAffineTransform(quarter)
        expect(abs(plane.a) < 1e-12 && abs(plane.b - 1) < 1e-12 && abs(plane.c + 1) < 1e-12)
        expect(CATransform3DIsAffine(quarter))
        expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)), equals: affine)
        expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `a translation is applied before the existing transform`() {
        let scaled: CATransform3D = CATransform3DMakeScale(2, 3, 4)
        let moved: CATransform3D = CATransform3DTranslate(scaled, 1, 1, 1)
        expect(moved.m41 == 2 && moved.m42 == 3 && moved.m43 == 4)
        let concatenated: CATransform3D = CATransform3DConcat(scaled, CATransform3DMakeTranslation(1, 1, 1))
        expect(concatenated.m41 == 1 && concatenated.m42 == 1 && concatenated.m43 == 1)
    }

    @Test func `the inverse undoes a transform`() {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<100 {
            var transform: CATransform3D = random(&numbers)
            if numbers.chance(50) { transform.m34 = -0.01 }
            let product: CATransform3D = CATransform3DConcat(transform, CATransform3DInvert(transform))
            expect(close(product, CATransform3DIdentity))
        }
        let flat: CATransform3D = CATransform3DMakeScale(0, 1, 1)
        expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func `composing the components restores the transform`() throws {
        var numbers = SplitMix64(seed: 9)
        for index in 0..<200 {
            var transform: CATransform3D = random(&numbers)
            if index % 3 == 0 { transform = CATransform3DScale(transform, -1, 1, 1) }
            if index % 4 == 0 { transform.m34 = -0.002 }
            let parts = try #require(TransformParts(transform))
            expect(close(parts.transform, transform))
        }
        let mirrored: CATransform3D = CATransform3DMakeScale(1, -1, 1)
        expect(close(try #require(TransformParts(mirrored)).transform, mirrored))
        var dependent: CATransform3D = CATransform3DIdentity
        (dependent.m21, dependent.m22) = (1, 0)
        expectNil(TransformParts(dependent))
    }

    @Test func `rotation angles can be read and set`() throws {
        for axis in 0..<3 {
            for angle in [-1.2, -0.3, 0, 0.7, 1.4] {
                let direction: [CGFloat] = [axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0]
                let turned: CATransform3D = CATransform3DMakeRotation(
                    CGFloat(angle), direction[0], direction[1], direction[2])
                let parts = try #require(TransformParts(turned))
                expect(abs(parts.angles[axis] - angle), isLessThan: 1e-9)
                var written: TransformParts = .identity
                written.angles[axis] = angle
                expect(close(written.transform, turned))
            }
        }
    }

    @Test func `a rotation about one axis by more than a quarter turn has no angles about the others`() throws {
        for axis in 0..<3 {
            for angle in [-3, -0.75 * Double.pi, 0.75 * Double.pi, 3, Double.pi] {
                let direction: [CGFloat] = [axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0]
                let turned: CATransform3D = CATransform3DMakeRotation(
                    CGFloat(angle), direction[0], direction[1], direction[2])
                let angles: SIMD3<Double> = try #require(TransformParts(turned)).angles
                for other in 0..<3 {
                    expect(abs(angles[other] - (other == axis ? angle : 0)), isLessThan: 1e-9, "\(axis) \(angle)")
                }
            }
        }
    }

    @Test func `setting an angle to its value keeps the transform`() throws {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<200 {
            let transform: CATransform3D = random(&numbers)
            for axis in 0..<3 {
                var parts = try #require(TransformParts(transform))
                let angle: Double = parts.angles[axis]
                parts.angles[axis] = angle
                expect(close(parts.transform, transform))
            }
        }
        let layer = CALayer()
        withoutActions { layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.y") }
        withoutActions { layer.setValue(CGFloat.pi, forKeyPath: "transform.rotation.y") }
        expect(abs(layer.transform.m11 + 1) < 1e-9 && abs(layer.transform.m22 - 1) < 1e-9)
    }

    @Test func `rotations are interpolated by their angle`() {
        let start: CATransform3D = CATransform3DMakeRotation(0.2, 0, 0, 1)
        let end: CATransform3D = CATransform3DTranslate(CATransform3DMakeRotation(1.2, 0, 0, 1), 0, 0, 0)
        expect(close(TransformParts.between(start, end, 0.5), CATransform3DMakeRotation(0.7, 0, 0, 1)))
        expect(close(TransformParts.between(start, end, 0), start))
        expect(close(TransformParts.between(start, end, 1), end))
        let shown: CATransform3D = TransformParts.between(
            CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity, 0.25)
        expect(close(shown, CATransform3DMakeScale(0.25, 0.25, 1)))
    }
}
