import SnapshotTesting
import XCTest
import XCUIAutomation

/// Pictures and view trees of Colr's screens.
final class ColrSnapshotTests: ColrTestCase {
    /// The configurations in which every screen is tested.
    private let surroundings: [(name: String, arguments: [String])] = [
        ("light-2x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"]),
        ("dark-2x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"]),
        ("light-1x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "1"]),
    ]

    private func look(_ prepare: () -> Void, testName: String = #function) {
        for (index, one) in surroundings.enumerated() {
            app.launchArguments = one.arguments
            app.launch()
            prepare()
            assertSnapshot(of: app, as: .image, named: one.name, testName: testName)
            if index == 0 { assertSnapshot(of: app, as: .viewTree, testName: testName) }
        }
    }

    func testSearch() {
        look {}
    }

    func testSearchWithAMessage() {
        look {
            search("#zzz")
        }
    }

    func testSearchLoading() {
        server.faults.always(.delay(10))
        look {
            search("#ff00ff")
        }
    }

    func testColour() {
        look {
            openFuchsia()
            app.wait(seconds: 1)
        }
    }

    func testColourWithAMessage() {
        look {
            openFuchsia()
            addButton.tap()
            app.wait(seconds: 1)
        }
    }

    func testLandscape() {
        app.launchArguments = ["-UIScreenSize", "844x390"]
        app.launch()
        openFuchsia()
        app.wait(seconds: 1)
        assertSnapshot(of: app, as: .image)
    }
}
