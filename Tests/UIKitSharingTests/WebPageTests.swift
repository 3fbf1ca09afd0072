import SafariServices
import UIKit
import XCTest
import XCUIAutomation

final class WebPageTests: SharingTestCase {
    private final class Delegate: NSObject, SFSafariViewControllerDelegate {
        var log: [String] = []

        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { log.append("finished") }

        func safariViewController(
            _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
        ) { log.append("loaded \(didLoadSuccessfully)") }
    }

    private let delegate = Delegate()
    private let url = URL(string: "https://example.com/a?b=c")!

    private func present(_ configure: @escaping (SFSafariViewController) -> Void = { _ in }) {
        launch { [delegate, url] controller in
            let page = SFSafariViewController(url: url)
            page.delegate = delegate
            configure(page)
            controller.present(page, animated: true)
        }
        app.buttons["Open"].firstMatch.tap()
        XCTAssertTrue(app.buttons["Open Again"].waitForExistence(timeout: 2))
    }

    func testAWebPageOpensInTheBrowserOnceAndAgainOnRequest() {
        present()
        XCTAssertEqual(host.openedURLs, [url])
        XCTAssertEqual(delegate.log, ["loaded true"])
        XCTAssertTrue(app.staticTexts["example.com"].exists)
        app.buttons["Open Again"].tap()
        XCTAssertEqual(host.openedURLs, [url, url])
    }

    func testTheButtonCallsTheDelegateAndDismissesThePage() {
        present { $0.dismissButtonStyle = .close }
        app.buttons["Close"].tap()
        XCTAssertTrue(app.buttons["Open Again"].waitForNonExistence(timeout: 2))
        XCTAssertEqual(delegate.log, ["loaded true", "finished"])
    }

    func testThePageSharesItsAddress() {
        present()
        app.buttons["Share"].tap()
        XCTAssertTrue(app.staticTexts["Copy"].waitForExistence(timeout: 2))
    }

    func testTheSettingsAreCopied() {
        let settings = SFSafariViewController.Configuration()
        settings.entersReaderIfAvailable = true
        let page = SFSafariViewController(url: url, configuration: settings)
        settings.entersReaderIfAvailable = false
        XCTAssertTrue(page.configuration.entersReaderIfAvailable)
    }
}
