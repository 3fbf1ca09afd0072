import LinkPresentation
import Synchronization
import UIKit
import XCTest
import XCUIAutomation

@testable import AppDriver
@testable import UIKitSharing

final class ShareSheetTests: SharingTestCase {
    private var results: [String] = []
    private var shownSheet: UIActivityViewController?

    private func share(
        _ items: @escaping () -> [Any], activities: [UIActivity] = [], iPad: Bool = false,
        excluding: [UIActivity.ActivityType] = []
    ) {
        launch(iPad: iPad) { controller in
            let sheet = UIActivityViewController(activityItems: items(), applicationActivities: activities)
            sheet.excludedActivityTypes = excluding
            sheet.completionWithItemsHandler = { type, completed, _, _ in
                self.results.append("\(type?.rawValue ?? "none") \(completed)")
            }
            sheet.popoverPresentationController?.barButtonItem = controller.navigationItem.rightBarButtonItem
            controller.present(sheet, animated: true)
            self.shownSheet = sheet
        }
        app.buttons["Open"].firstMatch.tap()
    }

    override func tearDown() {
        shownSheet = nil
        super.tearDown()
    }

    private var sheet: XCUIElement { app.otherElements["ActivityListView"] }

    private var actions: [String] { sheet.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label } }

    private final class LinkSource: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "link" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { URL(string: "https://example.com") }
        func activityViewControllerLinkMetadata(
            _ activityViewController: UIActivityViewController
        ) -> LPLinkMetadata? {
            let metadata = LPLinkMetadata()
            metadata.title = "A page of examples"
            return metadata
        }
    }

    func testTheTitleOfMetadataIsShown() {
        share { [LinkSource()] }
        XCTAssertTrue(sheet.staticTexts["A page of examples"].exists)
    }

    private func share(_ make: @escaping () -> any UIActivityItemsConfigurationReading) {
        launch { controller in
            let sheet = UIActivityViewController(activityItemsConfiguration: make())
            sheet.completionWithItemsHandler = { type, completed, _, _ in
                self.results.append("\(type?.rawValue ?? "none") \(completed)")
            }
            controller.present(sheet, animated: true)
            self.shownSheet = sheet
        }
        app.buttons["Open"].firstMatch.tap()
    }

    func testAConfigurationProvidesItemsAndDescribesThem() {
        share {
            let link = URL(string: "https://example.com/page")! as NSURL
            let configuration = UIActivityItemsConfiguration(objects: ["Look at this" as NSString, link])
            configuration.metadataProvider = { key in
                key == .title ? "A page of examples" : key == .messageBody ? "Hello" : nil
            }
            return configuration
        }
        XCTAssertTrue(sheet.staticTexts["A page of examples"].exists)
        XCTAssertEqual(actions, ["Copy", "Save to Files"])
        sheet.buttons["Mail"].tap()
        let url: String? = host.openedURLs.last?.absoluteString
        let body = "Hello%0ALook%20at%20this%0Ahttps%3A%2F%2Fexample.com%2Fpage"
        XCTAssertEqual(url, "mailto:?subject=A%20page%20of%20examples&body=\(body)")
        app.buttons["Open"].firstMatch.tap()
        sheet.staticTexts["Copy"].tap()
        XCTAssertEqual(host.clipboard.string, "Look at this\nhttps://example.com/page")
    }

    func testAConfigurationLimitsTheInteractionsAndOffersActivities() {
        final class Stamp: UIActivity {
            override var activityTitle: String? { "Stamp" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        }
        share {
            let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            let configuration = UIActivityItemsConfiguration(itemProviders: [NSItemProvider(object: image)])
            configuration.applicationActivitiesProvider = { [Stamp()] }
            return configuration
        }
        XCTAssertTrue(actions.contains("Stamp") && actions.contains("Save Image"))
        sheet.staticTexts["Save Image"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { !self.results.isEmpty })
        XCTAssertEqual(results, ["com.apple.UIKit.activity.SaveToCameraRoll true"])
        share {
            let configuration = UIActivityItemsConfiguration(objects: ["Text" as NSString])
            configuration.supportedInteractions = [.copy]
            return configuration
        }
        XCTAssertEqual(actions, ["Copy"])
    }

    func testTextOfEveryPreferredSizeFits() {
        app.launchArguments = ["-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"]
        share { ["Look at this", URL(string: "https://example.com/page")!] }
        let (actions, services) = (sheet.cells, sheet.buttons)
        XCTAssertGreaterThan(actions.element(boundBy: 0).frame.height, 50)
        XCTAssertGreaterThan(services["Message"].frame.width, 100)
    }

    func testTextAndLinksAreCopied() {
        share { ["Look at this", URL(string: "https://example.com/page")!] }
        XCTAssertTrue(sheet.staticTexts["2 items"].exists)
        XCTAssertEqual(actions, ["Copy", "Save to Files"])
        sheet.staticTexts["Copy"].tap()
        XCTAssertEqual(host.clipboard.string, "Look at this\nhttps://example.com/page")
        XCTAssertEqual(results, ["com.apple.UIKit.activity.CopyToPasteboard true"])
        XCTAssertFalse(sheet.exists)
    }

    func testALinkOpensInTheBrowserAndInAnEmail() {
        share { [URL(string: "https://example.com/a?b=c&d")!] }
        sheet.staticTexts["Open in Default Application"].tap()
        app.buttons["Open"].firstMatch.tap()
        sheet.buttons["Mail"].tap()
        XCTAssertEqual(
            host.openedURLs.map(\.absoluteString),
            ["https://example.com/a?b=c&d", "mailto:?body=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d"])
        XCTAssertEqual(results.last, "com.apple.UIKit.activity.Mail true")
    }

    func testClosingTheSheetCompletesNothing() {
        share({ ["Text"] }, excluding: [.copyToPasteboard, .mail])
        XCTAssertEqual(actions, ["Save to Files"])
        XCTAssertFalse(sheet.buttons["Mail"].exists)
        sheet.buttons["Close"].tap()
        XCTAssertEqual(results, ["none false"])
    }

    func testAPopoverIsShownInAWideWindow() {
        share({ ["Text"] }, iPad: true)
        XCTAssertEqual(sheet.frame.width, 375)
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.9)).tap()
        XCTAssertEqual(results, ["none false"])
    }

    func testSavingPresentsAFileChooserAndCancelingReturnsToTheSheet() throws {
        share { ["Some text"] }
        sheet.staticTexts["Save to Files"].tap()
        app.otherElements["Files"].buttons["Cancel"].tap()
        XCTAssertTrue(sheet.exists)
        sheet.staticTexts["Save to Files"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        XCTAssertEqual(
            results,
            ["com.apple.DocumentManagerUICore.SaveToFiles false", "com.apple.DocumentManagerUICore.SaveToFiles true"])
        let saved = home.appendingPathComponent("Documents/Text.txt")
        XCTAssertEqual(try String(contentsOf: saved, encoding: .utf8), "Some text")
        XCTAssertFalse(sheet.exists)
    }

    func testDraggingTheFileChooserAwayReturnsToTheSheet() {
        share { ["Some text"] }
        sheet.staticTexts["Save to Files"].tap()
        app.otherElements["Files"].navigationBars.firstMatch.swipeDown(velocity: .fast)
        XCTAssertFalse(app.otherElements["Files"].exists)
        XCTAssertEqual(results, ["com.apple.DocumentManagerUICore.SaveToFiles false"])
        XCTAssertTrue(sheet.exists)
        sheet.staticTexts["Copy"].tap()
        XCTAssertEqual(host.clipboard.string, "Some text")
        XCTAssertEqual(
            results,
            ["com.apple.DocumentManagerUICore.SaveToFiles false", "com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    func testSavingAgainSavesTheNewItem() throws {
        share { [CountedItem(placeholderItem: "")] }
        sheet.staticTexts["Save to Files"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.app.otherElements["Files"].exists })
        app.otherElements["Files"].buttons["Cancel"].tap()
        sheet.staticTexts["Save to Files"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.app.otherElements["Files"].exists })
        app.otherElements["Files"].buttons["Save"].tap()
        let saved = home.appendingPathComponent("Documents/Text.txt")
        XCTAssertEqual(try String(contentsOf: saved, encoding: .utf8), "Version 2")
    }

    // MARK: The app's own activities and sources

    private final class CountActivity: UIActivity {
        var received: [Any] = []
        let page: UIViewController?

        init(page: UIViewController?) { self.page = page }

        override class var activityCategory: UIActivity.Category { .share }
        override var activityType: UIActivity.ActivityType? { .init("org.example.count") }
        override var activityTitle: String? { "Count" }
        override var activityImage: UIImage? { UIImage(systemName: "bookmark") }
        override var activityViewController: UIViewController? { page }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.first is String }
        override func prepare(withActivityItems activityItems: [Any]) { received = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private final class Source: NSObject, UIActivityItemSource {
        var types: [String] = []

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            types.append(activityType?.rawValue ?? "none")
            return "Item for \(activityType?.rawValue ?? "none")"
        }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "The subject" }
    }

    private final class SlowItem: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "Made for \(activityType?.rawValue ?? "none") \(Thread.isMainThread)" }
    }

    // @unchecked: a mutex guards the only state that it adds to its base.
    private final class CountedItem: UIActivityItemProvider, @unchecked Sendable {
        private let count = Mutex(0)

        override var item: Any {
            let number: Int = count.withLock { count in
                count += 1
                return count
            }
            return "Version \(number)"
        }
    }

    private final class UploadActivity: UIActivity {
        override class var activityCategory: UIActivity.Category { .share }
        override var activityType: UIActivity.ActivityType? { .init("org.example.upload") }
        override var activityTitle: String? { "Upload" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }

    func testAnActivityThatEndsAfterTheSheetIsClosedIsNotReported() {
        let activity = UploadActivity()
        share({ ["Text"] }, activities: [activity])
        sheet.buttons["Upload"].tap()
        sheet.buttons["Close"].tap()
        XCTAssertEqual(results, ["none false"])
        XCTAssertNotNil(shownSheet)
        activity.activityDidFinish(true)
        AppSession.current?.settle()
        XCTAssertEqual(results, ["none false"])
    }

    func testAnActivityOfTheAppReceivesTheItemsOfSourcesAndProviders() {
        let activity = CountActivity(page: nil)
        let source = Source()
        share({ ["Text", source, SlowItem(placeholderItem: "")] }, activities: [activity])
        XCTAssertTrue(sheet.staticTexts["The subject"].exists)
        XCTAssertTrue(source.types.isEmpty)
        sheet.buttons["Count"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { !self.results.isEmpty })
        XCTAssertEqual(
            activity.received as? [String],
            ["Text", "Item for org.example.count", "Made for org.example.count false"])
        XCTAssertEqual(results, ["org.example.count true"])
    }

    private final class TableSource: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { Data("1,2".utf8) }

        func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "public.comma-separated-values-text" }
    }

    func testDataOfASourceHasItsType() throws {
        share { [TableSource()] }
        XCTAssertTrue(sheet.staticTexts["CSV file"].exists)
        sheet.staticTexts["Save to Files"].tap()
        app.otherElements["Files"].buttons["Save"].tap()
        let saved = home.appendingPathComponent("Documents/File.csv")
        XCTAssertEqual(try String(contentsOf: saved, encoding: .utf8), "1,2")
    }

    func testAProviderCreatesAnotherItemForTheNextActivity() {
        let activity = CountActivity(page: nil)
        share({ [SlowItem(placeholderItem: "")] }, activities: [activity])
        sheet.staticTexts["Save to Files"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.app.otherElements["Files"].exists })
        app.otherElements["Files"].buttons["Cancel"].tap()
        sheet.buttons["Count"].tap()
        XCTAssertTrue(AppSession.current!.wait(for: 5) { self.results.count == 2 })
        XCTAssertEqual(activity.received as? [String], ["Made for org.example.count false"])
    }

    func testAnActivityWithAControllerIsPresented() {
        let page = UIViewController()
        page.view.accessibilityIdentifier = "Counting"
        let activity = CountActivity(page: page)
        share({ ["Text"] }, activities: [activity])
        sheet.buttons["Count"].tap()
        XCTAssertTrue(app.otherElements["Counting"].exists)
        activity.activityDidFinish(true)
        XCTAssertTrue(AppSession.current!.wait(for: 5) { !self.results.isEmpty })
        XCTAssertFalse(app.otherElements["Counting"].exists)
        XCTAssertEqual(results, ["org.example.count true"])
    }
}
