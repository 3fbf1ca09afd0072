import CCurl
import Foundation

/// Waits for events of sockets and for calls to `wake()`.
///
/// One thread waits. While it waits, other threads may wake it and change the watched sockets.
final class SocketPoller: Sendable {
    /// Events of a socket.
    struct Event {
        var socket: Int32
        /// The events in libcurl's bits (`CURL_CSELECT_IN`, `CURL_CSELECT_OUT`, `CURL_CSELECT_ERR`).
        var bits: Int32
    }

    /// The maximum number of events that one wait returns. The next wait returns the rest.
    private static let limit = 64

    private let poll: Int32
    private let wakeUp: Int32

    init() throws(TransferFailure) {
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeUp = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        // The event is edge-triggered, so that the counter never has to be read.
        guard poll >= 0, wakeUp >= 0, control(EPOLL_CTL_ADD, wakeUp, EPOLLIN.rawValue | EPOLLET.rawValue) else {
            let reason = String(cString: strerror(errno))
            throw TransferFailure(kind: .failed, details: "Sockets cannot be monitored: \(reason)")
        }
    }

    deinit {
        if poll >= 0 { close(poll) }
        if wakeUp >= 0 { close(wakeUp) }
    }

    private func control(_ operation: Int32, _ socket: Int32, _ events: UInt32) -> Bool {
        var event = epoll_event(events: events, data: epoll_data_t(fd: socket))
        return epoll_ctl(poll, operation, socket, &event) == 0
    }

    /// Adds, changes or removes the registration of a socket.
    func register(_ change: SocketInterests.Change) {
        guard change.after != 0 else { return _ = control(EPOLL_CTL_DEL, change.socket, 0) }
        let operation: Int32 = change.before == 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
        _ = control(operation, change.socket, SocketPoller.events(change.after))
    }

    private static func events(_ bits: SocketInterests.Bits) -> UInt32 {
        var events: UInt32 = 0
        if Int32(bits) & CURL_POLL_IN != 0 { events |= EPOLLIN.rawValue }
        if Int32(bits) & CURL_POLL_OUT != 0 { events |= EPOLLOUT.rawValue }
        return events
    }

    /// Ends the current wait, or the next one if no thread waits.
    func wake() {
        eventfd_write(wakeUp, 1)
    }

    /// Waits until a socket has an event, `wake()` is called or the time has passed, and stores the events in `events`.
    func wait(milliseconds: Int32, into events: inout [Event]) {
        events.removeAll(keepingCapacity: true)
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: SocketPoller.limit) { found in
            let count = Int(epoll_wait(poll, found.baseAddress, Int32(found.count), milliseconds))
            // The count is -1 after a signal. Then there are no events, and the caller waits again.
            for index in 0..<max(0, count) where found[index].data.fd != wakeUp {
                events.append(Event(socket: found[index].data.fd, bits: SocketPoller.bits(found[index].events)))
            }
        }
    }

    private static func bits(_ events: UInt32) -> Int32 {
        var bits: Int32 = 0
        if events & (EPOLLIN.rawValue | EPOLLHUP.rawValue) != 0 { bits |= CURL_CSELECT_IN }
        if events & EPOLLOUT.rawValue != 0 { bits |= CURL_CSELECT_OUT }
        if events & EPOLLERR.rawValue != 0 { bits |= CURL_CSELECT_ERR }
        return bits
    }
}
