import CCurl
import Foundation

/// Waits for what happens to sockets, and for a bell. One thread waits; the others may ring meanwhile, and change which
/// sockets it waits for.
final class SocketPoller: Sendable {
    /// That something happened to a socket.
    struct Event {
        var socket: Int32
        /// What, in libcurl's bits (`CURL_CSELECT_IN`, `CURL_CSELECT_OUT`, `CURL_CSELECT_ERR`).
        var bits: Int32
    }

    /// The most events that one wait tells; the others come with the next.
    private static let limit = 64

    private let poll: Int32
    private let bell: Int32

    init() throws(TransferFailure) {
        poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        bell = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        // Each ring is told once, by its edge, so that nobody has to read it.
        guard poll >= 0, bell >= 0, control(EPOLL_CTL_ADD, bell, EPOLLIN.rawValue | EPOLLET.rawValue) else {
            let reason = String(cString: strerror(errno))
            throw TransferFailure(kind: .failed, details: "Sockets cannot be watched: \(reason)")
        }
    }

    deinit {
        if poll >= 0 { close(poll) }
        if bell >= 0 { close(bell) }
    }

    private func control(_ operation: Int32, _ socket: Int32, _ events: UInt32) -> Bool {
        var event = epoll_event(events: events, data: epoll_data_t(fd: socket))
        return epoll_ctl(poll, operation, socket, &event) == 0
    }

    /// Watches a socket from now on, in another way, or no longer.
    func watch(_ change: SocketWishes.Change) {
        guard change.after != 0 else { return _ = control(EPOLL_CTL_DEL, change.socket, 0) }
        let operation: Int32 = change.before == 0 ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
        _ = control(operation, change.socket, SocketPoller.events(change.after))
    }

    private static func events(_ bits: SocketWishes.Bits) -> UInt32 {
        var events: UInt32 = 0
        if Int32(bits) & CURL_POLL_IN != 0 { events |= EPOLLIN.rawValue }
        if Int32(bits) & CURL_POLL_OUT != 0 { events |= EPOLLOUT.rawValue }
        return events
    }

    /// Ends the wait that is under way, or the next one.
    func ring() {
        eventfd_write(bell, 1)
    }

    /// Waits until something happens to a socket, the bell rings or the time is over, and tells what happened.
    func wait(milliseconds: Int32, into events: inout [Event]) {
        events.removeAll(keepingCapacity: true)
        withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: SocketPoller.limit) { found in
            let count = Int(epoll_wait(poll, found.baseAddress, Int32(found.count), milliseconds))
            // Less than none: a signal came, and whoever waits looks around.
            for index in 0..<max(0, count) where found[index].data.fd != bell {
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
