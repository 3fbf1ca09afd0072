import Engawa
import EngawaTesting
import HostClock
import UIKit
import XCTest
import XCUIAutomation

/// Screens that break or keep the feedback promises about presses, requests and activity.
final class ActionPromiseTests: AuditTestCase {
    func testAButtonWithoutAnEffectBreaksThePromiseOfAReaction() throws {
        server.faults.always(.delay(0.1))
        try assertBreaks(.reaction, by: "go") { screen in
            screen.onPress { $0.send { screen, _ in screen.label.text = "Blue" } }
        } steps: {
            button.tap()
        }
    }

    func testAButtonWithABusyTitleKeepsThePromiseOfAReaction() throws {
        server.faults.always(.delay(0.1))
        try assertKeeps { screen in
            let submission = Submission(controls: [screen.button], busyReason: "Colr is searching.")
            screen.onPress { screen in
                submission.start {
                    try await AuditTestCase.send(screen.url)
                } success: {
                    screen.label.text = "Blue"
                } failure: { _ in
                }
            }
        } steps: {
            button.tap()
            button.tap()
        }
    }

    func testAFormThatIsSentTwiceBreaksThePromiseOfASingleRequest() throws {
        server.faults.always(.delay(1))
        var count = 0
        try assertBreaks(.singleRequest, by: "go") { screen in
            screen.onPress { screen in
                count += 1
                screen.label.text = "Press \(count)"
                screen.send(.post)
            }
        } steps: {
            button.tap()
            button.tap()
        }
        XCTAssertEqual(server.requests.count, 2)
    }

    func testARequestWithoutAnIndicatorBreaksThePromiseOfActivity() throws {
        ScreenDelegate.followsActivity = false
        server.faults.always(.delay(2))
        try assertBreaks(.activity) { $0.send() }
    }

    func testTheNetworkActivityIndicatorKeepsThePromiseOfActivity() throws {
        server.faults.always(.delay(2))
        try assertKeeps { $0.send() }
    }

    func testASpinnerOfTheScreenKeepsThePromiseOfActivity() throws {
        ScreenDelegate.followsActivity = false
        server.faults.always(.delay(2))
        try assertKeeps { screen in
            let visibility = DelayedVisibility(
                show: { screen.spinner.startAnimating() }, hide: { screen.spinner.stopAnimating() })
            visibility.setActive(true)
            screen.send { _, _ in visibility.setActive(false) }
        }
    }

    func testALineThatStaysBreaksThePromiseOfActivity() throws {
        ScreenDelegate.followsActivity = false
        server.faults.always(.delay(0.4))
        try assertBreaks(.activity, by: "network activity indicator") { screen in
            screen.send { _, _ in UIApplication.shared.isNetworkActivityIndicatorVisible = true }
        } steps: {
            app.wait(seconds: 3)
        }
    }

    func testASpinnerThatIsShownAtOnceBreaksThePromiseOfSteadiness() throws {
        server.faults.always(.delay(0.1))
        try assertBreaks(.steadiness, by: "spinner") { screen in
            screen.onPress { screen in
                screen.spinner.startAnimating()
                screen.send { screen, _ in screen.spinner.stopAnimating() }
            }
        } steps: {
            button.tap()
        }
    }

    func testASpinnerThatIsDelayedAndBriefBreaksThePromiseOfSteadiness() throws {
        server.faults.always(.delay(0.4))
        try assertBreaks(.steadiness, by: "spinner") { screen in
            screen.send { screen, _ in
                screen.spinner.stopAnimating()
                screen.label.text = "Blue"
            }
            MainQueue.shared.schedule(after: 0.31) { screen.spinner.startAnimating() }
        }
    }

    func testQuickAndSlowRequestsWithADelayedSpinnerKeepThePromiseOfSteadiness() throws {
        for delay in [0.1, 0.31, 0.4, 0.79, 2] {
            server.faults.removeAll()
            server.faults.always(.delay(delay))
            try assertKeeps { screen in
                let visibility = DelayedVisibility(
                    show: { screen.spinner.startAnimating() }, hide: { screen.spinner.stopAnimating() })
                screen.onPress { screen in
                    visibility.setActive(true)
                    screen.label.text = "Searching…"
                    screen.send { screen, _ in
                        visibility.setActive(false)
                        screen.label.text = "Blue"
                    }
                }
            } steps: {
                button.tap()
            }
        }
    }

    func testADisabledButtonWithoutAReasonBreaksThePromiseOfAReason() throws {
        try assertBreaks(.disabledReason, by: "go") { $0.button.isEnabled = false }
        try assertBreaks(.disabledReason, by: "go") { screen in
            screen.button.isEnabled = false
            screen.button.accessibilityHint = "Enter a name."
        } steps: {
            button.tap()
        }
    }

    func testADisabledButtonWithAReasonKeepsThePromiseOfAReason() throws {
        try assertKeeps { screen in
            screen.button.isEnabled = false
            screen.button.disabledReason = "Enter a name."
        } steps: {
            button.tap()
        }
    }
}
