import APIClient
import HostClock
import UIKitCore

/// Keeps an aspect woven, as long as it lives.
@MainActor
public final class AspectToken {
    private let identifier: Int
    private var requests: RequestJournal.Observation?

    /// Whether the aspect is called no more.
    public private(set) var isEnded = false

    init(_ identifier: Int, _ observeRequests: (AspectToken) -> RequestJournal.Observation) {
        self.identifier = identifier
        requests = observeRequests(self)
    }

    isolated deinit { end() }

    /// Takes the aspect out. Calling it again changes nothing.
    public func end() {
        guard !isEnded else { return }
        isEnded = true
        requests = nil
        AppEvents.shared.remove(identifier)
    }
}
