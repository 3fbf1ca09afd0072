import Foundation
import Parsing

/// Measures reading a timeline as XML, in pieces as from a network.
struct XMLCost {
    private static let pieceSize = 16_384

    /// The type that is decoded from each element.
    private struct Message: Decodable {
        struct User: Decodable {
            var id: Int
            var name: String
            var screen_name: String
            var profile_image: String
        }
        var id: Int
        var created_at: String
        var text: String
        var favorited: Bool
        var user: User
    }

    private let document: Data

    init(_ url: URL) throws {
        document = try Data(contentsOf: url)
    }

    /// Writes a document of about five megabytes.
    static func write(to url: URL) throws {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<statuses type=\"array\">\n"
        for status in (0..<11_800).map(Status.init) {
            text += """
                  <status>
                    <created_at>\(status.createdAt)</created_at>
                    <id>\(status.id)</id>
                    <text>\(escaped(status.text))</text>
                    <favorited>\(status.isFavorite)</favorited>
                    <user>
                      <id>\(status.user.id)</id>
                      <name>\(escaped(status.user.name))</name>
                      <screen_name>\(status.user.screenName)</screen_name>
                      <profile_image>\(status.user.profileImage)</profile_image>
                    </user>
                  </status>

                """
        }
        try Data((text + "</statuses>\n").utf8).write(to: url)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    /// Returns the processor time for reading every string of every status by path, in milliseconds.
    func byPath() throws -> Double {
        try medianTime { reader in
            var length = 0
            for name in ["created_at", "id", "text", "favorited"] {
                reader.onText("statuses/status/\(name)") { length += $0.utf8.count }
            }
            for name in ["id", "name", "screen_name", "profile_image"] {
                reader.onText("statuses/status/user/\(name)") { length += $0.utf8.count }
            }
            return { length > 1_000_000 }
        }
    }

    /// Returns the processor time for decoding every status, in milliseconds.
    func decoded() throws -> Double {
        try medianTime { reader in
            var messages: [Message] = []
            reader.onElement("statuses/status", as: Message.self, with: FastXMLDecoder()) { messages.append($0) }
            return { messages.count == 11_800 && messages[7].user.screen_name == "user_7" }
        }
    }

    /// Returns the growth of the process's peak memory, in MB, while the document is read by path and every status is
    /// decoded. The statuses are not kept.
    func memory() throws -> Double {
        func read(upTo limit: Int) throws {
            var count = 0
            let reader = XMLStreamReader()
            reader.onElement("statuses/status", as: Message.self, with: FastXMLDecoder()) { _ in count += 1 }
            reader.onText("statuses/status/user/name") { count += $0.utf8.count }
            try feed(reader, upTo: limit)
            guard count > 0 else { throw WrongResult() }
        }
        // Reading the first piece loads the library and the decoder's code.
        try? read(upTo: XMLCost.pieceSize)
        let before: Double = peakMemory()
        try read(upTo: .max)
        return peakMemory() - before
    }

    private func medianTime(_ prepare: (XMLStreamReader) -> () -> Bool) throws -> Double {
        try (0..<9).map { _ in
            try processorTime {
                let reader = XMLStreamReader()
                let isCorrect: () -> Bool = prepare(reader)
                try feed(reader, upTo: .max)
                guard isCorrect() else { throw WrongResult() }
            }
        }
        .median
    }

    private func feed(_ reader: XMLStreamReader, upTo limit: Int) throws {
        for start in stride(from: 0, to: min(limit, document.count), by: XMLCost.pieceSize) {
            try reader.parse(document[start..<min(start + XMLCost.pieceSize, document.count)])
        }
        try reader.finish()
    }
}
