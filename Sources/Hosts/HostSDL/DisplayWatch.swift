import Dispatch

/// Wakes the main run loop when the display has sent something.
@MainActor
final class DisplayWatch {
    private let source: (any DispatchSourceRead)?

    /// Watches `descriptor`, and calls `read` on the main thread when there is something to read. A negative one
    /// is not watched.
    init(descriptor: Int32, read: @escaping @MainActor () -> Void) {
        guard descriptor >= 0 else {
            source = nil
            return
        }
        let source: any DispatchSourceRead = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        // What the main queue calls runs on the main thread.
        source.setEventHandler { MainActor.assumeIsolated(read) }
        source.activate()
        self.source = source
    }

    /// Whether there is a descriptor to watch.
    var isActive: Bool { source != nil }

    func cancel() {
        source?.cancel()
    }
}
