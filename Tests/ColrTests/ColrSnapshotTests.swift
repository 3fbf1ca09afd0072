import SnapshotTesting
import XCTest
import XCUIAutomation

/// Pictures and view trees of Colr's screens.
final class ColrSnapshotTests: ColrTestCase {
    /// The configurations in which every screen is tested.
    private let configurations: [(name: String, arguments: [String])] = [
        ("light-2x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "2"]),
        ("dark-2x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "2"]),
        ("light-1x", ["-AppleInterfaceStyle", "Light", "-UIScreenScale", "1"]),
    ]

    private func verifySnapshots(_ prepare: () -> Void, testName: String = #function) {
        for (index, one) in configurations.enumerated() {
            app.launchArguments = one.arguments
            app.launch()
            prepare()
            assertSnapshot(of: app, as: .image, named: one.name, testName: testName)
            if index == 0 { assertSnapshot(of: app, as: .viewTree, testName: testName) }
        }
    }

    func testSearch() {
        verifySnapshots {}
    }

    func testSearchWithAMessage() {
        verifySnapshots {
            search("#zzz")
        }
    }

    func testSearchLoading() {
        server.faults.always(.delay(10))
        verifySnapshots {
            search("#ff00ff")
        }
    }

    func testColor() {
        verifySnapshots {
            openFuchsia()
            app.wait(seconds: 1)
        }
    }

    func testColorWithAMessage() {
        verifySnapshots {
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
