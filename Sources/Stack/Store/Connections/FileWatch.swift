import Dispatch
import Foundation

/// Observes a file with inotify, and calls a closure when a process changes its attributes or closes it after writing.
final class FileWatch {
    private let source: any DispatchSourceRead

    /// Begins to observe a file.
    ///
    /// - Parameters:
    ///   - path: The path of an existing file, which must not be replaced.
    ///   - queue: The queue on which `body` is called.
    init(path: String, queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) throws {
        let descriptor: Int32 = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard
            descriptor >= 0,
            inotify_add_watch(descriptor, path, UInt32(IN_ATTRIB) | UInt32(IN_CLOSE_WRITE)) >= 0
        else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw StoreError(
                .failed,
                """
                A live query cannot observe writes of other processes: \(reason). \
                Close some programs, or increase the system's limit on watched files.
                """, details: path)
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            // The kind of event does not matter, so this reads all pending events and calls `body` once.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            body()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }
}
