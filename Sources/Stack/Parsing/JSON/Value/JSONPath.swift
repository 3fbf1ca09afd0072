import ProgramDiagnostics

/// The path to a value inside another value, such as `user.tags[0].name` or `["odd key"][2]`.
///
/// A key that is empty or contains `.`, `[` or `]` is written in brackets and quotes, where `\"` is a quote and `\\` a
/// backslash.
public struct JSONPath: Sendable, Hashable {
    /// A step of a path.
    public enum Step: Sendable, Hashable {
        /// The member of an object with this key.
        case key(String)
        /// The element of an array at this index.
        case index(Int)
    }

    /// The steps, from the outermost to the innermost value.
    public var steps: [Step]

    /// Creates a path from steps. Without steps, the path refers to the value itself.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// Creates a path from its text, or returns nil if the text is not a valid path.
    public init?(_ text: String) {
        var parser = Parser(rest: text[...])
        guard let steps = parser.parse() else { return nil }
        self.steps = steps
    }

    private struct Parser {
        var rest: Substring

        mutating func parse() -> [Step]? {
            var steps: [Step] = []
            while let first = rest.first {
                if first == "[" {
                    guard let step = parseBrackets() else { return nil }
                    steps.append(step)
                } else {
                    if first == "." {
                        guard !steps.isEmpty else { return nil }
                        rest.removeFirst()
                    } else if !steps.isEmpty {
                        return nil
                    }
                    let name: Substring = rest.prefix { !".[]".contains($0) }
                    guard !name.isEmpty else { return nil }
                    rest = rest[name.endIndex...]
                    steps.append(.key(String(name)))
                }
            }
            return steps
        }

        private mutating func parseBrackets() -> Step? {
            rest.removeFirst()
            if rest.first == "\"" {
                guard let key = parseQuoted(), rest.popFirst() == "]" else { return nil }
                return .key(key)
            }
            let digits: Substring = rest.prefix { $0 != "]" }
            guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let index = Int(digits) else { return nil }
            rest = rest[digits.endIndex...]
            return rest.popFirst() == nil ? nil : .index(index)
        }

        private mutating func parseQuoted() -> String? {
            rest.removeFirst()
            var key = ""
            while let character = rest.popFirst() {
                switch character {
                case "\"": return key
                case "\\":
                    guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else { return nil }
                    key.append(escaped)
                default: key.append(character)
                }
            }
            return nil
        }
    }
}

extension JSONPath: ExpressibleByStringLiteral {
    /// Creates a path from a literal. A literal that is not a valid path stops the program.
    public init(stringLiteral value: String) {
        guard let path = JSONPath(value) else {
            stopProgram("“\(value)” is not a valid path. Examples of paths: user.tags[0].name, [\"odd key\"][2].")
        }
        self = path
    }
}

extension JSONPath: CustomStringConvertible {
    /// The text of the path, from which `init(_:)` creates an equal path.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isEmpty || key.contains { ".[]".contains($0) }:
                let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                text += "[\"\(escaped)\"]"
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            }
        }
        return text
    }
}
