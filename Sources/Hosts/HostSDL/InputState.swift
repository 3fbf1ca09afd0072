import Foundation
import PlatformHost

/// The state of input devices between events.
struct InputState {
    var wheel = WheelReader()
    var composition = CompositionState()
    /// The location of the pointer in its window, in points.
    var pointerLocation: CGPoint = .zero
    /// The touch identifiers of the fingers on the screen, by SDL's finger identifier.
    var fingers: [Int64: Int] = [:]
    /// The content of the current drop on a window.
    var dropped = HostDrop(location: .zero)
    /// The keys that the host handles itself until they are released.
    private var interceptedKeys: Set<Int> = []
    /// The keys that are down. On Wayland, the host polls SDL while a key is down, because SDL generates key repeats
    /// only when it is polled.
    var keysDown: Set<Int> = []
    /// The time of the last key event, in seconds of the host's clock.
    var lastKey: TimeInterval = -.infinity

    /// The smallest identifier of a finger's touch. The mouse's two touches have the identifiers 0 and 1.
    static let firstFingerIdentifier = 2

    /// Assigns the smallest free touch identifier to a new finger, and returns it.
    mutating func identifier(forNew finger: Int64) -> Int {
        var identifier = InputState.firstFingerIdentifier
        while fingers.values.contains(identifier) { identifier += 1 }
        fingers[finger] = identifier
        return identifier
    }

    /// Returns whether the host handles an event of a key itself: Ctrl+← and Ctrl+→, which request a rotation. The
    /// modifiers at the first press decide about the repetitions and the release too.
    mutating func intercepts(_ usage: Int, isDown: Bool, isRepeat: Bool, modifiers: HostModifiers) -> Bool {
        guard isDown else { return interceptedKeys.remove(usage) != nil }
        guard !isRepeat else { return interceptedKeys.contains(usage) }
        guard KeyText.isHorizontalArrow(usage), modifiers.subtracting(.capsLock) == .control else { return false }
        interceptedKeys.insert(usage)
        return true
    }
}
