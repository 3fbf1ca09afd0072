import CMicrohttpd
import Foundation
import HostClock
import Synchronization

/// The running server: the daemon of libmicrohttpd, what it knows, and the connections that wait.
final class ServerCore: Sendable {
    struct State {
        var daemon: OpaquePointer?
        var port: UInt16
        var isStopping = false
        var log = RequestLog()
        var warnings: [String] = []
        var waiting: [UInt64: WaitingConnection] = [:]
        var nextIdentifier: UInt64 = 0
    }

    /// A connection that libmicrohttpd has put aside. It stays valid until it is resumed.
    // @unchecked: only `MHD_resume_connection` is called with it, which is safe from any thread.
    struct WaitingConnection: @unchecked Sendable {
        let connection: OpaquePointer
        var parking: Parking?
    }

    /// The store, which one thread uses at a time: the one that starts the server, then the server's own.
    private struct Shelf: @unchecked Sendable {
        var store: ColorStore?
    }

    /// What keeps clients that do nothing from using the server up.
    struct Limits: Sendable {
        /// How many connections there are at most. More wait until one is closed.
        var connections: UInt32 = 500
        /// The longest time that a connection may be idle, in seconds of real time; 0 for no limit. A connection that
        /// waits for a response is not idle.
        var idleSeconds: UInt32 = 600
    }

    let limits: Limits
    let database: DemoServer.Database
    let identity: ServerIdentity?
    let faults = Faults()
    let routes: Routes
    private let state: Mutex<State>
    private let shelf = Mutex(Shelf())

    init(database: DemoServer.Database, port: UInt16, identity: ServerIdentity?, limits: Limits = Limits()) {
        self.limits = limits
        self.identity = identity
        self.database = database
        routes = Routes(isSecure: identity != nil)
        state = Mutex(State(port: port))
    }

    var requests: [RecordedRequest] { state.withLock { $0.log.requests } }
    var warnings: [String] { state.withLock { $0.warnings } }
    func forgetRequests() { state.withLock { $0.log.removeAll() } }

    // MARK: Starting and stopping

    func start() throws -> UInt16 {
        openStore()
        return try state.withLock { state in
            if state.daemon != nil { return state.port }
            state.isStopping = false
            let context: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
            guard
                let daemon = microhttpd_start(
                    state.port, answerRequest, forgetExchange, context, identity?.key, identity?.certificate,
                    limits.connections, limits.idleSeconds)
            else {
                throw DemoServer.StartError(message: ServerCore.sentence(errno: errno, port: state.port))
            }
            state.daemon = daemon
            state.port = microhttpd_port(daemon)
            return state.port
        }
    }

    private static func sentence(errno code: Int32, port: UInt16) -> String {
        switch code {
        case EADDRINUSE:
            "Port \(port) is already in use. Stop what uses it, or choose another port (0 is any free one)."
        case EACCES:
            "Port \(port) needs privileges. Choose one above 1023 (0 is any free one)."
        default:
            "The server could not listen on port \(port): \(String(cString: strerror(code)))."
        }
    }

    func stop() {
        let daemon: OpaquePointer? = state.withLock { state in
            state.isStopping = true
            defer { state.daemon = nil }
            return state.daemon
        }
        // A daemon that has connections put aside cannot stop.
        answerWaiting()
        if let daemon { MHD_stop_daemon(daemon) }
    }

    private func openStore() {
        let warnings: [String] = shelf.withLock { shelf in
            guard shelf.store == nil else { return [] }
            let (store, warnings) = ColorStore.open(database)
            shelf.store = store
            return warnings
        }
        state.withLock { $0.warnings += warnings }
    }

    // MARK: Answering

    /// What becomes of a request that was read.
    enum Reception {
        case answer, wait, refuse
    }

    /// Notes the request and what goes wrong with it, and puts its connection aside if it is to wait. Called on the
    /// server's thread.
    func receive(_ exchange: Exchange, on connection: OpaquePointer) -> Reception {
        let request: RecordedRequest = exchange.recorded(on: connection)
        exchange.faults = faults.take(method: request.method, path: request.path)
        exchange.request = request
        let delay: TimeInterval? = exchange.delay
        // Noted and put aside in one step: who sees the request can have it answered, and `stop` either sees the
        // connection or keeps it from being put aside.
        let (reception, identifier): (Reception, UInt64) = state.withLock { state in
            state.log.append(request)
            guard !state.isStopping else { return (.refuse, 0) }
            guard delay != nil else { return (.answer, 0) }
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

    func answer(to exchange: Exchange) -> Answer? {
        guard !exchange.isTooLarge else { return Answer(status: 413, text: "The request is too large.\n") }
        let faults: [Fault] = exchange.faults ?? []
        if faults.contains(.dropConnection) { return nil }
        for fault in faults {
            if let answer = Answer(insteadOf: fault) { return answer }
        }
        var answer: Answer? =
            exchange.request.flatMap { routes.reply(to: $0) }.map(Answer.init) ?? colrAnswer(to: exchange)
        for fault in faults { answer = answer?.suffering(fault) }
        return answer
    }

    private func colrAnswer(to exchange: Exchange) -> Answer {
        shelf.withLock { shelf in
            guard let store = shelf.store else { return Answer(status: 503, text: "The server stops.\n") }
            do {
                return try ColrAnswers(store: store, now: Int64(Date().timeIntervalSince1970))
                    .answer(
                        method: exchange.method, path: exchange.path,
                        body: String(decoding: exchange.body, as: UTF8.self))
            } catch {
                return Answer(status: 500, text: "The database failed: \(error)\n")
            }
        }
    }

    // MARK: Waiting

    /// Puts a connection aside in the midst of an answer, of whose body `sent` bytes have gone out. False if the server
    /// stops. Called on the server's thread.
    func pause(_ connection: OpaquePointer, for delay: TimeInterval, after sent: Int) -> Bool {
        let identifier: UInt64? = state.withLock { state in
            guard !state.isStopping else { return nil }
            MHD_suspend_connection(connection)
            state.nextIdentifier += 1
            state.waiting[state.nextIdentifier] = WaitingConnection(connection: connection)
            return state.nextIdentifier
        }
        guard let identifier else { return false }
        schedule(identifier, after: delay, clientPort: microhttpd_client_port(connection), sent: sent)
        return true
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

    /// Answers every connection that waits, now.
    func answerWaiting() {
        for waiter in takeWaiting() { wakeUp(waiter) }
    }

    private func takeWaiting() -> [WaitingConnection] {
        state.withLock { state in
            defer { state.waiting.removeAll() }
            return state.waiting.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func wakeUp(_ waiter: WaitingConnection) {
        waiter.parking?.end()
        MHD_resume_connection(waiter.connection)
    }

    private func resume(_ identifier: UInt64) {
        guard let waiter = state.withLock({ $0.waiting.removeValue(forKey: identifier) }) else { return }
        wakeUp(waiter)
    }
}
