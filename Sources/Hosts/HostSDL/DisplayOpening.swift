import Foundation
import PlatformHost
import Synchronization

/// A display that is being opened on a thread of its own.
///
/// Loading SDL and greeting the display's server takes some twenty milliseconds, most of them spent waiting for
/// answers, while the main thread has fonts to find and views to make.
@MainActor
final class DisplayOpening {
    private final class Answer: Sendable {
        let value = Mutex<Result<OpenDisplay, HostError>?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }

    private let answer = Answer()
    private let surroundings: StartEnvironment

    init() {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        surroundings = StartEnvironment(environment)
        let thread = Thread { [answer] in
            let result = Result<OpenDisplay, HostError> { () throws(HostError) in
                try OpenDisplay(environment: environment)
            }
            answer.value.withLock { $0 = result }
            answer.isThere.signal()
        }
        thread.name = "display"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Waits until the display is open.
    ///
    /// - Throws: `HostError` when it could not be opened.
    func wait() throws -> OpenDisplay {
        answer.isThere.wait()
        surroundings.restore()
        guard let result = answer.value.withLock({ $0 }) else {
            throw HostError(
                "No window can be opened, because the display's thread ended early. Start the program again.")
        }
        return try result.get()
    }
}
