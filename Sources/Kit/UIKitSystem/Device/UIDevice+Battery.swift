import Foundation
import UIKitCore

// The battery and the proximity sensor. The kit treats every machine as a device without them.
extension UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The state is not known.
        case unknown = 0
        /// The device is not connected to power.
        case unplugged = 1
        /// The device is connected to power, and the battery is not full.
        case charging = 2
        /// The device is connected to power, and the battery is full.
        case full = 3
    }

    /// Posted after the level of the battery changes.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// Posted after the state of the battery changes.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")

    /// Whether the app monitors the state of the battery. The default is false.
    public var isBatteryMonitoringEnabled: Bool {
        get { DeviceState.current.monitorsBattery }
        set { DeviceState.current.monitorsBattery = newValue }
    }

    /// The level of the battery. It is −1, because the level is not known.
    public var batteryLevel: Float { -1 }

    /// The state of the battery, which is not known.
    public var batteryState: BatteryState { .unknown }

    /// Whether the proximity sensor is on. It remains false, as on every device without a sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether the user is close to the device. It is always false.
    public var proximityState: Bool { false }
}
