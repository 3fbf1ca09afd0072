"""The server of HubTests in another process. Paths below /control/ are commands of the test."""
import http.server
import json
import os
import sys
import threading
import time
import urllib.parse

rows = [{"id": i, "name": f"repository {i}", "about": "", "stars": 0, "is_starred": False} for i in range(1, 51)]
faults = []
streams = []
lock = threading.Lock()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def reply(self, status, body, headers={}, fault=None):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        if fault == "garbage":
            data = bytes(byte | 0x80 if index % 7 == 3 else byte for index, byte in enumerate(data))
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if fault == "truncate":
            self.wfile.write(data[:9])
            self.close_connection = True
        elif fault == "slow":
            for start in range(0, len(data), 400):
                self.wfile.write(data[start : start + 400])
                time.sleep(0.1)
        else:
            self.wfile.write(data)

    def take_fault(self, path):
        with lock:
            for fault in faults:
                if fault[1] == path:
                    faults.remove(fault)
                    return fault[0]

    def handle_request(self):
        url = urllib.parse.urlparse(self.path)
        query = dict(urllib.parse.parse_qsl(url.query))
        parts = url.path.strip("/").split("/")
        length = int(self.headers.get("Content-Length") or 0)
        body = json.loads(self.rfile.read(length)) if length else {}
        if parts[0] == "control":
            if parts[1] == "fault":
                with lock:
                    faults.append((parts[2], "/" + "/".join(parts[3:])))
            else:
                row = dict(rows[int(parts[2]) - 1], stars=int(parts[3]))
                for stream in streams:
                    stream.write(f"data: {json.dumps(row)}\n\n".encode())
            return self.reply(200, {})
        # A request for the next page, of an app that has ended, can arrive after the command for a fault.
        fault = self.take_fault(url.path) if int(query.get("page", 1)) == 1 else None
        if fault == "delay":
            time.sleep(1)
        elif fault == "never":
            time.sleep(3600)
        elif fault == "drop":
            self.close_connection = True
            return
        elif fault == "status":
            return self.reply(500, {})
        elif fault == "web":
            return self.reply(200, b"<html><body>Welcome</body></html>")
        elif fault == "types":
            return self.reply(200, [{"id": "text", "name": 7}])
        elif fault == "fields":
            return self.reply(200, [{}])
        if url.path == "/events":
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Connection", "close")
            self.end_headers()
            streams.append(self.wfile)
            time.sleep(3600)
        elif self.command == "GET":
            size, page = int(query.get("per_page", 20)), int(query.get("page", 1))
            found = [row for row in rows if query.get("q", "") in row["name"]]
            headers = {}
            if page * size < len(found):
                more = urllib.parse.urlencode(dict(query, page=page + 1))
                headers["Link"] = f'<http://{self.headers["Host"]}/repos?{more}>; rel="next"'
            self.reply(200, found[(page - 1) * size : page * size], headers, fault)
        elif self.command == "PUT":
            row = rows[int(parts[1]) - 1]
            row["is_starred"] = body["is_starred"]
            row["stars"] = 1 if body["is_starred"] else 0
            self.reply(200, row)
        elif any(row["name"] == body["name"] for row in rows):
            self.reply(422, {"fields": {"name": "This name is taken."}})
        else:
            rows.append({"id": len(rows) + 1, "name": body["name"], "about": "", "stars": 0, "is_starred": False})
            self.reply(201, rows[-1])

    do_GET = do_PUT = do_POST = handle_request

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
sys.stdin.read()
os._exit(0)
