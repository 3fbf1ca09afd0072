import CCurl

/// The events that libcurl waits for on each socket, and those that are registered with the kernel.
///
/// libcurl removes its interest in a connection after each response and adds it again with the next request. Therefore
/// only the differences that remain when the thread is about to wait are registered.
struct SocketInterests {
    /// A set of events: `CURL_POLL_IN`, `CURL_POLL_OUT`, `CURL_POLL_INOUT`, or none.
    typealias Bits = UInt8

    /// A registration to change in the kernel.
    struct Change: Equatable {
        var socket: Int32
        /// The registered events; 0 if the socket is not registered.
        var before: Bits
        /// The events to register; 0 to remove the socket.
        var after: Bits
    }

    private struct Entry {
        var interest: Bits = 0
        var registered: Bits = 0
        /// Whether the socket is a connection. `close(_:)` is called before a connection is closed.
        var isConnection = false
        var isPending = false
    }

    /// The entries by socket number. Socket numbers are small.
    private var entries: [Entry] = []
    /// The sockets whose interest may differ from the registration.
    private var pending: [Int32] = []

    private mutating func prepare(_ socket: Int32) -> Int {
        let index = Int(socket)
        if index >= entries.count {
            entries.append(contentsOf: repeatElement(Entry(), count: max(64, index + 1 - entries.count)))
        }
        return index
    }

    /// Adds a connection that was opened as `socket`.
    mutating func open(_ socket: Int32) {
        let index = prepare(socket)
        entries[index] = Entry(isConnection: true, isPending: entries[index].isPending)
    }

    /// Removes a connection that is about to be closed. Returns the change, which must be made immediately because
    /// another socket may reuse the number.
    mutating func close(_ socket: Int32) -> Change? {
        let index = prepare(socket)
        defer { entries[index] = Entry(isPending: entries[index].isPending) }
        return removal(of: socket)
    }

    /// Sets the events that libcurl waits for on a socket; 0 if none.
    ///
    /// Returns a change that cannot be delayed: the removal of a socket that is not a connection. Its closing is not
    /// reported, and another socket may reuse its number before the next wait.
    mutating func setInterest(_ bits: Bits, in socket: Int32) -> Change? {
        let index = prepare(socket)
        entries[index].interest = bits
        if bits == 0, !entries[index].isConnection { return unregister(socket) }
        if !entries[index].isPending, entries[index].interest != entries[index].registered {
            entries[index].isPending = true
            pending.append(socket)
        }
        return nil
    }

    /// The events that libcurl waits for on a socket.
    func interest(in socket: Int32) -> Bits {
        entries.indices.contains(Int(socket)) ? entries[Int(socket)].interest : 0
    }

    /// Stops watching a socket in which libcurl has no interest.
    mutating func unregister(_ socket: Int32) -> Change? {
        let index = prepare(socket)
        defer { entries[index].registered = 0 }
        return removal(of: socket)
    }

    private func removal(of socket: Int32) -> Change? {
        let registered = entries[Int(socket)].registered
        return registered == 0 ? nil : Change(socket: socket, before: registered, after: 0)
    }

    /// Passes the differences between interests and registrations to `register`.
    ///
    /// - Parameter isIdle: Whether no transfer is in progress. While a transfer is in progress, idle connections stay
    ///   registered, because their next request is likely to follow soon.
    mutating func flush(isIdle: Bool, _ register: (Change) -> Void) {
        guard !pending.isEmpty else { return }
        var kept = 0
        for socket in pending {
            let index = Int(socket)
            let entry = entries[index]
            if entry.interest == 0, entry.registered != 0, !isIdle {
                pending[kept] = socket
                kept += 1
                continue
            }
            if entry.interest != entry.registered {
                register(Change(socket: socket, before: entry.registered, after: entry.interest))
                entries[index].registered = entry.interest
            }
            entries[index].isPending = false
        }
        pending.removeLast(pending.count - kept)
    }
}
