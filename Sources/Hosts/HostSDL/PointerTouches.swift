import Foundation
import PlatformHost

/// Converts mouse input to touches: one while a button is down, and a second, mirrored one while Alt is also held.
///
/// The second touch is opposite the first, at the same distance from the window's center, so that moving the mouse
/// pinches and rotates. With Shift, both touches move in parallel.
struct PointerTouches {
    private enum Finger {
        static let first = 0
        static let second = 1
    }

    private var first: CGPoint?
    private var second: CGPoint?
    /// The button that started the touches.
    private var button: HostButtons = .primary

    /// Whether a button is down.
    var isPressed: Bool { first != nil }

    /// Starts a touch for a button that was pressed. A button that is pressed while another is held is ignored.
    mutating func press(
        at point: CGPoint, in size: CGSize, modifiers: HostModifiers, button: HostButtons = .primary
    ) -> [HostTouch] {
        guard first == nil else { return [] }
        first = point
        self.button = button
        let began = touch(Finger.first, .began, point, modifiers)
        return [began] + mirror(from: point, in: size, modifiers: modifiers)
    }

    /// Moves the touches to the pointer's location.
    mutating func move(to point: CGPoint, in size: CGSize, modifiers: HostModifiers) -> [HostTouch] {
        guard let old = first else { return [] }
        first = point
        let moved = touch(Finger.first, .moved, point, modifiers)
        return [moved] + mirror(from: old, in: size, modifiers: modifiers)
    }

    /// Adds or removes the second touch after Alt went down or up.
    mutating func changeModifiers(_ modifiers: HostModifiers, in size: CGSize) -> [HostTouch] {
        guard let first, modifiers.contains(.alternate) != (second != nil) else { return [] }
        return mirror(from: first, in: size, modifiers: modifiers)
    }

    /// Ends the touches of a button.
    mutating func release(
        at point: CGPoint, modifiers: HostModifiers, button: HostButtons = .primary
    ) -> [HostTouch] {
        guard first != nil, button == self.button else { return [] }
        return finish(.ended, at: point, modifiers: modifiers)
    }

    /// Cancels the touches of any button.
    mutating func cancel(modifiers: HostModifiers) -> [HostTouch] {
        first.map { finish(.cancelled, at: $0, modifiers: modifiers) } ?? []
    }

    private mutating func finish(
        _ phase: HostTouch.Phase, at point: CGPoint, modifiers: HostModifiers
    ) -> [HostTouch] {
        var touches: [HostTouch] = [touch(Finger.first, phase, point, modifiers)]
        if let second { touches.append(touch(Finger.second, phase, second, modifiers)) }
        first = nil
        second = nil
        return touches
    }

    private mutating func mirror(
        from old: CGPoint, in size: CGSize, modifiers: HostModifiers
    ) -> [HostTouch] {
        guard let first, button == .primary else { return [] }
        guard modifiers.contains(.alternate) else {
            guard let location = second else { return [] }
            second = nil
            return [touch(Finger.second, .ended, location, modifiers)]
        }
        guard let before = second else {
            let opposite = CGPoint(x: size.width - first.x, y: size.height - first.y)
            second = opposite
            return [touch(Finger.second, .began, opposite, modifiers)]
        }
        let location: CGPoint =
            modifiers.contains(.shift)
            ? CGPoint(x: before.x + first.x - old.x, y: before.y + first.y - old.y)
            : CGPoint(x: size.width - first.x, y: size.height - first.y)
        guard location != before else { return [] }
        second = location
        return [touch(Finger.second, .moved, location, modifiers)]
    }

    private func touch(
        _ identifier: Int, _ phase: HostTouch.Phase, _ location: CGPoint, _ modifiers: HostModifiers
    ) -> HostTouch {
        HostTouch(
            identifier: identifier, phase: phase, location: location, tool: .pointer, modifiers: modifiers,
            buttons: button)
    }
}
