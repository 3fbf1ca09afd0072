import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page of layers.
final class LayersPageTests: LabTestCase {
    private var page: XCUIElement { app.scrollViews["layers"] }

    /// Moves an element into the visible part of the page.
    private func show(_ element: XCUIElement) {
        for _ in 0..<6 where !element.isHittable {
            page.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.8)).press(
                forDuration: 0, thenDragTo: page.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.4)))
        }
    }

    /// Takes a screenshot, and returns the number of drawn tiles, which a label on the page shows. The headless host
    /// paints only for a screenshot, so tiles are drawn only then.
    private func drawnTiles() -> Int {
        app.wait(seconds: 2)
        _ = app.screenshot()
        app.wait(seconds: 0.1)
        return Int(app.staticTexts["tiles"].label.prefix { $0.isNumber }) ?? -1
    }

    func testOnlyVisibleTilesAreDrawn() {
        open(page: "Layers", ["-UIScreenScale", "1"])
        let map: XCUIElement = app.scrollViews["map"]
        page.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).press(
            forDuration: 0, thenDragTo: page.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)))
        // The map has a size of 350 × 240 pixels, and a tile has 256 × 256 pixels.
        XCTAssertEqual(drawnTiles(), 2)
        assertSnapshot(of: app, as: .image, named: "tiles-1x")
        map.swipeLeft(velocity: .slow)
        let scrolled: Int = drawnTiles()
        XCTAssertTrue((3...8).contains(scrolled), "\(scrolled)")
        // Tiles that are still shown are not drawn again.
        map.pinch(withScale: 0.2, velocity: -1)
        let far: Int = drawnTiles()
        XCTAssertTrue((scrolled + 1...scrolled + 12).contains(far), "\(far)")
        app.wait(seconds: 1)
        XCTAssertEqual(drawnTiles(), far)
        assertSnapshot(of: app, as: .image, named: "far-tiles-1x")
    }

    func testTheCubeTurnsAndParticlesEnd() {
        open(page: "Layers", ["-UIScreenScale", "1"])
        let before: Data? = app.screenshot().pngRepresentation
        app.sliders["turn"].adjust(toNormalizedSliderPosition: 0.8)
        XCTAssertNotEqual(app.screenshot().pngRepresentation, before)
        show(app.buttons["Burst"])
        app.buttons["Burst"].tap()
        app.wait(seconds: 4)
        let rest: Data? = app.screenshot().pngRepresentation
        app.buttons["Burst"].tap()
        app.wait(seconds: 0.4)
        XCTAssertNotEqual(app.screenshot().pngRepresentation, rest)
        app.wait(seconds: 4)
        XCTAssertEqual(app.screenshot().pngRepresentation, rest)
    }

    func testLayers() {
        open(page: "Layers")
        assertSnapshot(of: app, as: .image, named: "light-2x")
    }

    func testLayersInDarkModeFromRightToLeft() {
        open(
            page: "Layers",
            ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1", "-AppleTextDirection", "YES"])
        for _ in 0..<2 {
            // A drag at the edge of the page does not scroll the map.
            page.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.8)).press(
                forDuration: 0, thenDragTo: page.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.1)))
        }
        XCTAssertGreaterThan(drawnTiles(), 0)
        assertSnapshot(of: app, as: .image, named: "dark-1x")
    }
}
