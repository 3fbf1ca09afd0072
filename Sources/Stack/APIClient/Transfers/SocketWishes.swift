import CCurl

/// Which sockets libcurl waits for, beside which of them the system was told to watch.
///
/// libcurl lets go of a connection after each answer and wants it again with the next request. The system is told only
/// what still differs when somebody is about to wait.
struct SocketWishes {
    /// What is waited for: `CURL_POLL_IN`, `CURL_POLL_OUT`, `CURL_POLL_INOUT`, or nothing.
    typealias Bits = UInt8

    /// What the system has to be told about a socket.
    struct Change: Equatable {
        var socket: Int32
        /// What it watches until now; 0 if it does not.
        var before: Bits
        /// What it is to watch from now on; 0 if nothing.
        var after: Bits
    }

    private struct Entry {
        var wished: Bits = 0
        var told: Bits = 0
        /// Whether it is a connection, whose end is known here.
        var isConnection = false
        var isListed = false
    }

    /// By the sockets' numbers, which are small.
    private var entries: [Entry] = []
    /// The sockets whose wish may differ from what was told.
    private var listed: [Int32] = []

    private mutating func prepare(_ socket: Int32) -> Int {
        let index = Int(socket)
        if index >= entries.count {
            entries.append(contentsOf: repeatElement(Entry(), count: max(64, index + 1 - entries.count)))
        }
        return index
    }

    /// A connection was opened as `socket`.
    mutating func open(_ socket: Int32) {
        let index: Int = prepare(socket)
        entries[index] = Entry(isConnection: true, isListed: entries[index].isListed)
    }

    /// A connection is about to be closed; the change that this makes comes back. The number may be another's later.
    mutating func close(_ socket: Int32) -> Change? {
        let index: Int = prepare(socket)
        defer { entries[index] = Entry(isListed: entries[index].isListed) }
        return removal(of: socket)
    }

    /// libcurl waits for a socket from now on, or no longer. What cannot be put off comes back: nobody tells of the end
    /// of a socket that is no connection, and its number may be another's by the next wait.
    mutating func wish(_ bits: Bits, of socket: Int32) -> Change? {
        let index: Int = prepare(socket)
        entries[index].wished = bits
        if bits == 0, !entries[index].isConnection { return takeBack(socket) }
        if !entries[index].isListed, entries[index].wished != entries[index].told {
            entries[index].isListed = true
            listed.append(socket)
        }
        return nil
    }

    /// What libcurl waits for.
    func wish(of socket: Int32) -> Bits {
        entries.indices.contains(Int(socket)) ? entries[Int(socket)].wished : 0
    }

    /// Stops watching a socket that nobody waits for.
    mutating func takeBack(_ socket: Int32) -> Change? {
        let index: Int = prepare(socket)
        defer { entries[index].told = 0 }
        return removal(of: socket)
    }

    private func removal(of socket: Int32) -> Change? {
        let told: Bits = entries[Int(socket)].told
        return told == 0 ? nil : Change(socket: socket, before: told, after: 0)
    }

    /// Gives what differs to `tell`.
    ///
    /// - Parameter isIdle: whether no transfer is under way. Until then connections that wait for the next request are
    ///   watched on, because that comes soon.
    mutating func settle(isIdle: Bool, _ tell: (Change) -> Void) {
        guard !listed.isEmpty else { return }
        var kept = 0
        for socket in listed {
            let index = Int(socket)
            let entry: Entry = entries[index]
            if entry.wished == 0, entry.told != 0, !isIdle {
                listed[kept] = socket
                kept += 1
                continue
            }
            if entry.wished != entry.told {
                tell(Change(socket: socket, before: entry.told, after: entry.wished))
                entries[index].told = entry.wished
            }
            entries[index].isListed = false
        }
        listed.removeLast(listed.count - kept)
    }
}
