/// The parts of the text of a type that are needed to find its members.
struct TypeText {
    /// The name of the type without generic arguments, such as `UIControl.State`; nil for a function, a tuple and a
    /// composition.
    var name: String?
    /// The type of the elements, if the type is an array.
    var element: String?
    /// Whether the type is a metatype, such as `UIView.Type`.
    var isMetatype = false

    init(_ text: String) {
        var text: Substring = text[...]
        func trim() {
            while text.first == " " { text.removeFirst() }
            while let last = text.last, last == " " || last == "?" || last == "!" { text.removeLast() }
        }
        trim()
        for prefix in TypeText.modifiers where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
        trim()
        while text.hasPrefix("@") {
            guard let space = text.firstIndex(of: " ") else { return }
            text = text[text.index(after: space)...]
            trim()
        }
        if text.first == "(", text.last == ")", !text.dropFirst().dropLast().contains(where: { "(),".contains($0) }) {
            text = text.dropFirst().dropLast()
            self = TypeText(String(text))
            return
        }
        if text.hasSuffix("...") {
            element = String(text.dropLast(3))
            name = "Array"
            return
        }
        if text.first == "[", text.last == "]" {
            let inner: Substring = text.dropFirst().dropLast()
            name = "Array"
            if TypeText.hasColon(inner) { name = "Dictionary" } else { element = String(inner) }
            return
        }
        if text.contains("->") || text.contains("&") || text.first == "(" { return }
        if text.hasPrefix("Optional<"), text.last == ">" {
            self = TypeText(String(text.dropFirst(9).dropLast()))
            return
        }
        if text.hasPrefix("Array<"), text.last == ">" {
            element = String(text[text.index(after: text.firstIndex(of: "<") ?? text.startIndex)...].dropLast())
        }
        var path = ""
        var depth = 0
        for character in text {
            if character == "<" { depth += 1 }
            if depth == 0, character != " " { path.append(character) }
            if character == ">" { depth -= 1 }
        }
        if path.hasSuffix(".Type") {
            isMetatype = true
            path.removeLast(5)
        }
        guard !path.isEmpty, path != "_", path.first?.isLetter ?? false || path.first == "_" else { return }
        name = path
    }

    private static let modifiers: [String] = [
        "any ", "some ", "inout ", "@escaping ", "@autoclosure ", "borrowing ", "consuming ", "sending ",
    ]

    private static func hasColon(_ text: Substring) -> Bool {
        var depth = 0
        for character in text {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return true }
        }
        return false
    }
}
