import AppDriver
import Foundation
import UIKitCore

/// The device that the application under test runs on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    /// Light or dark.
    public enum Appearance: Int, Sendable {
        case unspecified = 0
        case light = 1
        case dark = 2
    }

    private static let device = XCUIDevice()

    /// The device.
    public class var shared: XCUIDevice { device }

    /// How the device is held. Setting it turns the device; the application turns as far as it supports it.
    open var orientation: UIDeviceOrientation {
        get { UIDevice.current.heldOrientation }
        set {
            UIDevice.current.turn(to: newValue)
            XCUIApplication.running?.settle()
        }
    }

    /// Whether the device is light or dark. The running application follows.
    open var appearance: Appearance {
        get { UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .dark : .light }
        set { XCUIApplication.running?.setAppearance(isDark: newValue == .dark) }
    }
}
