import Synchronization
internal import UIKitCore

/// What the kit complained about while `body` ran.
@MainActor
package func complaints(during body: () -> Void) -> [String] {
    let sentences = Mutex<[String]>([])
    Complaint.$listener.withValue({ sentence in sentences.withLock { $0.append(sentence) } }, operation: body)
    return sentences.withLock { $0 }
}
