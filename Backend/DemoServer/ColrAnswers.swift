import Foundation

/// Colr's two requests, on a store of colours.
struct ColrAnswers {
    let store: ColorStore
    /// The time of what is added now, in seconds since 1970.
    var now: Int64

    func answer(method: String, path: String, body: String) throws -> Answer {
        let components: [Substring] = path.split(separator: "/")
        switch (components.count, components.first, components.dropFirst().first) {
        case (0, _, _):
            return Answer(
                text: "The examples' server. Try /json/color/ff00ff, /user or /statuses/user_timeline/ada.xml\n")
        case (3, "json", "color"):
            guard method == "GET" || method == "HEAD" else { return ColrAnswers.wrongMethod(allowed: "GET") }
            return Answer(json: try document(for: String(components[2])))
        case (4, "js", "color") where components[3] == "addtag":
            guard method == "POST" else { return ColrAnswers.wrongMethod(allowed: "POST") }
            return try addTags(in: body, to: String(components[2]))
        default:
            return Answer(status: 404, json: ColrAnswers.failure("There is nothing at \(path)."))
        }
    }

    /// Six digits in lower case; nil if `text` is no colour.
    static func normalized(_ text: String) -> String? {
        let digits: String = text.lowercased()
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else { return nil }
        switch digits.utf8.count {
        case 6: return digits
        case 3: return digits.map { "\($0)\($0)" }.joined()
        default: return nil
        }
    }

    private func document(for text: String) throws -> WireJSON {
        let hex: String = ColrAnswers.normalized(text) ?? text
        let color: ColorStore.TaggedColor? = try store.color(hex: hex)
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
                        ("tags", .array(tags.map(ColrAnswers.json))),
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

    private func addTags(in body: String, to text: String) throws -> Answer {
        guard let hex = ColrAnswers.normalized(text) else {
            return Answer(json: ColrAnswers.failure("\(text) is no colour: it needs six hexadecimal digits."))
        }
        let tags: [String] = FormFields(body)["tags"].split { $0.isWhitespace || $0 == "," }.map { $0.lowercased() }
        guard !tags.isEmpty else { return Answer(json: ColrAnswers.failure("The field \"tags\" is empty.")) }
        guard tags.count <= 100, tags.allSatisfy({ $0.utf8.count <= 200 }) else {
            return Answer(json: ColrAnswers.failure("Add at most 100 tags at once, of 200 bytes each."))
        }
        try store.add(tags: tags, to: hex, timestamp: now)
        return Answer(json: try document(for: hex))
    }

    private static func failure(_ message: String) -> WireJSON {
        .object([("success", .boolean(false)), ("messages", .array([.string(message)]))])
    }

    private static func wrongMethod(allowed: String) -> Answer {
        var answer = Answer(status: 405, json: failure("Only \(allowed) is understood here."))
        answer.headers = [("Allow", allowed)]
        return answer
    }
}
