import Foundation
import UIKitCore

// The battery and the proximity sensor. The kit treats every machine as a device without them.
extension UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// Not connected to power.
        case unplugged = 1
        /// Connected to power, and not full.
        case charging = 2
        /// Connected to power, and full.
        case full = 3
    }

    /// Posted after the level of the battery changed.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// Posted after the state of the battery changed.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether the app asks for the state of the battery. The default is false.
    public var isBatteryMonitoringEnabled: Bool {
        get { DeviceState.current.monitorsBattery }
        set { DeviceState.current.monitorsBattery = newValue }
    }

    /// The level of the battery: −1, because it is not known.
    public var batteryLevel: Float { -1 }

    /// The state of the battery, which is not known.
    public var batteryState: BatteryState { .unknown }

    /// Whether the proximity sensor is on. It remains false, as on every device without a sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the user is close to the device. Always false.
    public var proximityState: Bool { false }
}
