import APIClient
import HostClock
import UIKitCore

/// An object that keeps an aspect registered until the object is deallocated.
@MainActor
public final class AspectToken {
    private let identifier: Int
    private var requests: RequestJournal.Observation?

    /// Whether the aspect was removed.
    public private(set) var isEnded = false

    init(_ identifier: Int, _ observeRequests: (AspectToken) -> RequestJournal.Observation) {
        self.identifier = identifier
        requests = observeRequests(self)
    }

    isolated deinit { end() }

    /// Removes the aspect. Further calls have no effect.
    public func end() {
        guard !isEnded else { return }
        isEnded = true
        requests = nil
        AppEvents.shared.remove(identifier)
    }
}
