import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

struct PathTests {
    @Test func `a fill covers the interior`() {
        let picture = Picture(width: 20, height: 20) {
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).fill()
        }
        expect(picture[4, 10], equals: .white)
        expect(picture[5, 5], equals: .red)
        expect(picture[14, 14], equals: .red)
        expect(picture[15, 10], equals: .white)
    }

    @Test func `only the given corners are rounded`() {
        let picture = Picture(width: 40, height: 40) {
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 12, height: 12)
            ).fill()
        }
        expect(picture[0, 0], equals: .white)
        expect(picture[39, 0], equals: .black)
        expect(picture[0, 39], equals: .black)
        expect(picture[39, 39], equals: .white)
        expect(picture[12, 0], equals: .black)
    }

    @Test func `a large corner radius creates a capsule`() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 100)
        expect(path.bounds, equals: CGRect(x: 0, y: 0, width: 40, height: 20))
        expect(!path.contains(CGPoint(x: 1, y: 1)))
        expect(path.contains(CGPoint(x: 20, y: 0.5)))
    }

    @Test func `a stroke uses the line width and the dash`() {
        let picture = Picture(width: 40, height: 10) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: 40, y: 5))
            path.lineWidth = 4
            path.setLineDash([10, 10], count: 2, phase: 0)
            UIColor.blue.setStroke()
            path.stroke()
        }
        expect(picture[5, 3] == .blue && picture[5, 6] == .blue)
        expect(picture[5, 2] == .white && picture[5, 7] == .white)
        expect(picture[15, 5], equals: .white)
        expect(picture[25, 5], equals: .blue)
    }

    @Test func `getLineDash returns the dash that was set`() {
        let path = UIBezierPath()
        path.setLineDash([1, 2, 3], count: 3, phase: 4)
        var lengths: [CGFloat] = [0, 0, 0]
        var count = 0
        var phase: CGFloat = 0
        path.getLineDash(&lengths, count: &count, phase: &phase)
        expect(lengths == [1, 2, 3] && count == 3 && phase == 4)
    }

    @Test func `a clockwise arc is drawn clockwise on screen`() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expect(abs(path.currentPoint.x), isLessThan: 1e-6)
        expect(abs(path.currentPoint.y - 10), isLessThan: 1e-6)
        let bounds: CGRect = path.cgPath.boundingBoxOfPath
        expect(bounds.minX > -0.01 && bounds.minY > -0.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expect(other.cgPath.boundingBoxOfPath.minX, isLessThan: -9.9)
    }

    @Test func `a reversed path starts at the end of the original`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 7, y: 7))
        expect(path.reversing().currentPoint, equals: CGPoint(x: 1, y: 2))
        expect(path.reversing().reversing(), equals: path)
    }

    @Test func `a clip restricts drawing`() {
        let picture = Picture(width: 20, height: 20) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        expect(picture[0, 0], equals: .white)
        expect(picture[10, 10], equals: .black)
    }

    @Test func `the even-odd rule leaves holes`() {
        let picture = Picture(width: 30, height: 30) {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
            path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
            path.usesEvenOddFillRule = true
            expect(!path.contains(CGPoint(x: 15, y: 15)))
            path.fill()
        }
        expect(picture[15, 15], equals: .white)
        expect(picture[5, 5], equals: .black)
    }

    @Test func `copies are independent`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(translationX: 5, y: 0))
        expect(path.bounds.minX, equals: 0)
        expect(copy.bounds.minX, equals: 5)
        copy.removeAllPoints()
        expect(copy.isEmpty && !path.isEmpty)
    }

    @Test func `an empty path has null bounds`() {
        expect(UIBezierPath().bounds.isNull)
        expect(UIBezierPath().isEmpty)
    }

    @Test func `the frame of a rectangle is one point wide`() {
        let picture = Picture(width: 20, height: 20) { UIRectFrame(CGRect(x: 2, y: 2, width: 10, height: 10)) }
        expect(picture[2, 2] == .black && picture[11, 11] == .black && picture[2, 8] == .black)
        expect(picture[3, 3] == .white && picture[12, 12] == .white && picture[1, 1] == .white)
    }
}
