/// Reads types in source code.
struct TypeReader {
    let code: SourceCode

    /// Reads the type that begins at a token. Returns its text and the index after it; nil if there is no type.
    func read(_ start: Int) -> (text: String, end: Int)? {
        var index: Int = start
        var text = ""
        // Attributes and modifiers.
        while true {
            if code.isMark(index, "@"), code.isIdentifier(index + 1) {
                index += 2
                if code.isMark(index, "("), code.touches(index - 1, index) { index = code.end(index) + 1 }
            } else if TypeReader.modifiers.contains(code.word(index)),
                code.isIdentifier(index + 1)
                    || code.isMark(index + 1, "[") || code.isMark(index + 1, "(") || code.isMark(index + 1, "@")
            {
                text += code.word(index) + " "
                index += 1
            } else {
                break
            }
        }
        guard let first = readSimple(index) else { return nil }
        text += first.text
        index = first.end
        while code.isOperator(index), code.word(index) == "&", let next = readSimple(index + 1) {
            text += " & " + next.text
            index = next.end
        }
        // A function type.
        var arrow: Int = index
        while ["async", "throws", "rethrows"].contains(code.word(arrow)) {
            arrow += 1
            if code.isMark(arrow, "(") { arrow = code.end(arrow) + 1 }
        }
        if code.isOperator(arrow), code.word(arrow) == "->", let result = read(arrow + 1) {
            return (text + " -> " + result.text, result.end)
        }
        return (text, index)
    }

    private static let modifiers: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "repeat",
        "each",
        "nonisolated",
    ]

    private func readSimple(_ start: Int) -> (text: String, end: Int)? {
        var index: Int = start
        var text = ""
        if code.isMark(index, "(") || code.isMark(index, "[") {
            let end: Int = code.end(index)
            guard end > index else { return nil }
            text = joined(index...end)
            index = end + 1
        } else {
            guard code.isIdentifier(index) else { return nil }
            text = code.word(index)
            index += 1
            while true {
                if code.isOperator(index), code.word(index).hasPrefix("<"), code.touches(index - 1, index) {
                    guard let end = genericEnd(index) else { break }
                    text += joined(index...end)
                    // `>?` and `>=` are operators in which the bracket is the first character.
                    let rest: Substring = code.word(end).drop { $0 == ">" }
                    if !rest.isEmpty {
                        text.removeLast(rest.count)
                        let isOptional: Bool = rest.allSatisfy { $0 == "?" || $0 == "!" }
                        return (isOptional ? text + rest : text, end + 1)
                    }
                    index = end + 1
                } else if code.isMark(index, "."), code.isIdentifier(index + 1) {
                    text += "." + code.word(index + 1)
                    index += 2
                } else {
                    break
                }
            }
        }
        while code.isOperator(index), code.touches(index - 1, index),
            code.word(index).allSatisfy({ $0 == "?" || $0 == "!" })
        {
            text += code.word(index)
            index += 1
        }
        return (text, index)
    }

    /// Returns the index of the token that closes generic arguments.
    ///
    /// - Parameter depth: The number of brackets before the first token.
    func genericEnd(_ start: Int, depth: Int = 0) -> Int? {
        var depth: Int = depth
        var index: Int = start
        while index < code.count {
            if code.isOperator(index), code.word(index) != "->" {
                for character in code.word(index) {
                    if character == "<" { depth += 1 }
                    if character == ">" {
                        depth -= 1
                        if depth == 0 { return index }
                    }
                }
            } else if code.isMark(index, "(") || code.isMark(index, "[") {
                index = code.end(index)
            } else if code.isMark(index, "{") || code.isMark(index, "}") || code.isMark(index, ";") {
                return nil
            }
            index += 1
        }
        return nil
    }

    private func joined(_ range: ClosedRange<Int>) -> String {
        var text = ""
        for index in range {
            let word: String = code.word(index)
            if word == ":" || word == "," {
                text += word + " "
            } else if word == "->" {
                text += " -> "
            } else {
                let follows: Bool = text.last.map { $0.isLetter || $0.isNumber } ?? false
                text += follows && word.first?.isLetter ?? false ? " " + word : word
            }
        }
        return text
    }
}
