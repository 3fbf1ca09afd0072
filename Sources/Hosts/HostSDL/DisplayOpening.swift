import Foundation
import PlatformHost
import Synchronization

/// Opens a display on a separate thread.
///
/// Loading SDL and connecting to the display server takes about 20 ms, mostly spent waiting for replies. During that time,
/// the main thread loads fonts and creates views.
@MainActor
final class DisplayOpening {
    private final class Outcome: Sendable {
        let value = Mutex<Result<OpenDisplay, HostError>?>(nil)
        let isReady = DispatchSemaphore(value: 0)
    }

    private let outcome = Outcome()
    private let startEnvironment: StartEnvironment

    init() {
        let environment = ProcessInfo.processInfo.environment
        startEnvironment = StartEnvironment(environment)
        if StartEnvironment.hasSessionBus(environment) { TextScaleSetting.startReading() }
        let thread = Thread { [outcome] in
            let result = Result<OpenDisplay, HostError> { () throws(HostError) in
                try OpenDisplay(environment: environment)
            }
            outcome.value.withLock { $0 = result }
            outcome.isReady.signal()
        }
        thread.name = "display"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Waits until the display is open, and returns it.
    ///
    /// - Throws: `HostError` if the display could not be opened.
    func wait() throws -> OpenDisplay {
        outcome.isReady.wait()
        TextScaleSetting.finishReading()
        startEnvironment.restore()
        guard let result = outcome.value.withLock({ $0 }) else {
            throw HostError(
                "No window can be opened, because the thread that opens the display ended early. Restart the program.")
        }
        return try result.get()
    }
}
