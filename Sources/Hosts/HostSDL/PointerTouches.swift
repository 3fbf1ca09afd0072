import Foundation
import PlatformHost

/// Makes touches of a mouse: one while its button is down, and a second, mirrored one while Alt is held too.
///
/// The second finger stands opposite the first, with the window's centre between them, so that moving the mouse
/// pinches and turns. With Shift as well, both move side by side.
struct PointerTouches {
    private enum Finger {
        static let first = 0
        static let second = 1
    }

    private var first: CGPoint?
    private var second: CGPoint?
    /// The button that makes the touches.
    private var button: HostButtons = .primary

    /// Whether the button is down.
    var isPressed: Bool { first != nil }

    /// A button went down. One that goes down while another is held makes no touch of its own.
    mutating func press(
        at point: CGPoint, in size: CGSize, modifiers: HostModifiers, button: HostButtons = .primary
    ) -> [HostTouch] {
        guard first == nil else { return [] }
        first = point
        self.button = button
        let began: HostTouch = touch(Finger.first, .began, point, modifiers)
        return [began] + mirror(from: point, in: size, modifiers: modifiers)
    }

    /// The pointer moved with the button down.
    mutating func move(to point: CGPoint, in size: CGSize, modifiers: HostModifiers) -> [HostTouch] {
        guard let old = first else { return [] }
        first = point
        let moved: HostTouch = touch(Finger.first, .moved, point, modifiers)
        return [moved] + mirror(from: old, in: size, modifiers: modifiers)
    }

    /// Alt or Shift went down or up.
    mutating func changeModifiers(_ modifiers: HostModifiers, in size: CGSize) -> [HostTouch] {
        guard let first, modifiers.contains(.alternate) != (second != nil) else { return [] }
        return mirror(from: first, in: size, modifiers: modifiers)
    }

    /// A button went up, or was taken away.
    mutating func release(
        at point: CGPoint, modifiers: HostModifiers, button: HostButtons = .primary, isCancelled: Bool = false
    ) -> [HostTouch] {
        guard first != nil, button == self.button else { return [] }
        let phase: HostTouch.Phase = isCancelled ? .cancelled : .ended
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
            guard let gone = second else { return [] }
            second = nil
            return [touch(Finger.second, .ended, gone, modifiers)]
        }
        guard let before = second else {
            let opposite = CGPoint(x: size.width - first.x, y: size.height - first.y)
            second = opposite
            return [touch(Finger.second, .began, opposite, modifiers)]
        }
        let place: CGPoint =
            modifiers.contains(.shift)
            ? CGPoint(x: before.x + first.x - old.x, y: before.y + first.y - old.y)
            : CGPoint(x: size.width - first.x, y: size.height - first.y)
        guard place != before else { return [] }
        second = place
        return [touch(Finger.second, .moved, place, modifiers)]
    }

    private func touch(
        _ identifier: Int, _ phase: HostTouch.Phase, _ location: CGPoint, _ modifiers: HostModifiers
    ) -> HostTouch {
        HostTouch(
            identifier: identifier, phase: phase, location: location, tool: .pointer, modifiers: modifiers,
            buttons: button)
    }
}
