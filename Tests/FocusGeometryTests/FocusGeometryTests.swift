import Expectations
import Foundation
import FocusGeometry
import TestSupport
import Testing

struct FocusGeometryTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100, _ height: CGFloat = 40) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test
    func `reading order runs row by row`() {
        let frames: [CGRect] = [box(200, 12), box(0, 10), box(0, 100), box(0, 0, 50, 5)]
        expect(FocusOrder.reading(frames), equals: [3, 1, 0, 2])
        expect(FocusOrder.reading(frames, isRightToLeft: true), equals: [3, 0, 1, 2])
    }

    @Test
    func `a staircase of overlapping boxes has the same order, regardless of the order of the input`() {
        let frames: [CGRect] = (0..<6).map { box(CGFloat($0) * 110, CGFloat($0) * 15) }
        let order: [CGFloat] = FocusOrder.reading(frames).map { frames[$0].minX }
        let reversed: [CGRect] = frames.reversed()
        expect(FocusOrder.reading(reversed).map { reversed[$0].minX }, equals: order)
    }

    @Test
    func `an arrow key moves to the nearest box on its side`() {
        let origin: CGRect = box(100, 100)
        let frames: [CGRect] = [box(100, 200), box(100, 150), box(0, 145), box(100, 0), box(300, 110), box(-100, 100)]
        expect(FocusNeighbor.find(.down, of: origin, among: frames), equals: 1)
        expect(FocusNeighbor.find(.up, of: origin, among: frames), equals: 3)
        expect(FocusNeighbor.find(.right, of: origin, among: frames), equals: 4)
        expect(FocusNeighbor.find(.left, of: origin, among: frames), equals: 5)
    }

    @Test
    func `the left and right arrow keys stay in the row`() {
        expectNil(FocusNeighbor.find(.right, of: box(0, 0), among: [box(200, 100)]))
        expect(FocusNeighbor.find(.down, of: box(0, 0), among: [box(200, 100)]), equals: 0)
    }

    @Test
    func `neither the box itself nor a box that contains it is a neighbor`() {
        let origin: CGRect = box(100, 100)
        expectNil(FocusNeighbor.find(.down, of: origin, among: [origin, box(0, 0, 400, 220)]))
    }
}
