/// A parser for the elements of an SVG document. It does not validate the document, and it ignores text, entities in
/// text, and declarations.
struct SVGParser {
    private let bytes: [UInt8]
    private var index = 0
    /// Deeper elements are ignored.
    private static let maximumDepth = 64

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the first `svg` element, if any.
    mutating func parse() -> SVGNode? {
        while let tag = nextTag() {
            if tag.name == "svg", !tag.isEnd {
                var root = SVGNode(name: tag.name, attributes: tag.attributes)
                if !tag.isEmpty { root.children = children(of: "svg", depth: 0) }
                return root
            }
        }
        return nil
    }

    private struct Tag {
        var name: String
        var attributes: [String: String] = [:]
        var isEnd = false
        var isEmpty = false
    }

    private mutating func children(of name: String, depth: Int) -> [SVGNode] {
        var nodes: [SVGNode] = []
        while let tag = nextTag() {
            if tag.isEnd {
                if tag.name == name { break }
                continue
            }
            if depth == SVGParser.maximumDepth {
                if !tag.isEmpty { skipChildren(of: tag.name) }
                continue
            }
            var node = SVGNode(name: tag.name, attributes: tag.attributes)
            if !tag.isEmpty { node.children = children(of: tag.name, depth: depth + 1) }
            nodes.append(node)
        }
        return nodes
    }

    /// Moves past the end tag of an element.
    private mutating func skipChildren(of name: String) {
        var openCount = 1
        while openCount > 0, let tag = nextTag() {
            guard tag.name == name, !tag.isEmpty else { continue }
            openCount += tag.isEnd ? -1 : 1
        }
    }

    /// Returns the next start tag or end tag, or nil at the end.
    private mutating func nextTag() -> Tag? {
        while true {
            guard skip(past: "<") else { return nil }
            if starts(with: "!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "![CDATA[") {
                guard skip(past: "]]>") else { return nil }
            } else if starts(with: "?") || starts(with: "!") {
                guard skip(past: ">") else { return nil }
            } else {
                return tag()
            }
        }
    }

    private mutating func tag() -> Tag {
        var tag = Tag(name: "")
        if starts(with: "/") {
            tag.isEnd = true
            index += 1
        }
        tag.name = localName(word())
        while index < bytes.count {
            skipSpace()
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: ">") {
                index += 1
                break
            }
            if bytes[index] == UInt8(ascii: "/") {
                tag.isEmpty = true
                index += 1
                continue
            }
            let name = word()
            skipSpace()
            guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
                if name.isEmpty { index += 1 }
                continue
            }
            index += 1
            tag.attributes[localName(name)] = value()
        }
        return tag
    }

    /// Returns a quoted value.
    private mutating func value() -> String {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            return word()
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote { index += 1 }
        defer { index = min(index + 1, bytes.count) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Returns the characters up to white space or one of the delimiters `=`, `/`, and `>`.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count, !isSpace(bytes[index]), !"=/>".utf8.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Returns a name without its namespace.
    private func localName(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }

    private func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func skipSpace() {
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Moves past the next occurrence of a string. Returns false if the string does not occur.
    private mutating func skip(past text: String) -> Bool {
        while index < bytes.count, !starts(with: text) { index += 1 }
        guard index < bytes.count else { return false }
        index += text.utf8.count
        return true
    }
}
