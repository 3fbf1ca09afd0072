import CCurl
import Foundation
import HostClock
import Synchronization

/// libcurl's multi handle and the transfers on it. Used on the transfer thread only.
final class TransferDriver {
    /// The maximum duration of a wait for events, in seconds. Events end the wait, so the value is not critical.
    private static let longestWait: TimeInterval = 600

    /// The number of libcurl's easy handles, which tests use to find leaks.
    static let handleCount = Atomic<Int>(0)

    let multi: UnsafeMutableRawPointer
    private let settings: TransferSettings
    private let poller: SocketPoller
    /// Queues a command for the transfer thread. Thread-safe.
    private let post: @Sendable (TransferLoop.Command) -> Void
    private var interests = SocketInterests()
    /// The time at which libcurl must be called even without events, in seconds of the system's monotonic clock, if
    /// any.
    private var timerDeadline: TimeInterval?
    private var activeTransfers: [UInt64: CurlTransfer] = [:]

    /// Creates a driver.
    ///
    /// - Throws: The reason why libcurl cannot be used.
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
        let limit = max(1, settings.connectionLimit)
        libcurl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, limit)
        // libcurl's default is smaller while few transfers are in progress, for example between two successive
        // requests.
        libcurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, limit)
        setMultiCallbacks()
    }

    func close() {
        for active in activeTransfers.values {
            detach(active)
            freeHandle(of: active)
        }
        activeTransfers.removeAll()
        libcurl_multi_cleanup(multi)
    }

    private func perform(_ command: TransferLoop.Command) {
        switch command {
        case .start(let transfer): start(transfer)
        case .cancel(let identifier):
            guard let active = activeTransfers.removeValue(forKey: identifier) else { return }
            detach(active)
            freeHandle(of: active)
        case .perform(let body): body(self)
        case .barrier(let body): body()
        }
    }

    // MARK: Events

    /// Sets the callbacks that receive the sockets and the timeout for which libcurl waits.
    private func setMultiCallbacks() {
        libcurl_multi_set_functions(
            multi,
            { _, socket, events, context, _ in
                guard let context else { return -1 }
                TransferDriver.from(context).setInterest(events, in: socket)
                return 0
            },
            { _, milliseconds, context in
                guard let context else { return -1 }
                TransferDriver.from(context).setTimer(after: milliseconds)
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the driver that was passed to libcurl as `context`.
    private static func from(_ context: UnsafeMutableRawPointer) -> TransferDriver {
        Unmanaged<TransferDriver>.fromOpaque(context).takeUnretainedValue()
    }

    private func setInterest(_ events: Int32, in socket: Int32) {
        let bits = SocketInterests.Bits(events == CURL_POLL_REMOVE ? 0 : events)
        if let change = interests.setInterest(bits, in: socket) { poller.register(change) }
    }

    /// Sets the callbacks that open and close connections for libcurl.
    private func setSocketCallbacks(of handle: UnsafeMutableRawPointer) {
        libcurl_set_socket_functions(
            handle,
            { context, _, address in
                guard let context, let address = address?.pointee else { return CURL_SOCKET_BAD }
                // A child process must not inherit the connection.
                let type: Int32 = address.socktype | Int32(SOCK_CLOEXEC.rawValue)
                let socket = Foundation.socket(address.family, type, address.protocol)
                if socket >= 0 { TransferDriver.from(context).interests.open(socket) }
                return socket
            },
            { context, socket in
                if let context { TransferDriver.from(context).removeInterests(in: socket) }
                return Foundation.close(socket)
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Called before a connection is closed.
    private func removeInterests(in socket: Int32) {
        if let change = interests.close(socket) { poller.register(change) }
    }

    private func setTimer(after milliseconds: Int) {
        timerDeadline = milliseconds < 0 ? nil : MainQueue.monotonicNow + TimeInterval(milliseconds) / 1_000
    }

    /// Handles events and performs commands.
    ///
    /// - Returns: The latest time of the next call, in seconds of the system's monotonic clock.
    func process(_ events: [SocketPoller.Event], _ commands: [TransferLoop.Command]) -> TimeInterval {
        for event in events { handle(event) }
        for command in commands { perform(command) }
        repeat { fireTimer() } while completeFinishedTransfers()
        interests.flush(isIdle: activeTransfers.isEmpty) { poller.register($0) }
        return min(timerDeadline ?? .infinity, MainQueue.monotonicNow + TransferDriver.longestWait)
    }

    private func handle(_ event: SocketPoller.Event) {
        if interests.interest(in: event.socket) == 0 {
            // The server closed an idle connection. libcurl checks the connection before it uses it again.
            if let change = interests.unregister(event.socket) { poller.register(change) }
        } else {
            _ = libcurl_multi_act(multi, event.socket, event.bits)
        }
    }

    /// Calls libcurl if its timer is due.
    private func fireTimer() {
        guard let timerDeadline, timerDeadline <= MainQueue.monotonicNow else { return }
        // libcurl sets the timer again if it needs another call.
        self.timerDeadline = nil
        _ = libcurl_multi_act(multi, CURL_SOCKET_TIMEOUT, 0)
    }

    // MARK: Transfers

    /// Returns whether a transfer can be interrupted and its request sent again later.
    ///
    /// - Parameter isRepeatable: Whether the server can receive the request twice without harm.
    func canInterrupt(_ identifier: UInt64, isRepeatable: Bool) -> Bool {
        isRepeatable || activeTransfers[identifier]?.wasSentCompletely != true
    }

    /// Ends a transfer, and returns the bytes received so far if the server can send the rest.
    func interrupt(_ identifier: UInt64) -> PartialBody? {
        guard let active = activeTransfers.removeValue(forKey: identifier) else { return nil }
        detach(active)
        defer { freeHandle(of: active) }
        return active.partial
    }

    private func makeHandle() -> UnsafeMutableRawPointer? {
        let handle = libcurl_easy_init()
        if handle != nil { TransferDriver.handleCount.add(1, ordering: .relaxed) }
        return handle
    }

    private func start(_ transfer: Transfer) {
        guard !transfer.isCancelled.load(ordering: .sequentiallyConsistent) else { return }
        guard let handle = makeHandle() else {
            return transfer.complete(.failure(TransferDriver.outOfMemory))
        }
        let active = CurlTransfer(transfer: transfer, handle: handle, settings: settings) { [post] in
            // Called before the command is posted, so that virtual time stands still until it is performed.
            transfer.resumeReceiving()
            post(.perform { driver in driver?.resumeReceiving(transfer.identifier) })
        }
        activeTransfers[transfer.identifier] = active
        attach(active)
    }

    /// Resumes reading from the connection of a transfer, because the reader of its body has room.
    private func resumeReceiving(_ identifier: UInt64) {
        guard let active = activeTransfers[identifier] else { return }
        active.transfer.resumeReceiving()
        // libcurl passes the held piece of the body before it returns. If the piece is rejected, libcurl does not
        // complete the transfer itself.
        let code = libcurl_read_on(active.handle)
        if code != CURLE_OK { finish(active, code) }
    }

    private func attach(_ active: CurlTransfer) {
        active.prepare()
        setSocketCallbacks(of: active.handle)
        libcurl_multi_add(multi, active.handle)
    }

    private func detach(_ active: CurlTransfer) {
        libcurl_multi_remove(multi, active.handle)
    }

    /// Frees the handle of a transfer.
    ///
    /// No handle is used twice. When a handle begins its next transfer, libcurl 7.88 frees the headers of the previous
    /// one but keeps a pointer to them. A response whose first header is folded then makes libcurl write through that
    /// pointer.
    private func freeHandle(of active: CurlTransfer) {
        libcurl_easy_cleanup(active.handle)
        TransferDriver.handleCount.subtract(1, ordering: .relaxed)
        active.release()
    }

    /// Sends the request of a transfer again: to the target of a redirect, or for the whole body.
    private func sendAgain(_ active: CurlTransfer) {
        freeHandle(of: active)
        guard let handle = makeHandle() else {
            activeTransfers[active.transfer.identifier] = nil
            return active.transfer.complete(.failure(TransferDriver.outOfMemory))
        }
        active.handle = handle
        attach(active)
    }

    private static let outOfMemory = TransferFailure(kind: .failed, details: "libcurl is out of memory.")

    /// Completes the transfers that libcurl has finished, and returns whether there were any.
    private func completeFinishedTransfers() -> Bool {
        var code = CURLE_OK
        var found = false
        while let handle = libcurl_multi_next_done(multi, &code) {
            guard let context = libcurl_get_private(handle) else { continue }
            let active: CurlTransfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
            found = true
            finish(active, code)
        }
        return found
    }

    /// Completes a transfer that ended with `code`, or sends its request again.
    private func finish(_ active: CurlTransfer, _ code: CURLcode) {
        detach(active)
        switch active.outcome(of: code) {
        case .sendAgain: sendAgain(active)
        case .completed(let result):
            activeTransfers[active.transfer.identifier] = nil
            freeHandle(of: active)
            active.transfer.complete(result)
        }
    }
}
