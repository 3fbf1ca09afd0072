import AppDriver
import Foundation
import UIKitCore

/// The device that the application under test runs on.
///
/// The device keeps its orientation and appearance when an application is launched. They are reset after the last test
/// of a class.
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

    /// The orientation that the test class set; nil if it set none, so that an application chooses its orientation.
    private var storedOrientation: UIDeviceOrientation?
    /// Whether applications are launched with the dark appearance.
    private(set) var isDark = false

    /// The orientation of the device. Setting it rotates the device, and the interface if the application supports the
    /// orientation.
    open var orientation: UIDeviceOrientation {
        get { XCUIApplication.running == nil ? storedOrientation ?? .portrait : UIDevice.current.physicalOrientation }
        set {
            TestObserver.register()
            storedOrientation = newValue
            rotateApplication()
        }
    }

    /// The appearance of the device. Setting it changes the appearance of the running application.
    open var appearance: Appearance {
        get {
            let isDark: Bool =
                XCUIApplication.running == nil
                ? isDark : UIScreen.main.traitCollection.userInterfaceStyle == .dark
            return isDark ? .dark : .light
        }
        set {
            TestObserver.register()
            isDark = newValue == .dark
            XCUIApplication.running?.setAppearance(isDark: isDark)
        }
    }

    /// Rotates the running application, if any, to the orientation that the test class set, if any.
    func rotateApplication() {
        guard let running = XCUIApplication.running, let storedOrientation else { return }
        UIDevice.current.rotate(to: storedOrientation)
        running.settle()
    }

    /// Resets the orientation and the appearance for the next test class.
    func reset() {
        storedOrientation = nil
        isDark = false
    }

    /// Presses a button. The Home button moves the running application to the background; `activate()` brings it back.
    open func press(_ button: Button) {
        switch button {
        case .home: XCUIApplication.running?.setState(.background)
        }
    }
}
