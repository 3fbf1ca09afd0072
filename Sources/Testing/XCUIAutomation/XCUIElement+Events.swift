import AppDriver
import CoreGraphics
import Foundation
import UIKitCore

extension XCUIElement {
    /// Taps its middle.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        guard let session = session(), let point = hitPoint(file: file, line: line) else { return }
        session.tap(at: point)
    }

    /// Taps its middle twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 2, numberOfTouches: 1, file: file, line: line)
    }

    /// Taps its middle several times, with one finger.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let session = session(), let point = hitPoint(file: file, line: line) else { return }
        session.tap(at: point, count: numberOfTaps)
    }

    /// Holds a finger on its middle for `duration` seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        guard let session = session(), let point = hitPoint(file: file, line: line) else { return }
        session.tap(at: point, duration: duration)
    }

    /// Holds a finger on it, then drags it to the middle of another.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let session = session(), let start = hitPoint(file: file, line: line),
            let end = otherElement.hitPoint(file: file, line: line)
        else { return }
        session.drag(from: start, to: end, hold: duration, rest: 0.1)
    }

    /// Flings upwards.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { swipe(0, -1, file, line) }
    /// Flings downwards.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) { swipe(0, 1, file, line) }
    /// Flings to the left.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { swipe(-1, 0, file, line) }
    /// Flings to the right.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) { swipe(1, 0, file, line) }

    private func swipe(_ dx: CGFloat, _ dy: CGFloat, _ file: StaticString, _ line: UInt) {
        guard let session = session(), let element = resolve(file: file, line: line) else { return }
        let area: CGRect = element.frame.intersection(UIScreen.main.bounds)
        let middle = CGPoint(x: area.midX, y: area.midY)
        let reach = CGVector(dx: dx * area.width * 0.4, dy: dy * area.height * 0.4)
        session.drag(
            from: CGPoint(x: middle.x - reach.dx, y: middle.y - reach.dy),
            to: CGPoint(x: middle.x + reach.dx, y: middle.y + reach.dy), duration: 0.1)
    }

    /// Drags a slider's thumb to a place from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let session = session(), let element = resolve(file: file, line: line) else { return }
        guard let slider = element.view as? UISlider else {
            AutomationFailure.record("\(words) is not a slider.", file: file, line: line)
            return
        }
        let track: CGRect = slider.trackRect(forBounds: slider.bounds)
        func place(_ value: Float) -> CGPoint {
            let thumb: CGRect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            let window: CGPoint = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
            return slider.window?.convert(window, to: nil as UIWindow?) ?? window
        }
        let target: Float = slider.minimumValue + Float(position) * (slider.maximumValue - slider.minimumValue)
        session.drag(from: place(slider.value), to: place(target), duration: 0.2, rest: 0.1)
    }

    /// Types `text` into it. It must have the focus: tap it first.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let session = session(), let element = resolve(file: file, line: line) else { return }
        let focused: UIView? = ElementTree.all.first { $0.view.isFirstResponder }?.view
        guard let focused, focused.isDescendant(of: element.view) || self is XCUIApplication else {
            AutomationFailure.record(
                "Neither \(words) nor anything in it has keyboard focus. Tap it before typing.", file: file, line: line)
            return
        }
        session.type(text)
    }

    /// A point of the screen, given as a part of its frame.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: .zero)
    }

    /// Its middle, scrolled into sight; nil, with a failure of the test, when it cannot be touched.
    func hitPoint(file: StaticString, line: UInt) -> CGPoint? {
        session()?.settle()
        guard let element = resolve(file: file, line: line) else { return nil }
        if !element.isHittable { scrollIntoSight(element.view) }
        guard element.isHittable else {
            AutomationFailure.record(
                "\(words) is not hittable: something lies over it, or it is off the screen.\n\(ElementTree.dump())",
                file: file, line: line)
            return nil
        }
        let visible: CGRect = element.frame.intersection(UIScreen.main.bounds)
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    private func scrollIntoSight(_ view: UIView) {
        var ancestor: UIView? = view.superview
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
                session()?.settle()
                return
            }
            ancestor = current.superview
        }
    }
}

/// A point of the screen, counted from an element.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
    /// The element it is counted from.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
        super.init()
    }

    /// Where it is on the screen now, in points.
    open var screenPoint: CGPoint {
        let frame: CGRect = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// The point `offsetVector` points away.
    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// Taps it.
    open func tap() { referencedElement.session()?.tap(at: screenPoint) }

    /// Taps it twice.
    open func doubleTap() { referencedElement.session()?.tap(at: screenPoint, count: 2) }

    /// Holds a finger on it for `duration` seconds.
    open func press(forDuration duration: TimeInterval) {
        referencedElement.session()?.tap(at: screenPoint, duration: duration)
    }

    /// Holds a finger on it, then drags it to another point.
    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        referencedElement.session()?.drag(
            from: screenPoint, to: otherCoordinate.screenPoint, hold: duration, rest: 0.1)
    }
}
