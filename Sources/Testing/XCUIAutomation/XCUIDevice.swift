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

    /// A button of the device.
    public enum Button: Int, Sendable {
        /// The button that leads to the home screen.
        case home = 1
    }

    private static let device = XCUIDevice()

    /// The device.
    public class var shared: XCUIDevice { device }

    /// How the device is held. Setting it turns the device; the application turns as far as it supports it.
    open var orientation: UIDeviceOrientation {
        get { UIDevice.current.physicalOrientation }
        set {
            UIDevice.current.rotate(to: newValue)
            XCUIApplication.running?.settle()
        }
    }

    /// Whether the device is light or dark. The running application follows.
    open var appearance: Appearance {
        get { UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .dark : .light }
        set { XCUIApplication.running?.setAppearance(isDark: newValue == .dark) }
    }

    /// Presses a button. The home button sends the running application to the background; `activate()` brings it back.
    open func press(_ button: Button) {
        switch button {
        case .home: XCUIApplication.running?.setState(.background)
        }
    }
}
