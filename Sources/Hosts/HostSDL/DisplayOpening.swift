import Foundation
import PlatformHost
import Synchronization

/// Opens a display on a separate thread.
///
/// Loading SDL, connecting to the display server and loading the input method takes about 30 ms. On X11, the properties
/// of the display are known after a fraction of that time, so the application is launched and laid out while the
/// display opens. On other systems, the main thread only loads fonts during that time.
@MainActor
final class DisplayOpening {
    private final class Outcome: Sendable {
        let expected = Mutex<OpenDisplay?>(nil)
        let value = Mutex<Result<OpenDisplay, HostError>?>(nil)
        /// Signaled when SDL may be loaded.
        let mayLoad = DispatchSemaphore(value: 0)
        /// Signaled when `expected` or `value` is set for the first time.
        let isKnown = DispatchSemaphore(value: 0)
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
                try OpenDisplay(environment: environment) { display in
                    if let display {
                        outcome.expected.withLock { $0 = display }
                        outcome.isKnown.signal()
                    }
                    outcome.mayLoad.wait()
                }
            }
            outcome.value.withLock { $0 = result }
            outcome.isKnown.signal()
            outcome.isReady.signal()
        }
        thread.name = "display"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Waits until the properties of the display are known, and returns them. Returns nil if they are not known until
    /// the display is open.
    ///
    /// SDL begins to load only when this method is called. No thread can be started while a library is being loaded,
    /// and Pango starts threads to find fonts, so the main thread would wait if it loaded fonts at the same time.
    func waitForExpected() -> OpenDisplay? {
        outcome.mayLoad.signal()
        outcome.isKnown.wait()
        TextScaleSetting.finishReading()
        return outcome.expected.withLock { $0 }
    }

    /// Waits until the display is open, and returns it.
    ///
    /// - Throws: `HostError` if the display could not be opened.
    func wait() throws(HostError) -> OpenDisplay {
        outcome.isReady.wait()
        startEnvironment.restore()
        guard let result = outcome.value.withLock({ $0 }) else {
            throw HostError(
                "No window can be opened, because the thread that opens the display ended early. Restart the program.")
        }
        return try result.get()
    }
}
