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
        /// The replies of the workers, by the identifiers of their suspended connections.
        var replies: [UInt64: ServerReply] = [:]
        var nextIdentifier: UInt64 = 0
    }

    /// A connection that libmicrohttpd has suspended. It is valid until it is resumed.
    // @unchecked: it is passed only to `MHD_resume_connection`, which is thread-safe.
    struct WaitingConnection: @unchecked Sendable {
        let connection: OpaquePointer
        var parking: Parking?
        /// Whether a worker handles the request.
        var isHandled = false
    }

    let limits: TestServer.Limits
    let identity: ServerIdentity?
    let faults = Faults()
    let routes = Routes()
    private let admit: @Sendable (_ method: String, _ path: String, _ headers: [String: String]) -> Admission
    private let damage: @Sendable (Fault) -> String?
    private let fallback: @Sendable (RecordedRequest) -> ServerReply?
    /// The threads that call the handlers of routes; nil to call them on the server's thread.
    private let workers: RequestWorkers?
    private let state: Mutex<State>
    /// The thread of the daemon that handled a request last; 0 if there is no daemon.
    private let thread = Atomic<pthread_t>(0)
    /// The stop of a daemon that one of its routes began.
    private let stopping = DispatchGroup()

    init(
        port: UInt16, identity: ServerIdentity?, limits: TestServer.Limits,
        admit: @escaping @Sendable (_ method: String, _ path: String, _ headers: [String: String]) -> Admission,
        damage: @escaping @Sendable (Fault) -> String?,
        fallback: @escaping @Sendable (RecordedRequest) -> ServerReply?
    ) {
        self.limits = limits
        self.identity = identity
        self.admit = admit
        self.damage = damage
        self.fallback = fallback
        workers = limits.workers == 0 ? nil : RequestWorkers(count: limits.workers)
        state = Mutex(State(port: port))
    }

    var requests: [RecordedRequest] { state.withLock { $0.log.requests } }
    func removeAllRequests() { state.withLock { $0.log.removeAll() } }

    // MARK: Starting and stopping

    func start() throws -> UInt16 {
        if isOnServerThread {
            guard stopping.wait(timeout: .now()) == .success else {
                throw TestServer.StartError(
                    message: "A route that stopped the server cannot start it. Start it after the request.")
            }
        } else {
            stopping.wait()
        }
        return try state.withLock { state in
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
        state.withLock { state in
            for key in state.waiting.keys.sorted() { state.resume(key) }
        }
        guard isOnServerThread else {
            if let daemon { end(daemon) }
            return stopping.wait()
        }
        guard let daemon else { return }
        // The thread of a daemon cannot wait for its own end. nonisolated(unsafe): only the new thread uses the daemon.
        nonisolated(unsafe) let ending = daemon
        stopping.enter()
        Thread { [self] in
            end(ending)
            stopping.leave()
        }.start()
    }

    private func end(_ daemon: OpaquePointer) {
        MHD_stop_daemon(daemon)
        thread.store(0, ordering: .relaxed)
    }

    /// Declares that the calling thread is the thread of the server.
    func enterServerThread() { thread.store(pthread_self(), ordering: .relaxed) }

    private var isOnServerThread: Bool { thread.load(ordering: .relaxed) == pthread_self() }

    // MARK: Requests

    /// Returns whether the body of a request is read. Called on the server's thread.
    func admission(_ method: String, _ path: String, _ headers: [String: String]) -> Admission {
        let admission: Admission = admit(method, path, headers)
        guard case .body(let limit) = admission, let length = headers["content-length"].flatMap({ Int($0) }),
            length > limit
        else { return admission }
        return .refusal(ServerCore.tooLarge)
    }

    /// Sends a reply although the body of its request is incomplete, and ends the output of the connection. Returns
    /// false if the connection must be closed instead. Called on the server's thread.
    ///
    /// libmicrohttpd cannot respond until it has read the body.
    func refuse(_ reply: ServerReply, on connection: OpaquePointer) -> Bool {
        // The server cannot write directly to a connection with TLS.
        guard identity == nil, case .bytes(let body)? = reply.pieces.first else { return false }
        var head = "HTTP/1.1 \(reply.status) \(String(cString: MHD_get_reason_phrase_for(UInt32(reply.status))))\r\n"
        for header in reply.headers { head += "\(header.name): \(header.value)\r\n" }
        head += "Date: \(ServerReply.date(MainQueue.shared.date))\r\n"
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let bytes: [UInt8] = Array(head.utf8) + body
        return microhttpd_send_last(connection, bytes, bytes.count)
    }

    static let tooLarge = ServerReply(
        413, headers: ["Content-Type": "text/plain; charset=utf-8"], text: "The request is too large.\n")

    /// The next step for a request.
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
        // The request is recorded and the connection is suspended under one lock. Thus, a test that finds the request
        // can resume it, and `stop` either finds the connection or prevents its suspension.
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

    /// Suspends the connection and passes the request to a worker, if there are workers. Called on the server's thread,
    /// and called again when the worker has finished.
    func handle(_ exchange: Exchange, on connection: OpaquePointer) -> Reception {
        let faults: [Fault] = exchange.faults ?? []
        guard let workers, exchange.handling == nil, let request = exchange.request,
            !faults.contains(.dropConnection), responseInstead(of: faults) == nil
        else { return .respond }
        guard let identifier = suspend(connection, isHandled: true) else { return .refuse }
        exchange.handling = identifier
        let isAdded: Bool = workers.add { [weak self] in
            guard let reply = self?.reply(to: request) else { return }
            self?.resume(identifier, with: reply)
        }
        if !isAdded { resume(identifier, with: ServerCore.overload) }
        return .wait
    }

    /// Removes the reply to a request whose connection was closed.
    func removeReply(_ key: UInt64) {
        state.withLock { _ = $0.replies.removeValue(forKey: key) }
    }

    static let overload = ServerReply(
        503, headers: ["Content-Type": "text/plain; charset=utf-8", "Retry-After": "1"],
        text: "The server is busy. Try again later.\n")

    var isStopping: Bool { state.withLock { $0.isStopping } }

    func response(to exchange: Exchange) -> ServerResponse? {
        let faults: [Fault] = exchange.faults ?? []
        if faults.contains(.dropConnection) { return nil }
        if let response = responseInstead(of: faults) { return response }
        guard let request = exchange.request else { return nil }
        let reply: ServerReply
        if let key = exchange.handling {
            guard let handled = state.withLock({ $0.replies.removeValue(forKey: key) }) else { return nil }
            reply = handled
        } else {
            reply = self.reply(to: request)
        }
        var response: ServerResponse? = ServerResponse(reply)
        for fault in faults { response = response?.applying(fault) }
        return response
    }

    /// Returns the response that a fault sends in place of the route's response.
    private func responseInstead(of faults: [Fault]) -> ServerResponse? {
        for fault in faults {
            if let body = damage(fault) { return ServerResponse(text: body, contentType: "application/json") }
            if let response = ServerResponse(insteadOf: fault) { return response }
        }
        return nil
    }

    private func reply(to request: RecordedRequest) -> ServerReply {
        routes.reply(to: request) ?? fallback(request) ?? ServerCore.missing(request)
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
        guard let identifier = suspend(connection) else { return nil }
        schedule(identifier, after: delay, clientPort: microhttpd_client_port(connection), sent: sent)
        return identifier
    }

    /// Suspends a connection, and returns an identifier for resuming it; nil if the server is stopping.
    private func suspend(_ connection: OpaquePointer, isHandled: Bool = false) -> UInt64? {
        state.withLock { state in
            guard !state.isStopping else { return nil }
            MHD_suspend_connection(connection)
            state.nextIdentifier += 1
            state.waiting[state.nextIdentifier] = WaitingConnection(connection: connection, isHandled: isHandled)
            return state.nextIdentifier
        }
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

    /// Resumes all waiting connections, except those whose requests a worker handles.
    func respondToWaitingRequests() {
        state.withLock { state in
            for key in state.waiting.keys.sorted() where state.waiting[key]?.isHandled == false {
                state.resume(key)
            }
        }
    }

    /// Resumes a suspended connection, unless it was resumed before. Thread-safe.
    ///
    /// - Parameter reply: The reply to the request of the connection; nil if it was suspended for another reason.
    func resume(_ identifier: UInt64, with reply: ServerReply? = nil) {
        state.withLock { state in
            guard state.waiting[identifier] != nil else { return }
            state.replies[identifier] = reply
            state.resume(identifier)
        }
    }
}

extension ServerCore.State {
    /// Resumes a suspended connection. Call it under the lock. Otherwise, `stop()` could stop the daemon after the
    /// connection is removed from `waiting` and before it is resumed.
    fileprivate mutating func resume(_ identifier: UInt64) {
        guard let waiter = waiting.removeValue(forKey: identifier) else { return }
        // The parking ends first, because the resumed connection can be parked again immediately.
        waiter.parking?.end()
        MHD_resume_connection(waiter.connection)
    }
}
