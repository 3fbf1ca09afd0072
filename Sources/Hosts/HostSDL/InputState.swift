import Foundation
import PlatformHost

/// What has to be remembered between one event and the next.
struct InputState {
    var wheel = WheelReader()
    /// Where the pointer is, in its window's points.
    var pointerLocation: CGPoint = .zero
    /// The fingers on the glass, each with the identifier of its touch.
    var fingers: [Int64: Int] = [:]
    /// Keys that the host keeps for itself until they are up again.
    var keptKeys: Set<Int> = []
    /// How many keys are down, for displays whose key repeats come from pumping.
    var keysDown: Set<Int> = []
    /// When a key was last touched.
    var lastKey: TimeInterval = -.infinity

    /// The identifiers of the mouse's two touches come first.
    static let firstFingerIdentifier = 2

    /// The identifier for a finger that touches down: the smallest that is free.
    mutating func identifier(forNew finger: Int64) -> Int {
        var identifier: Int = InputState.firstFingerIdentifier
        while fingers.values.contains(identifier) { identifier += 1 }
        fingers[finger] = identifier
        return identifier
    }
}
