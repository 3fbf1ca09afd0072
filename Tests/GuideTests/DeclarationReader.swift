/// Reads the public declarations of a formatted source file, without documentation and bodies.
struct DeclarationReader {
    /// The declarations at the top level of the file, each with a line feed at its end.
    private(set) var declarations: [String] = []

    private let lines: [Substring]
    private var index = 0

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        declarations = read(indentation: 0, isProtocol: false, isEnum: false).map { $0.joined(separator: "\n") + "\n" }
    }

    /// Reads the declarations of a block until its end.
    private mutating func read(indentation: Int, isProtocol: Bool, isEnum: Bool) -> [[String]] {
        var found: [[String]] = []
        var attributes: [String] = []
        while index < lines.count {
            let line = lines[index]
            let depth = line.prefix { $0 == " " }.count
            let text = line.dropFirst(depth)
            if depth < indentation, text.hasPrefix("}") { break }
            guard depth == indentation, !text.isEmpty, !text.hasPrefix("//"), !text.hasPrefix("}"), !text.hasPrefix("#")
            else {
                if text.isEmpty { attributes = [] }
                index += 1
                continue
            }
            if text.hasPrefix("@"), !words(text).contains("public"), !words(text).contains("extension") {
                attributes.append(String(text))
                index += 1
                continue
            }
            let head: [String] = readHead(indentation)
            if let declaration = declaration(head, attributes, indentation, isProtocol, isEnum) {
                found.append(declaration)
            }
            attributes = []
        }
        return found
    }

    /// Reads a declaration up to and including the brace that opens its body.
    private mutating func readHead(_ indentation: Int) -> [String] {
        var head: [String] = []
        var depth = 0
        while index < lines.count {
            let line = String(lines[index].dropFirst(indentation))
            head.append(line)
            index += 1
            depth += DeclarationReader.depth(of: line)
            let next: Substring = index < lines.count ? lines[index].drop { $0 == " " } : ""
            let goesOn: Bool =
                ["->", ":", "=", ",", "where"].contains { line.hasSuffix($0) }
                || ["->", "where ", "= ", "{"].contains { next.hasPrefix($0) } || next == "where"
            if depth <= 0, !goesOn || line.hasSuffix("{") { break }
            if depth == 1, line.hasSuffix("{") { break }
        }
        return head
    }

    /// Returns the lines of a declaration, and skips its body; nil if it is not public.
    private mutating func declaration(
        _ head: [String], _ attributes: [String], _ indentation: Int, _ isProtocol: Bool, _ isEnum: Bool
    ) -> [String]? {
        let first: [Substring] = words(Substring(head[0]))
        let isPublic: Bool =
            first.contains("public") || first.contains("open") || isProtocol || isEnum && first.first == "case"
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
        let kind: Substring? = first.first { keywords.contains($0) || $0 == "extension" }
        let isExtension: Bool = first.first == "extension" || kind == "extension" && first.first?.hasPrefix("@") == true
        guard isPublic || isExtension, !first.contains("import"), !first.contains("@usableFromInline") else {
            skipBody(indentation)
            return nil
        }
        let names: [String] = attributes.filter { !$0.hasPrefix("@inlinable") && !$0.hasPrefix("@exclusivity") }
        let text: [String] = (names + head).map(DeclarationReader.withoutAccess)
        guard let kind, keywords.contains(kind) && !first.contains("func") || isExtension else {
            let start: Int = index
            skipBody(indentation)
            let isSettable: Bool = lines[start..<index].contains { line in
                line.dropFirst(indentation).hasPrefix("    set {") || line.dropFirst(indentation).hasPrefix("    set(")
                    || line.dropFirst(indentation).hasPrefix("    didSet")
            }
            let getter: Substring? = lines[start..<index].first { $0.dropFirst(indentation).hasPrefix("    get ") }
            let effects: String = getter.map { String($0.dropFirst(indentation + 7).prefix { $0 != "{" }) } ?? " "
            return DeclarationReader.withoutBody(text, isProtocol: isProtocol, isSettable: isSettable, effects: effects)
        }
        if !head[head.count - 1].hasSuffix("{") {
            // A type without members, or an extension that only adds a conformance.
            return text
        }
        let members: [[String]] = read(
            indentation: indentation + 4, isProtocol: kind == "protocol", isEnum: kind == "enum")
        index += 1
        if members.isEmpty {
            let conformances: Substring = text.joined(separator: " ").split(separator: " where ")[0]
            guard !isExtension || conformances.contains(":") else { return nil }
            return Array(text.dropLast()) + [text[text.count - 1] + "}"]
        }
        return text + members.flatMap { $0 }.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
    }

    /// Skips the rest of a declaration.
    private mutating func skipBody(_ indentation: Int) {
        guard index > 0, lines[index - 1].hasSuffix("{") || lines[index - 1].hasSuffix(" in") else { return }
        while index < lines.count {
            let line = lines[index]
            index += 1
            if line.prefix(while: { $0 == " " }).count == indentation, line.dropFirst(indentation).hasPrefix("}") {
                return
            }
        }
    }

    private func words(_ text: Substring) -> [Substring] {
        text.split { $0 == " " || $0 == "(" || $0 == ")" }
    }

    /// Returns the number of brackets that a line opens without closing them.
    private static func depth(of line: String) -> Int {
        var depth = 0
        var isString = false
        for character in line {
            if character == "\"" { isString.toggle() }
            if isString { continue }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
        }
        return depth
    }

    private static func withoutAccess(_ line: String) -> String {
        let indentation = String(line.prefix { $0 == " " })
        let text: Substring = line.dropFirst(indentation.count)
        var words: [Substring] = text.split(separator: " ", omittingEmptySubsequences: false)
        words.removeAll { $0 == "public" || $0 == "@inlinable" }
        return indentation + words.joined(separator: " ")
    }

    /// Returns the index of the space before the first brace on the last line that is outside all brackets. Braces in
    /// parentheses enclose closures that are default values of parameters.
    private static func startOfBody(_ lines: [String]) -> String.Index? {
        guard let last = lines.last else { return nil }
        let outer: Int = lines.dropLast().reduce(0) { $0 + depth(of: $1) }
        return last.ranges(of: " {").map(\.lowerBound).first { outer + depth(of: String(last[..<$0])) == 0 }
    }

    /// Returns a declaration without the body on its last line.
    ///
    /// - Parameter effects: The words after `get` with spaces around them, such as ` async throws `.
    private static func withoutBody(
        _ lines: [String], isProtocol: Bool, isSettable: Bool, effects: String
    ) -> [String] {
        if lines.last == "{" { return lines.dropLast() }
        guard let last = lines.last, !isProtocol, let start = startOfBody(lines) else { return lines }
        let head = String(last[..<start])
        let isComputed: Bool =
            lines.count == 1 && (head.hasPrefix("var ") || head.contains(" var ") || head.contains("subscript("))
        // The brace opens a closure, which is the default value of a stored property.
        if isComputed, head.hasSuffix("=") { return [String(head.dropLast(2))] }
        return lines.dropLast() + [isComputed ? head + (isSettable ? " { get set }" : " { get\(effects)}") : head]
    }
}
