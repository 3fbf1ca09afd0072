import Dispatch
import Foundation

/// Tells when somebody touches a file, or closes it after writing. The system wakes us; nothing is polled.
final class FileWatch {
    private let source: any DispatchSourceRead

    /// - Parameters:
    ///   - path: a file that is there, and stays there.
    ///   - queue: where `body` is called.
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
                A live query cannot be told of other processes' writes: \(reason). \
                Close some programs, or raise the system's limit of watched files.
                """, details: path)
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            // What exactly happened does not matter, so all that waits is taken at once.
            var events = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &events, events.count) > 0 {}
            body()
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    deinit { source.cancel() }
}
