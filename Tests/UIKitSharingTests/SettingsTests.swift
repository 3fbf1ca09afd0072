import UIKit
import XCTest
import XCUIAutomation

@testable import UIKitSharing

final class SettingsTests: SharingTestCase {
    private func writeBundle(_ pages: [String: [[String: Any]]]) throws {
        make(["Settings.bundle/"])
        SettingsPage.bundle = home.appendingPathComponent("Settings.bundle")
        for (name, specifiers) in pages {
            let values: [String: Any] = ["PreferenceSpecifiers": specifiers, "StringsTable": "Root"]
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                .write(to: SettingsPage.bundle!.appendingPathComponent("\(name).plist"))
        }
    }

    override func tearDown() {
        SettingsPage.bundle = nil
        super.tearDown()
    }

    private func openSettings() {
        launch { _ in UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
        app.buttons["Open"].firstMatch.tap()
    }

    func testEveryKindOfEntryWritesTheDefaultsOfTheApp() throws {
        try writeBundle([
            "Root": [
                ["Type": "PSGroupSpecifier", "Title": "General", "FooterText": "Changes take effect at once."],
                ["Type": "PSToggleSwitchSpecifier", "Title": "Sounds", "Key": "sounds", "DefaultValue": true],
                [
                    "Type": "PSToggleSwitchSpecifier", "Title": "Mode", "Key": "mode", "DefaultValue": "slow",
                    "TrueValue": "fast", "FalseValue": "slow",
                ],
                ["Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name"],
                [
                    "Type": "PSMultiValueSpecifier", "Title": "Size", "Key": "size", "DefaultValue": 2,
                    "Titles": ["Small", "Large"], "Values": [1, 2],
                ],
                ["Type": "PSTitleValueSpecifier", "Title": "Version", "Key": "version", "DefaultValue": "1.0"],
                [
                    "Type": "PSSliderSpecifier", "Key": "volume", "DefaultValue": 0.5, "MinimumValue": 0,
                    "MaximumValue": 10,
                ],
                ["Type": "PSChildPaneSpecifier", "Title": "More", "File": "More"],
                ["Type": "PSUnknownSpecifier"],
            ],
            "More": [
                [
                    "Type": "PSRadioGroupSpecifier", "Title": "Color", "Key": "color", "DefaultValue": "red",
                    "Titles": ["Red", "Blue"], "Values": ["red", "blue"],
                ]
            ],
        ])
        openSettings()
        let defaults = UserDefaults.standard
        XCTAssertTrue(app.staticTexts["Changes take effect at once."].exists)
        XCTAssertEqual(app.switches["sounds"].value as? String, "1")
        app.switches["sounds"].tap()
        XCTAssertEqual(defaults.object(forKey: "sounds") as? Bool, false)
        app.switches["mode"].tap()
        XCTAssertEqual(defaults.string(forKey: "mode"), "fast")
        app.textFields["name"].tap()
        app.textFields["name"].typeText("Anne")
        XCTAssertEqual(defaults.string(forKey: "name"), "Anne")
        XCTAssertTrue(app.staticTexts["1.0"].exists)
        XCTAssertTrue(app.staticTexts["Large"].exists)
        app.staticTexts["Size"].tap()
        app.staticTexts["Small"].tap()
        XCTAssertEqual(defaults.integer(forKey: "size"), 1)
        XCTAssertTrue(app.staticTexts["Small"].exists)
        app.sliders["volume"].adjust(toNormalizedSliderPosition: 1)
        XCTAssertEqual(defaults.double(forKey: "volume"), 10, accuracy: 0.2)
        app.staticTexts["More"].tap()
        app.staticTexts["Blue"].tap()
        XCTAssertEqual(defaults.string(forKey: "color"), "blue")
        app.navigationBars["More"].buttons.firstMatch.tap()
        app.buttons["Done"].tap()
        XCTAssertFalse(app.tables["Settings"].exists)
    }

    func testTheTextOfAFieldEndsAtTheTrailingEdge() throws {
        func field(in view: UIView) -> UITextField? {
            view as? UITextField ?? view.subviews.lazy.compactMap(field).first
        }
        for isReversed in [false, true] {
            try writeBundle(["Root": [["Type": "PSTextFieldSpecifier", "Title": "Name", "Key": "name"]]])
            app.launchArguments = ["-AppleTextDirection", isReversed ? "YES" : "NO"]
            openSettings()
            let window = try XCTUnwrap(UIApplication.shared.keyWindow)
            XCTAssertEqual(try XCTUnwrap(field(in: window)).textAlignment, isReversed ? .left : .right)
            app.terminate()
        }
    }

    func testAnAppWithoutSettingsShowsAMessage() {
        openSettings()
        XCTAssertTrue(app.staticTexts["This app has no settings."].exists)
        XCTAssertTrue(UIApplication.shared.canOpenURL(URL(string: UIApplication.openSettingsURLString)!))
    }
}
