import CMicrohttpd
import Foundation
import HostClock
import Synchronization

/// The state of a server: libmicrohttpd's daemon, the requests, and the waiting connections.
final class ServerCore: Sendable {
    struct State {
        var daemon: OpaquePointer?
        var port: UInt16
        var isStopping = false
        var log = RequestLog()
        var waiting: [UInt64: WaitingConnection] = [:]
        var nextIdentifier: UInt64 = 0
    }

    /// A connection that libmicrohttpd has suspended. It is valid until it is resumed.
    // @unchecked: it is passed only to `MHD_resume_connection`, which is safe from any thread.
    struct WaitingConnection: @unchecked Sendable {
        let connection: OpaquePointer
        var parking: Parking?
    }

    let limits: TestServer.Limits
    let identity: ServerIdentity?
    let faults = Faults()
    let routes = Routes()
    private let damage: @Sendable (Fault) -> String?
    private let fallback: @Sendable (RecordedRequest) -> ServerReply?
    private let state: Mutex<State>

    init(
        port: UInt16, identity: ServerIdentity?, limits: TestServer.Limits,
        damage: @escaping @Sendable (Fault) -> String?,
        fallback: @escaping @Sendable (RecordedRequest) -> ServerReply?
    ) {
        self.limits = limits
        self.identity = identity
        self.damage = damage
        self.fallback = fallback
        state = Mutex(State(port: port))
    }

    var requests: [RecordedRequest] { state.withLock { $0.log.requests } }
    func removeAllRequests() { state.withLock { $0.log.removeAll() } }

    // MARK: Starting and stopping

    func start() throws -> UInt16 {
        try state.withLock { state in
            if state.daemon != nil { return state.port }
            state.isStopping = false
            let context = Unmanaged.passUnretained(self).toOpaque()
            guard
                let daemon = microhttpd_start(
                    state.port, handleRequest, releaseExchange, context, identity?.key, identity?.certificate,
                    limits.connections, limits.idleSeconds)
            else {
                throw TestServer.StartError(message: ServerCore.sentence(errno: errno, port: state.port))
            }
            state.daemon = daemon
            state.port = microhttpd_port(daemon)
            Ledger.shared.addServer(port: state.port)
            return state.port
        }
    }

    private static func sentence(errno code: Int32, port: UInt16) -> String {
        switch code {
        case EADDRINUSE:
            "Port \(port) is already in use. Choose another port (0 for any free port)."
        case EACCES:
            "Port \(port) needs privileges. Choose a port above 1023 (0 for any free port)."
        default:
            "The server could not listen on port \(port): \(String(cString: strerror(code)))."
        }
    }

    func stop() {
        let daemon: OpaquePointer? = state.withLock { state in
            state.isStopping = true
            if state.daemon != nil { Ledger.shared.removeServer(port: state.port) }
            defer { state.daemon = nil }
            return state.daemon
        }
        // A daemon with suspended connections cannot stop.
        respondToWaitingRequests()
        if let daemon { MHD_stop_daemon(daemon) }
    }

    // MARK: Requests

    /// How to continue with a request.
    enum Reception {
        case respond, wait, refuse
    }

    /// Records a request and its faults, and suspends its connection if the response is delayed. Called on the server's
    /// thread.
    func receive(_ exchange: Exchange, on connection: OpaquePointer) -> Reception {
        let request = exchange.recorded(on: connection, isSecure: identity != nil)
        exchange.faults = faults.consume(method: request.method, path: request.path)
        exchange.request = request
        let delay: TimeInterval? = exchange.delay
        // Both happen under one lock, so that a test that finds the request can resume it, and `stop` either finds the
        // connection or prevents its suspension.
        let (reception, identifier): (Reception, UInt64) = state.withLock { state in
            state.log.append(request)
            guard !state.isStopping else { return (.refuse, 0) }
            guard delay != nil else { return (.respond, 0) }
            MHD_suspend_connection(connection)
            state.nextIdentifier += 1
            state.waiting[state.nextIdentifier] = WaitingConnection(connection: connection)
            return (.wait, state.nextIdentifier)
        }
        if case .wait = reception, let delay {
            schedule(identifier, after: delay, clientPort: request.clientPort)
        }
        return reception
    }

    var isStopping: Bool { state.withLock { $0.isStopping } }

    func response(to exchange: Exchange) -> ServerResponse? {
        guard !exchange.isTooLarge else { return ServerResponse(status: 413, text: "The request is too large.\n") }
        let faults: [Fault] = exchange.faults ?? []
        if faults.contains(.dropConnection) { return nil }
        for fault in faults {
            if let body = damage(fault) { return ServerResponse(text: body, contentType: "application/json") }
            if let response = ServerResponse(insteadOf: fault) { return response }
        }
        guard let request = exchange.request else { return nil }
        let reply: ServerReply? = routes.reply(to: request) ?? fallback(request)
        var response: ServerResponse? = ServerResponse(reply ?? ServerCore.missing(request))
        for fault in faults { response = response?.applying(fault) }
        return response
    }

    private static func missing(_ request: RecordedRequest) -> ServerReply {
        ServerReply(
            404, headers: ["Content-Type": "text/plain; charset=utf-8"],
            text: "There is no route for \(request.method) \(request.path). Add one to the routes of the server.\n")
    }

    // MARK: Waiting

    /// Suspends a connection after `sent` bytes of a response's body, and returns an identifier for resuming it; nil if
    /// the server is stopping. Called on the server's thread.
    func pause(_ connection: OpaquePointer, for delay: TimeInterval, after sent: Int) -> UInt64? {
        let identifier: UInt64? = state.withLock { state in
            guard !state.isStopping else { return nil }
            MHD_suspend_connection(connection)
            state.nextIdentifier += 1
            state.waiting[state.nextIdentifier] = WaitingConnection(connection: connection)
            return state.nextIdentifier
        }
        guard let identifier else { return nil }
        schedule(identifier, after: delay, clientPort: microhttpd_client_port(connection), sent: sent)
        return identifier
    }

    private func schedule(_ identifier: UInt64, after delay: TimeInterval, clientPort: UInt16, sent: Int = 0) {
        let parking: Parking = Ledger.shared.park(port: clientPort, for: delay, after: sent) { [weak self] in
            self?.resume(identifier)
        }
        let isGone: Bool = state.withLock { state in
            state.waiting[identifier]?.parking = parking
            return state.waiting[identifier] == nil
        }
        if isGone { parking.end() }
    }

    /// Resumes all waiting connections.
    func respondToWaitingRequests() {
        for waiter in takeWaiting() { resume(waiter) }
    }

    private func takeWaiting() -> [WaitingConnection] {
        state.withLock { state in
            defer { state.waiting.removeAll() }
            return state.waiting.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func resume(_ waiter: WaitingConnection) {
        waiter.parking?.end()
        MHD_resume_connection(waiter.connection)
    }

    /// Resumes a suspended connection, unless it was resumed before. Safe from any thread.
    func resume(_ identifier: UInt64) {
        guard let waiter = state.withLock({ $0.waiting.removeValue(forKey: identifier) }) else { return }
        resume(waiter)
    }
}
