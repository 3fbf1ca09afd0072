import CSDL2
import PlatformHost

extension SDLHost {
    /// Plays feedback on the first haptic device, if there is one and it can rumble.
    public func play(_ feedback: HostFeedback) {
        openDisplay()
        guard let rumbler else { return }
        let (strength, milliseconds) = feedback.kind.rumble
        _ = sdl.pointee.HapticRumblePlay(rumbler, strength * Float(feedback.intensity), milliseconds)
    }

    func openRumbler() -> OpaquePointer? {
        guard sdl.pointee.InitSubSystem(UInt32(EngawaSDLHaptic)) == 0, sdl.pointee.NumHaptics() > 0,
            let device = sdl.pointee.HapticOpen(0), sdl.pointee.HapticRumbleInit(device) == 0
        else { return nil }
        return device
    }
}

extension HostFeedback.Kind {
    /// The strength of the rumble, from 0 to 1, and its duration in milliseconds.
    fileprivate var rumble: (Float, UInt32) {
        switch self {
        case .selection: (0.2, 10)
        case .light: (0.3, 20)
        case .soft: (0.3, 40)
        case .medium: (0.5, 25)
        case .rigid: (0.7, 12)
        case .heavy: (0.9, 35)
        case .success: (0.5, 60)
        case .warning: (0.7, 90)
        case .failure: (0.9, 140)
        }
    }
}
