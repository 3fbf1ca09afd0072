import ProgramDiagnostics
import Synchronization

/// Returns the warnings that the kit wrote while `body` ran.
@MainActor
package func warnings(during body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    Diagnostics.$observer.withValue({ message in messages.withLock { $0.append(message) } }, operation: body)
    return messages.withLock { $0 }
}
