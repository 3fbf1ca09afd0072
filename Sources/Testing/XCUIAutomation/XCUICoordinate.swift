import AppDriver
import CoreGraphics
import Foundation

/// A point on the screen, relative to an element.
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

    /// The current location on the screen, in points.
    open var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// Returns the location on the screen. Records a failure and returns nil if the element does not exist.
    private func point(_ file: StaticString, _ line: UInt) -> CGPoint? {
        referencedElement.resolveAtRest(file: file, line: line).map { point(in: $0.frame) }
    }

    /// Returns a coordinate that is offset by `offsetVector`, in points.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Taps at the coordinate.
    open func tap(file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point)
    }

    /// Taps twice at the coordinate.
    open func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point, count: 2)
    }

    /// Presses the coordinate for `duration` seconds.
    open func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        guard let point = point(file, line) else { return }
        session()?.tap(at: point, duration: duration)
    }

    /// Presses the coordinate for `duration` seconds, then drags to another coordinate.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let start = point(file, line), let end = otherCoordinate.point(file, line) else { return }
        session()?.drag(from: start, to: end, hold: duration, rest: 0.1)
    }

    /// Presses the coordinate for `duration` seconds, drags to another coordinate with `velocity`, and holds there for
    /// `holdDuration` seconds.
    open func press(
        forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let start = point(file, line), let end = otherCoordinate.point(file, line) else { return }
        session()?.drag(from: start, to: end, hold: duration, velocity: velocity, rest: holdDuration)
    }
}
