import UIKit
import XCTest
import XCUIAutomation

/// The orientation and the appearance of the device, which are set before an application is launched.
final class DeviceTests: AutomationTestCase {
    override func tearDown() {
        XCUIDevice.shared.orientation = .portrait
        XCUIDevice.shared.appearance = .light
        super.tearDown()
    }

    private func launchEmpty(_ arguments: [String] = []) {
        app.launchArguments = arguments
        launch { _ in () }
    }

    func testAnApplicationIsLaunchedWithTheOrientationOfTheDevice() {
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
        for _ in 0..<2 {
            launchEmpty()
            XCTAssertEqual(app.frame.size, CGSize(width: 844, height: 390))
            XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
        }
        launchEmpty(["-UIScreenSize", "500x700"])
        XCTAssertEqual(app.frame.size, CGSize(width: 500, height: 700))
    }

    func testAnApplicationIsLaunchedWithTheAppearanceOfTheDevice() {
        XCUIDevice.shared.appearance = .dark
        XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
        for _ in 0..<2 {
            launchEmpty()
            XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .dark)
        }
        launchEmpty(["-AppleInterfaceStyle", "Light"])
        XCTAssertEqual(XCUIDevice.shared.appearance, .light)
        app.terminate()
        XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
    }
}
