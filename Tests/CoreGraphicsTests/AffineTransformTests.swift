import Expectations
import CoreGraphics
import Testing

struct AffineTransformTests {
    @Test func `a point is a row vector`() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        expect(CGPoint(x: 1, y: 10).applying(transform), equals: CGPoint(x: 2 + 50 + 11, y: 3 + 70 + 13))
        expect(CGSize(width: 1, height: 10).applying(transform), equals: CGSize(width: 52, height: 73))
    }

    @Test func `a rotation by 90° maps x to y`() {
        let rotated = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        expect(rotated.isClose(to: CGPoint(x: 0, y: 1)))
    }

    @Test func `concatenating applies the receiver first`() {
        let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 2)
            .concatenating(CGAffineTransform(translationX: 10, y: 0))
        expect(CGPoint(x: 1, y: 1).applying(scaledThenMoved), equals: CGPoint(x: 12, y: 2))
    }

    @Test func `members apply before the existing transform`() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        expect(moved, equals: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
        let scaled = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
        expect(scaled, equals: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        let turned = CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 2)
        expect(CGPoint(x: 1, y: 0).applying(turned).isClose(to: CGPoint(x: 5, y: 7)))
    }

    @Test func `the inverse undoes a transform`() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 0.5).translatedBy(x: 20, y: -4)
        expect(transform.concatenating(transform.inverted()).isClose(to: .identity))
    }

    @Test func `the inverse of a singular transform is the transform itself`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        expect(flat.inverted(), equals: flat)
    }

    @Test func `a transformed rectangle is its bounding rectangle`() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        expect(turned.isClose(to: CGRect(x: -20, y: 0, width: 20, height: 10)))
        expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        let mirrored = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 1))
        expect(mirrored, equals: CGRect(x: -4, y: 2, width: 3, height: 4))
    }

    @Test(arguments: [
        CGAffineTransform(rotationAngle: 1.1).scaledBy(x: 2, y: 3),
        CGAffineTransform(a: 1, b: 2, c: 3, d: -4, tx: 5, ty: 6),
        CGAffineTransform(scaleX: -1, y: 1), .identity,
    ])
    func `composing the components restores the transform`(transform: CGAffineTransform) {
        expect(CGAffineTransform(transform.decomposed()).isClose(to: transform))
    }

    @Test func `components contain the rotation`() {
        let parts = CGAffineTransform(rotationAngle: 0.5).decomposed()
        expect(abs(parts.rotation - 0.5), isLessThan: 1e-12)
        expect(abs(parts.horizontalShear), isLessThan: 1e-12)
    }

    @Test func `a transform is encoded as an array of numbers`() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        expect(String(decoding: data, as: UTF8.self), equals: "[1,2,3,4,5,6]")
        try expect(JSONDecoder().decode(CGAffineTransform.self, from: data), equals: transform)
    }

    @Test func `geometry prints as on Apple platforms`() {
        expect("\(CGRect(x: 0, y: 1, width: 2, height: 3.5))", equals: "(0.0, 1.0, 2.0, 3.5)")
        expect("\(CGPoint(x: 1, y: 2))", equals: "(1.0, 2.0)")
        expect("\(CGVector(dx: 1, dy: 2))", equals: "(1.0, 2.0)")
    }
}

struct FittingRectangleTests {
    @Test func `a rectangle with an aspect ratio fits into another`() {
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        expect(
            AVMakeRect(aspectRatio: CGSize(width: 3, height: 3), insideRect: bounds),
            equals: CGRect(x: 35, y: 20, width: 50, height: 50))
        expect(
            AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: bounds),
            equals: CGRect(x: 10, y: 32.5, width: 100, height: 25))
    }
}
