import Dispatch

/// Wakes the main run loop when data from the display arrives.
@MainActor
final class DisplayWatch {
    private let source: (any DispatchSourceRead)?

    /// Watches `descriptor`, and calls `read` on the main thread when data is available. Does nothing if the descriptor
    /// is negative.
    init(descriptor: Int32, read: @escaping @MainActor () -> Void) {
        guard descriptor >= 0 else {
            source = nil
            return
        }
        let source: any DispatchSourceRead = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        // Handlers on the main queue run on the main thread.
        source.setEventHandler { MainActor.assumeIsolated(read) }
        source.activate()
        self.source = source
    }

    /// Whether a descriptor is watched.
    var isActive: Bool { source != nil }

    /// Stops watching the descriptor.
    func cancel() {
        source?.cancel()
    }
}
