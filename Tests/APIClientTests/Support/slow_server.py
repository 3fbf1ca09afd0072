"""A server for OutsideServerTests: slow responses, event streams, and requests without a response."""
import http.server
import os
import sys
import threading
import time
import urllib.parse


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        url = urllib.parse.urlparse(self.path)
        query = dict(urllib.parse.parse_qsl(url.query))
        seconds = float(query.get("seconds", 0))
        if url.path == "/slow":
            time.sleep(seconds)
            self.begin({"Content-Length": "4"})
            self.wfile.write(b"done")
        elif url.path == "/never":
            time.sleep(3600)
        elif url.path == "/events":
            # An event at once, and further ones at intervals. Without an interval the stream stays open and silent.
            self.begin({"Content-Type": "text/event-stream", "Connection": "close"})
            number = 0
            while True:
                number += 1
                self.wfile.write(f"id: {number}\ndata: {number}\n\n".encode())
                time.sleep(seconds or 3600)
        elif url.path == "/trickle":
            self.begin({"Content-Length": "1000000"})
            while True:
                self.wfile.write(b"x")
                time.sleep(0.05)

    def begin(self, headers):
        self.send_response(200)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
os._exit(0)
