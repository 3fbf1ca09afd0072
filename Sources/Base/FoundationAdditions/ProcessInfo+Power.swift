import Foundation

extension ProcessInfo {
    /// Whether the user reduces the power consumption of the device. It is false: Linux has no such mode.
    public var isLowPowerModeEnabled: Bool { false }
}
