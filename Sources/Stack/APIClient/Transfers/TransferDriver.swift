import CCurl
import Foundation
import HostClock
import Synchronization

/// libcurl's multi handle with the transfers on it. It lives on one thread.
final class TransferDriver {
    /// The most handles that are kept for later transfers.
    private static let idleLimit = 32

    /// How long to wait for something to happen, in milliseconds. Whatever may happen ends the wait.
    private static let longestWait: Int32 = 600_000

    /// How many of libcurl's handles exist, so that tests can tell that none is left behind.
    static let handleCount = Atomic<Int>(0)

    let multi: UnsafeMutableRawPointer
    private let settings: TransferSettings
    private var transfers: [UInt64: Transfer] = [:]
    private var idleHandles: [UnsafeMutableRawPointer] = []

    /// Makes a driver; a failure says why libcurl cannot be used.
    init(settings: TransferSettings) throws(TransferFailure) {
        self.settings = settings
        if let failure = libcurl_load() {
            throw TransferFailure(kind: .failed, details: String(cString: failure))
        }
        guard let multi = libcurl_multi_init() else {
            throw TransferFailure(kind: .failed, details: "libcurl is out of memory.")
        }
        self.multi = multi
        libcurl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, max(1, settings.connectionLimit))
    }

    func close() {
        for transfer in transfers.values {
            detach(transfer)
            transfer.release()
            destroy(transfer.handle)
        }
        transfers.removeAll()
        for handle in idleHandles { destroy(handle) }
        idleHandles.removeAll()
        libcurl_multi_cleanup(multi)
    }

    func obey(_ command: TransferLoop.Command) {
        switch command {
        case .start(let flight): start(flight)
        case .cancel(let identifier):
            guard let transfer = transfers.removeValue(forKey: identifier) else { return }
            detach(transfer)
            recycle(transfer)
        case .visit(let call): call(self)
        case .barrier(let body): body()
        }
    }

    /// Does what can be done now, then waits for something to happen.
    ///
    /// - Parameter deadline: asked before the wait: when it must end, in seconds of real time.
    func turn(waitingUntil deadline: () -> TimeInterval?) {
        libcurl_multi_perform(multi)
        guard !collect() else { return }
        var wait: Int32 = TransferDriver.longestWait
        if let deadline = deadline() {
            let milliseconds: TimeInterval = ((deadline - MainQueue.shared.now) * 1_000).rounded(.up)
            wait = Int32(min(max(milliseconds, 0), TimeInterval(wait)))
        }
        libcurl_multi_poll(multi, wait)
    }

    /// Whether a transfer may be ended in order to send its request again later.
    func mayStop(_ identifier: UInt64) -> Bool {
        transfers[identifier]?.mayBeSentAgain ?? true
    }

    /// Ends a transfer, and returns what came so far if the server can be asked for the rest.
    func withdraw(_ identifier: UInt64) -> PartialBody? {
        guard let transfer = transfers.removeValue(forKey: identifier) else { return nil }
        detach(transfer)
        defer { recycle(transfer) }
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
        guard let handle = idleHandles.popLast() ?? makeHandle() else {
            flight.finish(.failure(TransferFailure(kind: .failed, details: "libcurl is out of memory.")))
            return
        }
        let transfer = Transfer(flight: flight, handle: handle, settings: settings)
        transfers[flight.identifier] = transfer
        attach(transfer)
    }

    private func attach(_ transfer: Transfer) {
        transfer.prepare()
        libcurl_multi_add(multi, transfer.handle)
    }

    private func detach(_ transfer: Transfer) {
        libcurl_multi_remove(multi, transfer.handle)
    }

    private func recycle(_ transfer: Transfer) {
        transfer.release()
        if idleHandles.count < TransferDriver.idleLimit {
            idleHandles.append(transfer.handle)
        } else {
            destroy(transfer.handle)
        }
    }

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
            case .goOn:
                transfer.release()
                attach(transfer)
            case .over(let result):
                transfers[transfer.flight.identifier] = nil
                recycle(transfer)
                transfer.flight.finish(result)
            }
        }
        return found
    }
}
