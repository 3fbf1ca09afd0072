import Foundation

/// nginx, which serves a file of two kilobytes on the loopback interface.
final class WebServer {
    private let child: Child
    /// Where the file is.
    let url: String

    init(in folder: URL) throws {
        let root: URL = folder.appendingPathComponent("www")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(repeating: UInt8(ascii: "x"), count: 2_048).write(to: root.appendingPathComponent("2k"))
        let port = Int.random(in: 20_000...40_000)
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
        usleep(300_000)
    }

    func stop() {
        child.stop()
    }
}
