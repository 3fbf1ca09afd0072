/// The parts of a `multipart/form-data` body (RFC 7578).
struct MultipartBody {
    struct Part: Equatable {
        var name: String
        var contentType: String
        var bytes: [UInt8]
    }

    let parts: [Part]

    /// Parses a body; nil if it is malformed or incomplete.
    init?(_ bytes: [UInt8], contentType: String) {
        guard contentType.lowercased().hasPrefix("multipart/form-data"),
            let boundary = MultipartBody.parameter("boundary", in: contentType), !boundary.isEmpty
        else { return nil }
        let delimiter: [UInt8] = Array("\r\n--\(boundary)".utf8)
        // A line end is inserted before the first delimiter, so that it can be parsed like the others.
        let text: [UInt8] = [0x0D, 0x0A] + bytes
        var parts: [Part] = []
        guard var start = MultipartBody.find(delimiter, in: text, from: 0) else { return nil }
        while true {
            let next: Int = start + delimiter.count
            guard next + 2 <= text.count else { return nil }
            if text[next] == UInt8(ascii: "-"), text[next + 1] == UInt8(ascii: "-") { break }
            guard let end = MultipartBody.find(delimiter, in: text, from: next),
                let head = MultipartBody.find([0x0D, 0x0A, 0x0D, 0x0A], in: text, from: next), head < end,
                let part = MultipartBody.part(head: text[next..<head], bytes: text[(head + 4)..<max(head + 4, end)])
            else { return nil }
            parts.append(part)
            start = end
        }
        self.parts = parts
    }

    /// Returns the first part with the given name.
    subscript(name: String) -> Part? { parts.first { $0.name == name } }

    private static func part(head: ArraySlice<UInt8>, bytes: ArraySlice<UInt8>) -> Part? {
        var name: String?
        var contentType = "text/plain"
        for line in String(decoding: head, as: UTF8.self).split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = String(line[line.index(after: colon)...].drop { $0 == " " })
            switch line[..<colon].lowercased() {
            case "content-disposition": name = parameter("name", in: value)
            case "content-type": contentType = value
            default: break
            }
        }
        return name.map { Part(name: $0, contentType: contentType, bytes: Array(bytes)) }
    }

    private static func parameter(_ name: String, in value: String) -> String? {
        var isQuoted = false
        let fields: [Substring] = value.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }
        for field in fields.dropFirst() {
            let pair: [Substring] = field.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].lowercased() == name else { continue }
            return pair[1].hasPrefix("\"") ? String(pair[1].dropFirst().prefix { $0 != "\"" }) : String(pair[1])
        }
        return nil
    }

    private static func find(_ needle: [UInt8], in text: [UInt8], from start: Int) -> Int? {
        guard text.count >= needle.count, start <= text.count - needle.count else { return nil }
        for index in start...(text.count - needle.count) where text[index] == needle[0] {
            if text[index..<index + needle.count].elementsEqual(needle) { return index }
        }
        return nil
    }
}
