import AppDriver
import CoreGraphics
import Foundation

/// A point of the screen, given relative to an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
    /// The element that the point is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
        super.init()
    }

    private func session() -> AppSession? { XCUIApplication.running }

    /// Where the point is on the screen now, in points.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// The point on the screen; nil, with a failure, when its element does not exist.
    private func point(_ file: StaticString, _ line: UInt) -> CGPoint? {
        referencedElement.resolve(file: file, line: line).map { point(in: $0.frame) }
    }

    /// The coordinate `offsetVector` points away.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Taps the point.
    open func tap(file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point)
    }

    /// Taps the point twice.
    open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point, count: 2)
    }

    /// Holds a finger on the point for `duration` seconds.
    open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point, duration: duration)
    }

    /// Holds a finger on the point for `duration` seconds, then drags it to another.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let start = point(file, line), let end = otherCoordinate.point(file, line) else { return }
        session()?.drag(from: start, to: end, hold: duration, rest: 0.1)
    }

    /// Holds a finger on the point, drags it to another at a certain speed, and holds it there before it lifts.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let start = point(file, line), let end = otherCoordinate.point(file, line) else { return }
        session()?.drag(from: start, to: end, hold: duration, velocity: velocity, rest: holdDuration)
    }
}
