import Engawa
import EngawaTesting
import HostClock
import UIKit
import XCTest
import XCUIAutomation

/// Screens that break or keep the feedback promises about failures, lists and input.
final class ResultPromiseTests: AuditTestCase {
    /// Returns the behavior of a screen whose button sends a request. If the request fails, `show` shows the error.
    private func screen(
        _ method: HTTPMethod = .get, showing show: @escaping @MainActor (PromiseScreen, any Error) -> Void
    ) -> @MainActor (PromiseScreen) -> Void {
        { screen in
            screen.onPress { screen in
                screen.button.isEnabled = false
                screen.button.disabledReason = "Colr is searching."
                screen.send(method) { screen, error in
                    screen.button.isEnabled = true
                    if let error { show(screen, error) }
                }
            }
        }
    }

    private func press() { button.tap() }

    func testASilentFailureBreaksThePromiseOfANextStep() throws {
        server.faults.always(.status(500))
        try assertBreaks(.nextStep, by: "go", screen { _, _ in }, steps: press)
    }

    func testASilentFailureInTheBackgroundKeepsThePromiseOfANextStep() throws {
        server.faults.always(.status(500))
        try assertKeeps(
            { screen in
                screen.onPress { screen in
                    screen.label.text = "Pressed"
                    let url: URL = screen.url
                    Task { try? await AuditTestCase.send(url, inBackground: true) }
                }
            }, steps: press)
    }

    func testAFailureWithoutARetryControlBreaksThePromiseOfANextStep() throws {
        server.faults.always(.status(500))
        try assertBreaks(
            .nextStep, by: "go",
            screen { screen, _ in
                screen.label.text = "Colr encountered an error. Try again later."
                screen.button.isHidden = true
            }, steps: press)
    }

    func testAReportOfAnotherRequestBreaksThePromiseOfANextStep() throws {
        server.faults.always(.delay(0.4), .status(500))
        try assertBreaks(
            .nextStep, by: "go",
            screen(.post) { screen, _ in
                screen.label.text = "Colr could not add the color. Try again in a moment."
                screen.retry.isHidden = false
                screen.button.isHidden = true
                // The user does not learn that this request failed.
                MainQueue.shared.schedule(after: 0.8) { screen.send(.get) }
            },
            steps: {
                press()
                app.wait(seconds: 4)
            })
    }

    func testASpinnerThatStaysAfterAFailureBreaksThePromiseOfANextStep() throws {
        server.faults.always(.delay(1), .status(500))
        try assertBreaks(
            .nextStep, by: "GET \(url)/colors",
            { screen in
                let visibility = DelayedVisibility(show: { screen.spinner.startAnimating() }, hide: {})
                visibility.setActive(true)
                screen.send()
            }, steps: { app.wait(seconds: 12) })
    }

    func testACodeBreaksThePromiseOfSentences() throws {
        server.faults.always(.status(500))
        try assertBreaks(
            .sentences, by: "Error 500", screen { screen, _ in screen.label.text = "Error 500" }, steps: press)
        try assertBreaks(.sentences, screen { screen, error in screen.label.text = "\(error)" }, steps: press)
    }

    func testAMessageBannerKeepsThePromisesOfANextStepAndOfSentences() throws {
        for fault in [Fault.status(500), .status(404), .dropConnection, .neverRespond] {
            server.faults.removeAll()
            server.faults.always(fault)
            try assertKeeps(
                screen { screen, error in
                    let banner = MessageBanner(frame: CGRect(x: 20, y: 190, width: 350, height: 100))
                    screen.view.addSubview(banner)
                    banner.show(error) { screen.send() }
                }, steps: press)
        }
    }

    // MARK: Lists

    /// A list that changes two seconds after the launch.
    private func list(
        from row: Int, change: @escaping @MainActor (PromiseScreen) -> Void
    ) -> @MainActor (PromiseScreen) -> Void {
        { screen in
            screen.fill(60)
            screen.view.layoutIfNeeded()
            screen.table.contentOffset = CGPoint(x: 0, y: CGFloat(row) * 44)
            MainQueue.shared.schedule(after: 2) { change(screen) }
        }
    }

    private func insertRow(_ screen: PromiseScreen) {
        screen.rows.insert("New", at: 0)
        screen.table.reloadData()
    }

    func testARowThatIsPushedAwayBreaksThePromiseOfStillness() throws {
        try assertBreaks(.stillness, list(from: 20, change: insertRow), steps: { app.wait(seconds: 3) })
    }

    func testARowThatMovesUnderAFingerBreaksThePromiseOfStillness() throws {
        try assertBreaks(
            .stillness, list(from: 0, change: insertRow), steps: { app.cells.element(boundBy: 3).press(forDuration: 3) }
        )
    }

    func testABoundListKeepsThePromiseOfStillness() throws {
        let items = MainActor.assumeIsolated { DynamicArray((1...60).map { "Row \($0)" }) }
        var binding: TableBinding<String>?
        for row in [0, 20] {
            try assertKeeps(
                { screen in
                    binding = screen.table.bind(to: items) { (cell: UITableViewCell, text) in
                        cell.textLabel?.text = text
                    }
                    screen.view.layoutIfNeeded()
                    screen.table.contentOffset = CGPoint(x: 0, y: CGFloat(row) * 44)
                    MainQueue.shared.schedule(after: 2) { items.insert("New \(row)", at: 0) }
                }, steps: { app.cells.element(boundBy: 3).press(forDuration: 3) })
        }
        XCTAssertNotNil(binding)
    }

    // MARK: Input

    private func typeAndPress() {
        field.tap()
        field.typeText("Ada")
        button.tap()
    }

    func testAFailureThatEmptiesTheFieldBreaksThePromiseOfInput() throws {
        server.faults.always(.status(500), method: "POST")
        try assertBreaks(
            .input, by: "name",
            screen(.post) { screen, _ in
                screen.label.text = "Colr encountered an error. Try again in a moment."
                screen.field.text = nil
            }, steps: typeAndPress)
    }

    func testAFailureThatKeepsTheTextKeepsThePromiseOfInput() throws {
        server.faults.always(.status(500), method: "POST")
        try assertKeeps(
            screen(.post) { screen, _ in screen.label.text = "Colr encountered an error. Try again in a moment." },
            steps: typeAndPress)
    }

    func testTextThatIsGoneInTheNextProcessBreaksThePromiseOfInput() throws {
        let steps: () -> Void = { [self] in
            field.tap()
            field.typeText("Ada")
            app.wait(seconds: 1)
            app.launch()
            app.wait(seconds: 2)
        }
        try assertBreaks(.input, by: "name", { _ in }, steps: steps)
        var kept: String?
        try assertKeeps(
            { screen in
                screen.field.text = kept
                screen.field.addAction(UIAction { [weak screen] _ in kept = screen?.field.text }, for: .editingChanged)
            }, steps: steps)
    }

    func testTextThatIsGoneAfterARotationBreaksThePromiseOfInput() throws {
        let rotate: () -> Void = { [self] in
            field.tap()
            field.typeText("Ada")
            XCUIDevice.shared.orientation = .landscapeLeft
            app.wait(seconds: 1)
            XCUIDevice.shared.orientation = .portrait
        }
        try assertBreaks(
            .input, by: "name",
            { screen in
                screen.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (screen: PromiseScreen, _) in
                    screen.field.text = nil
                }
            }, steps: rotate)
        try assertKeeps({ _ in }, steps: rotate)
    }
}
