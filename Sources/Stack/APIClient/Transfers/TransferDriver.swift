import CCurl
import Foundation
import HostClock
import Synchronization

/// libcurl's multi handle with the transfers on it. Only the thread of the transfers uses it.
final class TransferDriver {
    /// How long to wait for something to happen, in seconds. Whatever may happen ends the wait.
    private static let longestWait: TimeInterval = 600

    /// How many of libcurl's handles exist, so that tests can tell that none is left behind.
    static let handleCount = Atomic<Int>(0)

    let multi: UnsafeMutableRawPointer
    private let settings: TransferSettings
    private let poller: SocketPoller
    /// Asks for something to be done on the thread of the transfers, from any thread.
    private let post: @Sendable (TransferLoop.Command) -> Void
    private var wishes = SocketWishes()
    /// When libcurl wants to be called though nothing happened, in seconds of the system's monotonic clock.
    private var alarm: TimeInterval?
    private var transfers: [UInt64: Transfer] = [:]

    /// Makes a driver; a failure says why libcurl cannot be used.
    init(
        settings: TransferSettings, poller: SocketPoller, post: @escaping @Sendable (TransferLoop.Command) -> Void
    ) throws(TransferFailure) {
        self.settings = settings
        self.post = post
        self.poller = poller
        if let failure = libcurl_load() {
            throw TransferFailure(kind: .failed, details: String(cString: failure))
        }
        guard let multi = libcurl_multi_init() else {
            throw TransferDriver.outOfMemory
        }
        self.multi = multi
        let limit: Int = max(1, settings.connectionLimit)
        libcurl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, limit)
        // By itself libcurl keeps fewer while few transfers are under way, as between two that follow each other.
        libcurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, limit)
        listen()
    }

    func close() {
        for transfer in transfers.values {
            detach(transfer)
            dispose(of: transfer)
        }
        transfers.removeAll()
        libcurl_multi_cleanup(multi)
    }

    func obey(_ command: TransferLoop.Command) {
        switch command {
        case .start(let flight): start(flight)
        case .cancel(let identifier):
            guard let transfer = transfers.removeValue(forKey: identifier) else { return }
            detach(transfer)
            dispose(of: transfer)
        case .visit(let call): call(self)
        case .barrier(let body): body()
        }
    }

    // MARK: Turns

    /// Hears from libcurl which sockets and what time it waits for.
    private func listen() {
        libcurl_multi_set_functions(
            multi,
            { _, socket, what, context, _ in
                guard let context else { return -1 }
                TransferDriver.of(context).watch(socket, for: what)
                return 0
            },
            { _, milliseconds, context in
                guard let context else { return -1 }
                TransferDriver.of(context).setAlarm(after: milliseconds)
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// The driver that libcurl was given as `context`.
    private static func of(_ context: UnsafeMutableRawPointer) -> TransferDriver {
        Unmanaged<TransferDriver>.fromOpaque(context).takeUnretainedValue()
    }

    private func watch(_ socket: Int32, for what: Int32) {
        let bits = SocketWishes.Bits(what == CURL_POLL_REMOVE ? 0 : what)
        if let change = wishes.wish(bits, of: socket) { poller.watch(change) }
    }

    /// Hears from libcurl which sockets are connections.
    private func listen(to handle: UnsafeMutableRawPointer) {
        libcurl_set_socket_functions(
            handle,
            { context, _, address in
                guard let context, let address = address?.pointee else { return CURL_SOCKET_BAD }
                // No program that is started meanwhile gets the connection too.
                let type: Int32 = address.socktype | Int32(SOCK_CLOEXEC.rawValue)
                let socket: Int32 = Foundation.socket(address.family, type, address.protocol)
                if socket >= 0 { TransferDriver.of(context).wishes.open(socket) }
                return socket
            },
            { context, socket in
                if let context { TransferDriver.of(context).forget(socket) }
                return Foundation.close(socket)
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// A connection is about to be closed.
    private func forget(_ socket: Int32) {
        if let change = wishes.close(socket) { poller.watch(change) }
    }

    private func setAlarm(after milliseconds: Int) {
        alarm = milliseconds < 0 ? nil : MainQueue.monotonicNow + TimeInterval(milliseconds) / 1_000
    }

    /// Does what can be done now, and returns when it wants to be called again at the latest, in seconds of the system's
    /// monotonic clock.
    func turn(_ events: [SocketPoller.Event], _ commands: [TransferLoop.Command]) -> TimeInterval {
        for event in events { act(on: event) }
        for command in commands { obey(command) }
        landWhatIsOver()
        settleWishes()
        return min(alarm ?? .infinity, MainQueue.monotonicNow + TransferDriver.longestWait)
    }

    private func act(on event: SocketPoller.Event) {
        if wishes.wish(of: event.socket) == 0 {
            // The server closed a connection that was kept. libcurl finds out before it uses it.
            if let change = wishes.takeBack(event.socket) { poller.watch(change) }
        } else {
            _ = libcurl_multi_act(multi, event.socket, event.bits)
        }
    }

    private func settleWishes() {
        wishes.settle(isIdle: isIdle) { poller.watch($0) }
    }

    /// Whether no transfer is under way.
    var isIdle: Bool { transfers.isEmpty }

    private func landWhatIsOver() {
        repeat { actOnTime() } while collect()
    }

    /// Does what it is time for.
    private func actOnTime() {
        guard let alarm, alarm <= MainQueue.monotonicNow else { return }
        // libcurl says it anew if it wants another.
        self.alarm = nil
        _ = libcurl_multi_act(multi, CURL_SOCKET_TIMEOUT, 0)
    }

    /// Whether a transfer may be ended in order to send its request again later.
    func mayStop(_ identifier: UInt64) -> Bool {
        transfers[identifier]?.mayBeSentAgain ?? true
    }

    /// Ends a transfer, and returns what came so far if the server can be asked for the rest.
    func withdraw(_ identifier: UInt64) -> PartialBody? {
        guard let transfer = transfers.removeValue(forKey: identifier) else { return nil }
        detach(transfer)
        defer { dispose(of: transfer) }
        return transfer.partial
    }

    private func makeHandle() -> UnsafeMutableRawPointer? {
        let handle: UnsafeMutableRawPointer? = libcurl_easy_init()
        if handle != nil { TransferDriver.handleCount.add(1, ordering: .relaxed) }
        return handle
    }

    private func destroy(_ handle: UnsafeMutableRawPointer) {
        libcurl_easy_cleanup(handle)
        TransferDriver.handleCount.subtract(1, ordering: .relaxed)
    }

    private func start(_ flight: Flight) {
        guard !flight.isCalledOff.load(ordering: .sequentiallyConsistent) else { return }
        guard let handle = makeHandle() else {
            return flight.finish(.failure(TransferDriver.outOfMemory))
        }
        let transfer = Transfer(flight: flight, handle: handle, settings: settings) { [post] in
            // At once, so that virtual time does not move on meanwhile.
            flight.goOn()
            post(.visit { driver in driver.goOn(flight.identifier) })
        }
        transfers[flight.identifier] = transfer
        attach(transfer)
    }

    /// Reads on from a connection, because there is room for what comes.
    private func goOn(_ identifier: UInt64) {
        guard let transfer = transfers[identifier] else { return }
        transfer.flight.goOn()
        libcurl_read_on(transfer.handle)
    }

    private func attach(_ transfer: Transfer) {
        transfer.prepare()
        listen(to: transfer.handle)
        libcurl_multi_add(multi, transfer.handle)
    }

    private func detach(_ transfer: Transfer) {
        libcurl_multi_remove(multi, transfer.handle)
    }

    /// Frees the handle of a transfer that is over.
    ///
    /// No handle is used twice: in libcurl 7.88 the headers of one transfer are freed, but not forgotten, when the next
    /// begins, and an answer whose first header is folded writes to them.
    private func dispose(of transfer: Transfer) {
        destroy(transfer.handle)
        transfer.release()
    }

    /// Sends the request of a transfer again: to another place, or for the whole.
    private func restart(_ transfer: Transfer) {
        dispose(of: transfer)
        guard let handle = makeHandle() else {
            transfers[transfer.flight.identifier] = nil
            return transfer.flight.finish(.failure(TransferDriver.outOfMemory))
        }
        transfer.handle = handle
        attach(transfer)
    }

    private static let outOfMemory = TransferFailure(kind: .failed, details: "libcurl is out of memory.")

    /// Lands the transfers that are over, and tells whether there were any.
    private func collect() -> Bool {
        var code: CURLcode = CURLE_OK
        var found = false
        while let handle = libcurl_multi_next_done(multi, &code) {
            guard let known = libcurl_get_private(handle) else { continue }
            let transfer: Transfer = Unmanaged<Transfer>.fromOpaque(known).takeUnretainedValue()
            found = true
            detach(transfer)
            switch transfer.outcome(of: code) {
            case .goOn: restart(transfer)
            case .over(let result):
                transfers[transfer.flight.identifier] = nil
                dispose(of: transfer)
                transfer.flight.finish(result)
            }
        }
        return found
    }
}
