import CMicrohttpd
import Foundation

// libmicrohttpd calls these functions, all on the server's thread.

/// Called after the headers of a request, for each piece of its body, at its end, and after its connection was resumed.
let handleRequest: MHD_AccessHandlerCallback = { context, connection, path, method, _, data, count, slot in
    guard let context, let connection, let path, let method, let count, let slot else { return .NO }
    let server: ServerCore = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
    server.enterServerThread()
    guard let known = slot.pointee else {
        let (method, path) = (String(cString: method), String(cString: path))
        switch server.admission(method, path, Exchange.headers(on: connection)) {
        case .body(let limit):
            let exchange = Exchange(
                method: method, path: path, bodyLimit: limit, idleSeconds: server.limits.idleSeconds)
            slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
            return .YES
        case .refusal(let reply):
            // libmicrohttpd closes the connection, because the body was not read.
            return ServerResponse(reply).send(on: connection, of: server)
        }
    }
    let exchange: Exchange = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue()
    if count.pointee > 0 {
        let piece = UnsafeRawBufferPointer(start: data, count: count.pointee)
        count.pointee = 0
        switch exchange.append(piece) {
        case .next: return .YES
        case .refuse(let reply): return server.refuse(reply, on: connection) ? .YES : .NO
        case .close: return .NO
        }
    }
    // The reply was sent before the body was complete.
    guard !exchange.isRefused else { return .NO }
    if exchange.faults == nil {
        switch server.receive(exchange, on: connection) {
        case .respond: break
        case .wait: return .YES
        case .refuse: return .NO
        }
    }
    switch server.handle(exchange, on: connection) {
    case .respond: break
    case .wait: return .YES
    case .refuse: return .NO
    }
    guard !server.isStopping, let response = server.response(to: exchange) else { return .NO }
    // The route may have stopped the server.
    guard !server.isStopping else { return .NO }
    return response.send(on: connection, of: server)
}

/// Called when a request has succeeded or failed.
let releaseExchange: MHD_RequestCompletedCallback = { context, _, slot, _ in
    guard let slot, let known = slot.pointee else { return }
    if let context, let key = Unmanaged<Exchange>.fromOpaque(known).takeUnretainedValue().handling {
        Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue().removeReply(key)
    }
    Unmanaged<Exchange>.fromOpaque(known).release()
    slot.pointee = nil
}

extension Exchange {
    /// Returns the request, and removes the body.
    func recorded(on connection: OpaquePointer, isSecure: Bool) -> RecordedRequest {
        let headers: [String: String] = Exchange.headers(on: connection)
        return RecordedRequest(
            method, path, query: Exchange.values(of: .GET_ARGUMENT_KIND, on: connection), headers: headers,
            content: takeBody(), clientPort: microhttpd_client_port(connection),
            origin: "\(isSecure ? "https" : "http")://\(headers["host"] ?? "127.0.0.1")")
    }

    /// Returns the headers by lowercase name.
    static func headers(on connection: OpaquePointer) -> [String: String] {
        var headers: [String: String] = [:]
        for (name, value) in values(of: .HEADER_KIND, on: connection) { headers[name.lowercased()] = value }
        return headers
    }

    private static func values(of kind: MHD_ValueKind, on connection: OpaquePointer) -> [String: String] {
        var values: [String: String] = [:]
        withUnsafeMutablePointer(to: &values) { values in
            _ = MHD_get_connection_values(
                connection, kind,
                { context, _, name, value in
                    guard let context, let name else { return .YES }
                    let values = context.assumingMemoryBound(to: [String: String].self)
                    values.pointee[String(cString: name)] = value.map { String(cString: $0) } ?? ""
                    return .YES
                }, values)
        }
        return values
    }

    /// The delay of the response, in seconds, if any.
    var delay: TimeInterval? {
        var delay: TimeInterval?
        for fault in faults ?? [] {
            if case .delay(let seconds) = fault { delay = (delay ?? 0) + max(0, seconds) }
            if fault == .neverRespond { delay = .infinity }
        }
        return delay
    }
}
