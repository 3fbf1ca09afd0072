import Foundation

/// An nginx process that serves a file of 2 KB on the loopback interface.
final class WebServer {
    private let child: Child
    /// The URL of the file.
    let url: String

    init(in folder: URL) throws {
        let root: URL = folder.appendingPathComponent("www")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(repeating: UInt8(ascii: "x"), count: 2_048).write(to: root.appendingPathComponent("2k"))
        let port: UInt16 = try WebServer.freePort()
        let temporaryPaths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder.path)/\($0);" }.joined(separator: " ")
        let configuration = """
            daemon off; master_process off; pid \(folder.path)/nginx.pid; error_log /dev/null crit;
            events { worker_connections 256; }
            http {
                access_log off; keepalive_requests 1000000000; \(temporaryPaths)
                server { listen 127.0.0.1:\(port); root \(root.path); }
            }
            """
        let file: URL = folder.appendingPathComponent("nginx.conf")
        try Data(configuration.utf8).write(to: file)
        url = "http://127.0.0.1:\(port)/2k"
        child = try Child("/usr/sbin/nginx", ["-p", folder.path, "-c", file.path])
        try waitUntilReady(at: port)
    }

    /// Returns a free port, which the system chooses.
    private static func freePort() throws -> UInt16 {
        let probe: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(probe) }
        var address = loopback(port: 0)
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(probe, address, size) == 0 && getsockname(probe, address, &size) == 0
            }
        }
        guard isBound else { throw BenchError("No port is free on the loopback interface.") }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    /// Tries to connect until the server accepts, because nginx does not report when it is ready.
    private func waitUntilReady(at port: UInt16) throws {
        let limit: Double = now() + 10
        var address: sockaddr_in = WebServer.loopback(port: port)
        while now() < limit {
            let client: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(client) }
            let isOpen: Bool = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    connect(client, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            if isOpen { return }
            usleep(5_000)
        }
        throw BenchError("nginx did not answer on port \(port) within 10 s.")
    }

    func stop() {
        child.stop()
    }
}
