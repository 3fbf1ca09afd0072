import Diagnostics
import Synchronization

/// Returns the warnings that the kit wrote while `body` ran.
@MainActor
package func warnings(during body: () -> Void) -> [String] {
    let sentences = Mutex<[String]>([])
    Diagnostics.$observer.withValue({ sentence in sentences.withLock { $0.append(sentence) } }, operation: body)
    return sentences.withLock { $0 }
}
