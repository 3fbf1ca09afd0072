import AppDriver
import Foundation
import UIKitCore

/// The device that the application under test runs on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    private static let device = XCUIDevice()

    /// The device.
    public class var shared: XCUIDevice { device }

    /// Which way up the device is held. Set it to turn the device; the application turns as far as it supports it.
    open var orientation: UIDeviceOrientation {
        get { UIDevice.current.heldOrientation }
        set {
            UIDevice.current.turn(to: newValue)
            XCUIApplication.running?.settle()
        }
    }
}
