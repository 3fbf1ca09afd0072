import EngawaTesting
import Foundation

/// Handles Colr's two requests with a store of colors.
struct ColrRoutes {
    let store: ColorStore
    /// The timestamp of added tags, in seconds since 1970.
    var now: Int64

    func reply(to request: RecordedRequest) throws -> ServerReply {
        let (method, path) = (request.method, request.path)
        let components = path.split(separator: "/")
        switch (components.count, components.first, components.dropFirst().first) {
        case (0, _, _):
            return ServerReply(
                headers: ["Content-Type": "text/plain; charset=utf-8"],
                text: "The server for the examples. Try /json/color/ff00ff, /user or /statuses/user_timeline/ada.xml\n")
        case (3, "json", "color"):
            guard method == "GET" || method == "HEAD" else { return ColrRoutes.wrongMethod(allowed: "GET") }
            return ServerReply(json: try document(for: String(components[2])))
        case (4, "js", "color") where components[3] == "addtag":
            guard method == "POST" else { return ColrRoutes.wrongMethod(allowed: "POST") }
            return try addTags(request.form["tags"] ?? "", to: String(components[2]))
        default:
            return ServerReply(404, json: ColrRoutes.failure("There is nothing at \(path)."))
        }
    }

    /// Returns a color as six lowercase hexadecimal digits, or nil if `text` is not three or six hexadecimal digits.
    static func normalized(_ text: String) -> String? {
        let digits = text.lowercased()
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        switch digits.utf8.count {
        case 6: return digits
        case 3: return digits.map { "\($0)\($0)" }.joined()
        default: return nil
        }
    }

    private func document(for text: String) throws -> WireJSON {
        let hex: String = ColrRoutes.normalized(text) ?? text
        let color = try store.color(hex: hex)
        let tags: [ColorStore.Tag] = color?.tags ?? []
        var counts: [Int64: Int64] = [:]
        for tag in tags { counts[tag.identifier, default: 0] += 1 }
        var history: [WireJSON] = []
        for tag in tags {
            guard let count = counts.removeValue(forKey: tag.identifier) else { continue }
            history.append(
                .object([
                    ("d_count", .number(0)), ("id", .string(String(tag.identifier))), ("a_count", .number(count)),
                    ("name", .string(tag.name)),
                ]))
        }
        return .object([
            (
                "colors",
                .array([
                    .object([
                        ("timestamp", .number(color?.timestamp ?? 0)), ("hex", .string(hex)),
                        ("id", .number(color?.identifier ?? -1)),
                        ("tags", .array(tags.map(ColrRoutes.json))),
                    ])
                ])
            ),
            ("schemes", .array([])), ("schemes_history", .object([])), ("success", .boolean(true)),
            ("colors_history", .object(color == nil ? [] : [(hex, .array(history))])), ("messages", .array([])),
            ("new_color", .string(hex)),
        ])
    }

    private static func json(_ tag: ColorStore.Tag) -> WireJSON {
        .object([
            ("timestamp", .number(tag.timestamp)), ("id", .number(tag.identifier)), ("name", .string(tag.name)),
        ])
    }

    private func addTags(_ field: String, to text: String) throws -> ServerReply {
        guard let hex = ColrRoutes.normalized(text) else {
            return ServerReply(json: ColrRoutes.failure("\(text) is not a color: it needs 3 or 6 hexadecimal digits."))
        }
        let tags: [String] = field.split { $0.isWhitespace || $0 == "," }.map { $0.lowercased() }
        guard !tags.isEmpty else { return ServerReply(json: ColrRoutes.failure("The field \"tags\" is empty.")) }
        guard tags.count <= 100, tags.allSatisfy({ $0.utf8.count <= 200 }) else {
            return ServerReply(json: ColrRoutes.failure("Add at most 100 tags at once, of at most 200 bytes each."))
        }
        try store.add(tags: tags, to: hex, timestamp: now)
        return ServerReply(json: try document(for: hex))
    }

    private static func failure(_ message: String) -> WireJSON {
        .object([("success", .boolean(false)), ("messages", .array([.string(message)]))])
    }

    private static func wrongMethod(allowed: String) -> ServerReply {
        var reply = ServerReply(405, json: failure("Only \(allowed) is supported here."))
        reply.headers.append(ServerReply.Header(name: "Allow", value: allowed))
        return reply
    }
}
