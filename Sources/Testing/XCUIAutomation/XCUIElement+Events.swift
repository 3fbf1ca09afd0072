import AppDriver
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension XCUIElement {
    /// Taps the center of the element.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 1, file: file, line: line)
    }

    /// Taps the center of the element twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 2, numberOfTouches: 1, file: file, line: line)
    }

    /// Taps the center of the element with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
    }

    /// Taps the center of the element `numberOfTaps` times with `numberOfTouches` fingers side by side.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        if typeKey(count: numberOfTaps) { return }
        guard let point = hitPoint(file: file, line: line), let session = session() else { return }
        session.tap(at: point, count: numberOfTaps, fingers: numberOfTouches)
    }

    /// Presses the center of the element for `duration` seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        if typeKey(count: 1) { return }
        guard let point = hitPoint(file: file, line: line), let session = session() else { return }
        session.tap(at: point, duration: duration)
    }

    /// Presses the center of the element for `duration` seconds, then drags to the center of another element.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let (start, end) = dragPoints(to: otherElement, file: file, line: line), let session = session() else {
            return
        }
        session.drag(from: start, to: end, hold: duration, rest: 0.1)
    }

    // MARK: Swiping

    /// Swipes up.
    public func swipeUp(file: StaticString = #filePath, line: UInt = #line) { swipe(0, -1, nil, file, line) }
    /// Swipes down.
    public func swipeDown(file: StaticString = #filePath, line: UInt = #line) { swipe(0, 1, nil, file, line) }
    /// Swipes left.
    public func swipeLeft(file: StaticString = #filePath, line: UInt = #line) { swipe(-1, 0, nil, file, line) }
    /// Swipes right.
    public func swipeRight(file: StaticString = #filePath, line: UInt = #line) { swipe(1, 0, nil, file, line) }

    /// Swipes up with `velocity`.
    public func swipeUp(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(0, -1, velocity, file, line)
    }

    /// Swipes down with `velocity`.
    public func swipeDown(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(0, 1, velocity, file, line)
    }

    /// Swipes left with `velocity`.
    public func swipeLeft(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(-1, 0, velocity, file, line)
    }

    /// Swipes right with `velocity`.
    public func swipeRight(velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line) {
        swipe(1, 0, velocity, file, line)
    }

    /// Swipes across four fifths of the element's visible part: with `velocity`, or in 0.1 seconds.
    ///
    /// A horizontal swipe of a cell, or of an element in a cell, crosses at most half of the cell, which reveals the
    /// actions of the row. A longer swipe would perform the first action.
    private func swipe(
        _ dx: CGFloat, _ dy: CGFloat, _ velocity: XCUIGestureVelocity?, _ file: StaticString, _ line: UInt
    ) {
        guard let element = reach(file: file, line: line), let session = session() else { return }
        let area = element.visibleFrame
        guard !area.isEmpty else { return recordUnreachable(file: file, line: line) }
        let middle = CGPoint(x: area.midX, y: area.midY)
        let cellWidth: CGFloat = element.enclosingCell?.bounds.width ?? .infinity
        let reach = CGVector(dx: dx * min(area.width * 0.4, cellWidth * 0.25), dy: dy * area.height * 0.4)
        // The element can extend under bars, and a swipe that begins on a bar does not scroll it.
        let starts: [CGPoint] = [1, 0.75, 0.5, 0.25].map {
            CGPoint(x: middle.x - reach.dx * $0, y: middle.y - reach.dy * $0)
        }
        let start: CGPoint = starts.first { !element.isCoveredByBar(at: $0) } ?? starts[0]
        let end = CGPoint(x: middle.x + reach.dx, y: middle.y + reach.dy)
        let distance: CGFloat = hypot(end.x - start.x, end.y - start.y)
        session.drag(
            from: start, to: end, duration: velocity.map { TimeInterval(distance / max(1, $0.rawValue)) } ?? 0.1)
    }

    // MARK: Values and text

    /// Drags a slider's thumb to a position from 0 to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let element = reach(file: file, line: line), let session = session() else { return }
        guard let slider = element.view as? UISlider else {
            AutomationFailure.record("\(code) is not a slider.", file: file, line: line)
            return
        }
        guard element.hitPoint != nil else { return recordUnreachable(file: file, line: line) }
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumbCenter(_ value: Float) -> CGPoint {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            let window = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
            return slider.window?.convert(window, to: nil as UIWindow?) ?? window
        }
        let target: Float = slider.minimumValue + Float(position) * (slider.maximumValue - slider.minimumValue)
        session.drag(from: thumbCenter(slider.value), to: thumbCenter(target), duration: 0.2, rest: 0.1)
    }

    /// The position of a slider's thumb, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        guard let slider = search.find().first?.view as? UISlider else {
            AutomationFailure.record("\(code) is not a slider.")
            return 0
        }
        let range: Float = slider.maximumValue - slider.minimumValue
        return range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    }

    /// Types `text` into the element. The element or a descendant must be the first responder: tap it first.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let element = resolveAtRest(file: file, line: line), let session = session() else { return }
        guard element.containsFocus else {
            AutomationFailure.record(
                "Neither \(code) nor a descendant has keyboard focus. Tap it before typing.\n"
                    + ElementTree.describe(ElementTree.application), file: file, line: line)
            return
        }
        session.type(text)
    }

    /// Returns a coordinate in the element: (0, 0) is its origin, (1, 1) the opposite corner.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: .zero)
    }

    // MARK: Reaching

    /// Types the keyboard key that the element represents, `count` times. Returns false if the element is not a key.
    private func typeKey(count: Int) -> Bool {
        let found = search.find()
        guard found.count == 1, let key = found[0].key else { return false }
        for _ in 0..<count { session()?.type(key.text) }
        return true
    }

    /// Returns the center of the element, and the center of the element to which it is dragged. Records a failure and
    /// returns nil if a touch cannot reach both.
    func dragPoints(
        to otherElement: XCUIElement, file: StaticString, line: UInt
    ) -> (start: CGPoint, end: CGPoint)? {
        guard hitPoint(file: file, line: line) != nil, let end = otherElement.hitPoint(file: file, line: line),
            let element = resolve(file: file, line: line)
        else { return nil }
        // The element has moved if the other element was scrolled into view.
        guard let start = element.hitPoint else {
            recordUnreachable(file: file, line: line)
            return nil
        }
        return (start, end)
    }

    /// Scrolls the element into view and returns its center. Records a failure and returns nil if a touch cannot reach
    /// the element.
    func hitPoint(file: StaticString, line: UInt) -> CGPoint? {
        guard let element = reach(file: file, line: line) else { return nil }
        guard let point = element.hitPoint else {
            recordUnreachable(file: file, line: line)
            return nil
        }
        return point
    }

    /// Scrolls the element into view if a touch does not reach it, passes an alert in front of it to the interruption
    /// handlers, and returns it. Records a failure and returns nil if the search does not find exactly one element.
    private func reach(file: StaticString, line: UInt) -> Element? {
        guard let element = resolveAtRest(file: file, line: line) else { return nil }
        guard element.hitPoint == nil else { return element }
        scrollIntoView(element)
        guard element.hitPoint == nil, InterruptionMonitors.handle(interruptionOf: element) else { return element }
        session()?.settle()
        return search.find().first ?? element
    }

    private func recordUnreachable(file: StaticString, line: UInt) {
        AutomationFailure.record(
            "\(code) is not hittable: another view covers it, or it is not on the screen.\n"
                + ElementTree.describe(ElementTree.application), file: file, line: line)
    }

    /// Scrolls the enclosing scroll views, from the innermost, until the element is hittable.
    private func scrollIntoView(_ element: Element) {
        guard let view = element.view, let window = view.window else { return }
        // The view of an element without its own view is a container, which may be the scroll view.
        var ancestor: UIView? = element.object === view ? view.superview : view
        while let current = ancestor, element.hitPoint == nil {
            if let scrollView = current as? UIScrollView {
                let frame: CGRect = window.convert(element.frame, from: nil as UIWindow?)
                scrollView.scrollRectToVisible(scrollView.convert(frame, from: window), animated: false)
                session()?.settle()
            }
            ancestor = current.superview
        }
    }
}
