import TestSupport

/// A response from a malicious or broken server.
struct HostileAnswer: Sendable {
    var name: String
    var bytes: [UInt8]

    init(_ name: String, _ bytes: [UInt8]) {
        (self.name, self.bytes) = (name, bytes)
    }

    /// Creates a response from a status line, headers, and a body as sent over the wire.
    init(_ status: String, _ headers: [String], body: String = "{}") {
        let head: String = (["HTTP/1.1 \(status)"] + headers).map { $0 + "\r\n" }.joined() + "\r\n"
        self.init("\(status) \(headers.map { $0.prefix(80) })", Array((head + body).utf8))
    }

    static let all: [HostileAnswer] = [
        notHTTP, statuses, lengths, ranges, chunks, fields, packings, redirects, times, events,
    ].flatMap(\.self)

    private static func long(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static let huge = "9223372036854775807"
    private static let endless = "99999999999999999999999999"

    static let notHTTP: [HostileAnswer] = [
        HostileAnswer("nothing", []), HostileAnswer("line ends", Array("\r\n\r\n\r\n".utf8)),
        HostileAnswer("SSH", Array("SSH-2.0-OpenSSH_9.2\r\n".utf8)),
        HostileAnswer("SMTP", Array("220 mail.example.org ESMTP\r\n".utf8)),
        HostileAnswer("a TLS alert", [0x15, 3, 1, 0, 2, 2, 70]),
        HostileAnswer("nulls", [UInt8](repeating: 0, count: 5_000)),
        HostileAnswer("half a head", Array("HTTP/1.1 200 OK\r\nContent-Le".utf8)),
        HostileAnswer("half a status line", Array("HTTP/1.".utf8)),
        HostileAnswer("an HTTP/2 frame", [0, 0, 0, 4, 0, 0, 0, 0, 0]),
        HostileAnswer("a line without end", [UInt8](repeating: 0x78, count: 500_000)),
    ]

    static let statuses: [HostileAnswer] = {
        let lines: [String] = [
            "000 x", "001 x", "20 OK", "99 x", "100 Continue", "101 Switching Protocols", "103 Early Hints", "199 x",
            "204 No Content", "205 Reset", "206 Part", "207 Many", "226 IM Used", "299 x", "300 Many", "304 Same",
            "305 Proxy", "401 Who", "407 Who", "416 Range", "417 Expect", "421 Other", "425 Early", "426 Upgrade",
            "451 Law", "500 Oh", "511 Sign in", "599 x", "600 x", "999 x", "1000 x", "99999999999999999999 x", "-1 x",
            "abc x", "",
        ]
        let interim: String = long("HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\n", 20_000)
        return lines.map { HostileAnswer($0, ["Content-Length: 2"]) } + [
            HostileAnswer("HTTP/9.9", Array("HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8)),
            HostileAnswer("HTTP/0.9", Array("<html>hello</html>".utf8)),
            HostileAnswer("ICY", Array("ICY 200 OK\r\n\r\n{}".utf8)),
            HostileAnswer("endless interim responses", Array(interim.utf8)),
        ]
    }()

    static let lengths: [HostileAnswer] = {
        let lengths: [String] = [
            "-1", "-9223372036854775808", huge, endless, "0x2", "2, 2", "2, 3", "2\r\nContent-Length: 3", "", "two",
            "+2", "2 2", "٢", "1e3", "0", "1", "3", "1000000000000",
        ]
        return lengths.map { HostileAnswer("200 OK", ["Content-Length: \($0)"]) } + [
            HostileAnswer("200 OK", [], body: long("x", 300_000)),
            HostileAnswer("200 OK", ["Content-Length: 2", "Transfer-Encoding: chunked"]),
        ]
    }()

    static let ranges: [HostileAnswer] = {
        let ranges: [String] = [
            "bytes 400-999/1000", "bytes 400-\(huge)/*", "bytes 400-9223372036854775806/\(huge)", "bytes 400-399/1000",
            "bytes 400-500/1000", "bytes -1-5/10", "bytes 400-999/5", "bytes */1000", "octets 400-999/1000",
            "bytes \(huge)-\(huge)/\(huge)", "bytes \(endless)-\(endless)/\(endless)", "bytes 400-", "bytes", "",
            "bytes 0-1/2",
        ]
        let parts: [HostileAnswer] = ranges.flatMap { range in
            [huge, "600", "2", endless].map { length in
                HostileAnswer("206 Part", ["ETag: \"1\"", "Content-Range: \(range)", "Content-Length: \(length)"])
            }
        }
        return parts + [
            HostileAnswer(
                "206 Part", ["Content-Type: multipart/byteranges; boundary=a"],
                body: "--a\r\nContent-Range: bytes 400-999/1000\r\n\r\nx\r\n--a--\r\n"),
            HostileAnswer("206 Part", ["Content-Range: bytes 400-999/1000", "Content-Encoding: gzip"]),
            HostileAnswer("416 No", ["Content-Range: bytes */\(huge)", "Content-Length: 0"], body: ""),
        ]
    }()

    static let chunks: [HostileAnswer] = {
        let trailers: String = long("X-Trailer: \(long("x", 90))\r\n", 5_000)
        let bodies: [String] = [
            "2\r\n{}\r\n0\r\n\r\n", "2\r\n{}\r\n", "2\r\n{}", "FFFFFFFFFFFFFFFF\r\n{}",
            "7FFFFFFFFFFFFFFF\r\n{}", "FFFFFFFFFFFFFFFFFF\r\n{}", "-2\r\n{}\r\n0\r\n\r\n", "x\r\n{}", "\r\n\r\n",
            "2\r\n{}XX0\r\n\r\n", "", "2;\(long("x", 100_000))\r\n{}\r\n0\r\n\r\n",
            "2\r\n{}\r\n0\r\n\(trailers)\r\n", "2\r\n{}\r\n0\r\nno field\r\n\r\n",
            "2\r\n{}\r\n0\r\nSet-Cookie: a=b\r\nContent-Length: \(huge)\r\nHTTP/1.1 100 Continue\r\n\r\n",
        ]
        let codings: [String] = ["chunked, chunked", "gzip", "mystery", "identity"]
        return bodies.map { HostileAnswer("200 OK", ["Transfer-Encoding: chunked"], body: $0) }
            + codings.map { HostileAnswer("200 OK", ["Transfer-Encoding: \($0)"], body: bodies[0]) }
    }()

    static let fields: [HostileAnswer] = heads.map { HostileAnswer("200 OK", $0 + ["Content-Length: 2"]) } + cookies

    private static let heads: [[String]] =
        longHeads + [
            ["X: a\u{0}b"], ["X: a\rY: b"], ["ETag: \"a\rY: b\"", "Cache-Control: no-cache"], [": x"], ["x"],
            [" folded: x"], ["X: a", "\tfolded"], ["HTTP/1.1 100 Continue"], ["HTTP/1.1: 200"], ["Ä: ü"], ["Vary: *"],
            ["ETag:", "Cache-Control: max-age=60"], ["Last-Modified: never", "Cache-Control: no-cache"],
            ["Location: \u{1}\u{2}", "Content-Location: http://[::1"], ["WWW-Authenticate: Digest realm=\"", "X: y"],
            ["Alt-Svc: h3=\":\(endless)\""], ["Upgrade: h2c", "Connection: Upgrade"],
            ["Content-Type: application/json; charset=\u{0}"],
        ]

    private static let longHeads: [[String]] = {
        let names: [String] = (0..<10_000).map { "X-\($0): x" }
        let cookies: [String] = (0..<3_000).map { "Set-Cookie: c\($0)=\(long("x", 50))" }
        let vary: String = (0..<5_000).map { "x\($0)" }.joined(separator: ",")
        let tag: String = long("x", 90_000)
        return [
            names, cookies, ["Vary: " + vary], ["X-Long: " + tag], ["X-Long: " + long("x", 400_000)],
            ["ETag: \"\(tag)\"", "Cache-Control: no-cache"], ["Cache-Control: " + long("\",=", 20_000)],
            ["Connection: " + long("x,", 1_000)], ["Content-Type: " + long(";charset=\"", 5_000)],
        ]
    }()

    private static let cookies: [HostileAnswer] = {
        let attributes: [String] = [
            "max-age=\(endless)", "Max-Age=-\(endless)", "Expires=Fri, 31 Dec 99999 23:59:59 GMT", "Domain=.",
            "Domain=..", "Path=" + long("/", 7_000), "Secure; Domain=\u{1F36A}", long(";", 7_000),
        ]
        return attributes.map { HostileAnswer("200 OK", ["Set-Cookie: a=b; \($0)", "Content-Length: 2"]) }
    }()

    static let packings: [HostileAnswer] = {
        let codings: [String] = [
            "gzip", "deflate", "br", "zstd", "compress", "mystery", "gzip, gzip", "identity, gzip", "",
            long("gzip,", 50) + "gzip",
        ]
        return codings.flatMap { coding in
            ["", "{}", "\u{1F}"].map { body in
                HostileAnswer(
                    "200 OK", ["Content-Encoding: \(coding)", "Content-Length: \(body.utf8.count)"], body: body)
            }
        }
    }()

    static let redirects: [HostileAnswer] = {
        let places: [String] = [
            "ftp://a/", "file:///etc/passwd", "javascript:alert(1)", "data:,x", "", "/", "//", "http://", "http://[::1",
            "http:///", "http://a:\(endless)/", "?" + long("x", 3_000), "http://\u{0}/", "/a\rb",
            "http://u:p@127.0.0.1:9/", "///", "..", "http://127.0.0.1:9/\u{7F}", "%00", "http://xn--/",
        ]
        let answers: [HostileAnswer] = places.flatMap { place in
            ["301 There", "303 There", "308 There"].map {
                HostileAnswer($0, ["Location: \(place)", "Content-Length: 0"], body: "")
            }
        }
        return answers + [HostileAnswer("302 There", ["Content-Length: 0"], body: "")]
    }()

    static let times: [HostileAnswer] = {
        let times: [String] = [
            huge, endless, "-1", "1e400", "inf", "nan", "0x10", "Fri, 31 Dec 9999 23:59:60 GMT",
            "Fri, 31 Dec \(endless) 23:59:59 GMT", "Thu, 00 Jan 0000 00:00:00 GMT", long("9", 5_000),
        ]
        return times.flatMap { time in
            let control = "Cache-Control: max-age=\(time), stale-if-error=\(time)"
            let dates: [String] = ["Age", "Date", "Expires", "Last-Modified"].map { "\($0): \(time)" }
            return [
                HostileAnswer("503 Busy", ["Retry-After: \(time)", "Date: \(time)", "Content-Length: 2"]),
                HostileAnswer("200 OK", dates + [control, "ETag: \"1\"", "Content-Length: 2"]),
            ]
        }
    }()

    static let events: [HostileAnswer] = {
        let streams: [String] = [
            "retry: \(endless)\ndata: 1\n\n", "retry: 0\n\n", "id: \(long("x", 20_000))\ndata: 1\n\n",
            "event: " + long("x", 300_000), "data: 1\n\n\u{0}\u{0}", ":" + long("x", 9_000),
            long("data: x\n\n", 2_000), "\u{FEFF}\u{FEFF}", "id: \u{0}\ndata\n\n",
        ]
        return streams.map { HostileAnswer("200 OK", ["Content-Type: text/event-stream"], body: $0) }
    }()

    /// Returns a response that combines random parts of the other responses.
    static func random(_ generator: inout SplitMix64) -> HostileAnswer {
        let parts: [ArraySlice<UInt8>] = (0..<(1 + generator.below(3))).map { _ in
            let bytes: [UInt8] = all[generator.below(all.count)].bytes
            guard bytes.count > 1 else { return bytes[...] }
            let start: Int = generator.below(3) == 0 ? generator.below(bytes.count) : 0
            return bytes[start..<(generator.below(3) == 0 ? start + generator.below(bytes.count - start) : bytes.count)]
        }
        var bytes: [UInt8] = parts.flatMap(\.self)
        for _ in 0..<generator.below(4) where !bytes.isEmpty {
            bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
        }
        return HostileAnswer("random", bytes)
    }
}
