import SnapshotTesting
import TestSupport
import UIKit
import XCTest
import XCUIAutomation

/// The Lab's page about a long list that changes while it is read.
final class FeedPageTests: LabTestCase {
    private var table: XCUIElement { app.tables["posts"] }

    private func posts() -> [(label: String, frame: CGRect)] {
        table.cells.allElementsBoundByIndex.map { (label: $0.label, frame: $0.frame) }
            .sorted { $0.frame.minY < $1.frame.minY }
    }

    /// Returns an error message if posts appear twice, overlap or leave a gap, or if fewer than three posts
    /// are visible.
    private func problem() -> String? {
        let posts = self.posts()
        if Set(posts.map(\.label)).count != posts.count { return "a post appears twice: \(posts.map(\.label))" }
        for (upper, lower) in zip(posts, posts.dropFirst()) where abs(upper.frame.maxY - lower.frame.minY) > 0.01 {
            return "\(upper) and \(lower) do not touch"
        }
        return posts.count > 2 ? nil : "only \(posts.count) posts"
    }

    func testALongPostOpensInPlace() {
        open(page: "Feed")
        for _ in 0..<6 {
            // A tap on a post that is not fully visible would scroll to it.
            for closed in posts() where closed.frame.height > 100 && closed.frame.minY > 60 && closed.frame.maxY < 700 {
                let cell = app.cells[closed.label]
                cell.tap()
                let opened: CGRect = cell.frame
                XCTAssertEqual(opened.minY, closed.frame.minY)
                cell.tap()
                XCTAssertEqual(cell.frame, closed.frame)
                XCTAssertNil(problem())
                if opened.height > closed.frame.height { return }
            }
            table.swipeUp(velocity: .slow)
        }
        XCTFail("No post is longer than three lines.")
    }

    func testPostsArriveAboveWhileTheUserReads() {
        open(page: "Feed")
        XCTAssertEqual(posts().first?.label, "Post 99999")
        app.navigationBars.buttons["New"].tap()
        XCTAssertEqual(posts().first?.label, "Post 100002")
        for _ in 0..<3 { table.swipeUp(velocity: .fast) }
        XCTAssertNil(problem())
    }

    /// Scrolls, taps and swipes at random while posts are added and removed.
    func testTheFeedStaysCompleteThroughRandomEvents() throws {
        open(page: "Feed")
        let watch = try PageWatch(app)
        var random = SplitMix64(seed: 3)
        for round in randomCases(1, "ENGAWA_FEED_ROUNDS") {
            app.navigationBars.buttons["Live"].tap()
            for event in 0..<8 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: table.swipeUp(velocity: .fast)
                case 1: table.swipeUp()
                case 2: table.swipeDown()
                case 3: table.swipeDown(velocity: .slow)
                default:
                    let place = CGVector(dx: 0.5, dy: CGFloat.random(in: 0.2...0.9, using: &random))
                    table.coordinate(withNormalizedOffset: place).tap()
                }
                watch.eventDidEnd(event)
            }
            app.wait(seconds: 5)
            watch.checkLists(round)
            XCTAssertNil(problem(), "round \(round)")
        }
        watch.leave()
    }

    func testFeed() {
        for (name, arguments) in [
            ("light-2x", ["-UIScreenScale", "2"]),
            ("dark-1x", ["-AppleInterfaceStyle", "Dark", "-UIScreenScale", "1"]),
            ("right-to-left", ["-UIScreenScale", "2", "-AppleTextDirection", "YES"]),
        ] {
            open(page: "Feed", arguments)
            assertSnapshot(of: app, as: .image, named: name)
            app.terminate()
        }
    }
}
