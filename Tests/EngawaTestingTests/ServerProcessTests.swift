import EngawaTesting
import Expectations
import Foundation
import TestSupport
import Testing

/// Servers in another process.
@Suite(.timeLimit(.minutes(1))) struct ServerProcessTests {
    @Test func `a server that prints more than its port continues to respond`() throws {
        let script = """
            import http.server, os, sys, threading
            class Handler(http.server.BaseHTTPRequestHandler):
                def do_GET(self):
                    print(" " * 99_999)
                    self.send_response(204)
                    self.end_headers()
                def log_message(self, *arguments): pass
            server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            print(server.server_address[1])
            sys.stdin.read()
            os._exit(0)
            """
        let server = try ServerProcess(["python3", "-u", "-c", script])
        defer { server.stop() }
        for _ in 0..<2 {
            let answer: String = try RawClient(port: try #require(server.url.port)).ask("GET / HTTP/1.1\r\nHost: a\r\n")
            expect(answer.hasPrefix("HTTP/1.0 204 "), "\(answer)")
        }
    }
}
