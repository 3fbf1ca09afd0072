import AppDriver
import Foundation
import UIKitCore

/// The device that the application under test runs on.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    /// The appearance of the device.
    public enum Appearance: Int, Sendable {
        /// No appearance is specified. Setting it selects the light appearance.
        case unspecified = 0
        /// The light appearance.
        case light = 1
        /// The dark appearance.
        case dark = 2
    }

    /// A button of the device.
    public enum Button: Int, Sendable {
        /// The Home button.
        case home = 1
    }

    private static let device = XCUIDevice()

    /// The device.
    public class var shared: XCUIDevice { device }

    /// The orientation of the device. Setting it rotates the device, and the interface if the application supports the
    /// orientation.
    open var orientation: UIDeviceOrientation {
        get { UIDevice.current.physicalOrientation }
        set {
            UIDevice.current.rotate(to: newValue)
            XCUIApplication.running?.settle()
        }
    }

    /// The appearance of the device. Setting it changes the appearance of the running application.
    open var appearance: Appearance {
        get { UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .dark : .light }
        set { XCUIApplication.running?.setAppearance(isDark: newValue == .dark) }
    }

    /// Presses a button. The Home button moves the running application to the background; `activate()` brings it back.
    open func press(_ button: Button) {
        switch button {
        case .home: XCUIApplication.running?.setState(.background)
        }
    }
}
