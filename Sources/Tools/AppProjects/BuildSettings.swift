/// The build settings of a target in one configuration: assignments of several levels, evaluated on demand.
///
/// An assignment has precedence over the assignments before it. In an assignment, `$(inherited)` is the value that the
/// setting would have without the assignment.
struct BuildSettings: Sendable {
    /// The values with which the conditions of settings are compared, as in `OTHER_SWIFT_FLAGS[sdk=iphonesimulator*]`.
    struct Conditions: Sendable {
        var configuration: String
        var sdk = "iphonesimulator"
        var architecture = "arm64"
    }

    /// One assignment of a value to a setting.
    struct Assignment: Sendable {
        var name: String
        /// The names and patterns in brackets after the name.
        var conditions: [(name: String, pattern: String)]
        var value: String
    }

    let conditions: Conditions
    /// For each setting, the values of the assignments whose conditions are true, in increasing precedence.
    private var values: [String: [String]] = [:]

    init(_ conditions: Conditions) { self.conditions = conditions }

    /// Adds assignments with precedence over all others so far.
    mutating func add(_ assignments: [Assignment]) {
        for assignment in assignments where isTrue(assignment.conditions) {
            values[assignment.name, default: []].append(assignment.value)
        }
    }

    /// Adds unconditional values with precedence over all others so far.
    mutating func add(_ values: [String: String]) {
        for (name, value) in values { self.values[name, default: []].append(value) }
    }

    /// Adds the settings of a configuration in a project file.
    mutating func add(_ dictionary: PropertyListDictionary) {
        // Settings with conditions have precedence over those without.
        let assignments: [Assignment] = dictionary.entries.map { entry in
            let (name, conditions) = BuildSettings.parseName(entry.key)
            return Assignment(name: name, conditions: conditions, value: entry.value.strings.joined(separator: " "))
        }
        add(assignments.filter(\.conditions.isEmpty))
        add(assignments.filter { !$0.conditions.isEmpty })
    }

    // MARK: Values

    /// The value of a setting with all references replaced, or an empty string if the setting has no value.
    subscript(_ name: String) -> String {
        var evaluation = Evaluation()
        return evaluate(name, below: nil, &evaluation)
    }

    /// The value of a setting, or nil if it is empty.
    func nonempty(_ name: String) -> String? {
        let value: String = self[name]
        return value.isEmpty ? nil : value
    }

    /// The numbers of the device families that the target supports: 1 for iPhone, 2 for iPad.
    var deviceFamilies: [Int] {
        self["TARGETED_DEVICE_FAMILY"].split(separator: ",").compactMap { Int(String($0).trimmed) }
    }

    /// Whether a setting is `YES`, `true` or `1`. The default applies if the value is not a Boolean.
    func bool(_ name: String, default defaultValue: Bool = false) -> Bool {
        switch self[name].lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: defaultValue
        }
    }

    /// The elements of a setting that is a list.
    func list(_ name: String) -> [String] { BuildSettings.words(self[name]) }

    /// Whether any level assigns a value to the setting.
    func isSet(_ name: String) -> Bool { values[name] != nil }

    /// The names of all settings that have a value, sorted.
    var names: [String] { values.keys.sorted() }

    /// Replaces the references to settings in a string.
    func expand(_ text: String) -> String {
        var evaluation = Evaluation()
        return expand(text, inherited: nil, &evaluation)
    }

    /// Divides a list into its elements. Quotation marks and backslashes protect spaces.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isInWord = false
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                if isInWord { words.append(word) }
                word = ""
                isInWord = false
            } else {
                word.append(character)
                isInWord = true
            }
        }
        if isInWord { words.append(word) }
        return words
    }

    // MARK: Evaluation

    /// The state that limits the work of an evaluation: settings can refer to each other in a cycle, or double a
    /// string many times.
    struct Evaluation {
        var depth = 0
        var length = 0
    }

    private static let depthLimit = 40
    private static let lengthLimit = 1 << 17

    /// Returns the value of a setting.
    ///
    /// - Parameter below: The number of assignments to use, in increasing precedence. Nil means all.
    private func evaluate(_ name: String, below: Int?, _ evaluation: inout Evaluation) -> String {
        guard let assignments = values[name], evaluation.depth < BuildSettings.depthLimit else { return "" }
        let count: Int = below ?? assignments.count
        guard count > 0 else { return "" }
        evaluation.depth += 1
        defer { evaluation.depth -= 1 }
        return expand(assignments[count - 1], inherited: (name, count - 1), &evaluation)
    }

    private func expand(_ text: String, inherited: (name: String, below: Int)?, _ evaluation: inout Evaluation)
        -> String
    {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var position = 0
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "$"), let reference = BuildSettings.reference(in: bytes, at: position)
            else {
                result.append(bytes[position])
                position += 1
                continue
            }
            position = reference.end
            guard evaluation.length < BuildSettings.lengthLimit else { continue }
            let inner: String = expand(reference.text, inherited: inherited, &evaluation)
            let value: String = replacement(for: inner, inherited: inherited, &evaluation)
            evaluation.length += value.utf8.count + 1
            result.append(contentsOf: value.utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the value of `NAME` or `NAME:operator:operator=argument`.
    private func replacement(
        for reference: String, inherited: (name: String, below: Int)?, _ evaluation: inout Evaluation
    ) -> String {
        let parts: [Substring] = reference.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts[0])
        var value: String
        if let inherited, name == "inherited" || name == inherited.name {
            value = evaluate(inherited.name, below: inherited.below, &evaluation)
        } else {
            value = evaluate(name, below: nil, &evaluation)
        }
        for part in parts.dropFirst() { value = BuildSettings.apply(part, to: value) }
        return value
    }

    private static func apply(_ operation: Substring, to value: String) -> String {
        let pair: [Substring] = operation.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        switch pair[0] {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "rfc1034identifier":
            return identifier(value, separator: "-", isAllowed: { $0.isLetterOrDigit || $0 == "." || $0 == "-" })
        case "c99extidentifier", "identifier":
            let name: String = identifier(value, separator: "_", isAllowed: { $0.isLetter || $0.isNumber || $0 == "_" })
            return name.first?.isNumber ?? false ? "_" + name.dropFirst() : name
        case "default": return value.isEmpty && pair.count > 1 ? String(pair[1]) : value
        case "dir":
            let folder: String = FilePath.parent(value)
            return folder.isEmpty ? "" : folder + "/"
        case "file": return FilePath.name(value)
        case "base": return FilePath.stem(value)
        case "suffix":
            let name: String = FilePath.name(value)
            return String(name.dropFirst(FilePath.stem(value).count))
        case "standardizepath": return FilePath.standardized(value)
        default: return value
        }
    }

    private static func identifier(_ text: String, separator: Character, isAllowed: (Character) -> Bool) -> String {
        String(text.map { isAllowed($0) ? $0 : separator })
    }

    /// Returns the text of a reference `$(…)`, `${…}` or `$NAME` without the delimiters, and its end.
    private static func reference(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        guard start + 1 < bytes.count else { return nil }
        let open: UInt8 = bytes[start + 1]
        if open == UInt8(ascii: "(") || open == UInt8(ascii: "{") {
            let close: UInt8 = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
            var depth = 0
            for index in start + 1..<bytes.count {
                if bytes[index] == open { depth += 1 }
                if bytes[index] == close { depth -= 1 }
                if depth == 0 { return (String(decoding: bytes[start + 2..<index], as: UTF8.self), index + 1) }
            }
            return nil
        }
        var end: Int = start + 1
        while end < bytes.count, Character(Unicode.Scalar(bytes[end])).isIdentifierCharacter { end += 1 }
        return end > start + 1 ? (String(decoding: bytes[start + 1..<end], as: UTF8.self), end) : nil
    }

    // MARK: Conditions

    /// Divides `NAME[sdk=iphoneos*][arch=*]` into the name and its conditions.
    static func parseName(_ text: String) -> (name: String, conditions: [(name: String, pattern: String)]) {
        guard let bracket = text.firstIndex(of: "[") else { return (text, []) }
        var conditions: [(name: String, pattern: String)] = []
        for part in text[bracket...].split(whereSeparator: { $0 == "[" || $0 == "]" || $0 == "," }) {
            let pair: [Substring] = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            conditions.append((trimmed(pair[0]), trimmed(pair[1])))
        }
        return (trimmed(text[..<bracket]), conditions)
    }

    private func isTrue(_ conditions: [(name: String, pattern: String)]) -> Bool {
        conditions.allSatisfy { name, pattern in
            switch name {
            // The names of SDKs have versions, such as iphonesimulator26.0.
            case "sdk": BuildSettings.matches(pattern, self.conditions.sdk + "26.0") || pattern == self.conditions.sdk
            case "config": BuildSettings.matches(pattern, self.conditions.configuration)
            case "arch": BuildSettings.matches(pattern, self.conditions.architecture)
            case "variant": BuildSettings.matches(pattern, "normal")
            default: false
            }
        }
    }

    /// Whether a pattern with `*` and `?` matches a string.
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let pattern = Array(pattern.utf8)
        let text = Array(text.utf8)
        var position = 0
        var index = 0
        var star: (pattern: Int, text: Int)?
        while index < text.count {
            if position < pattern.count, pattern[position] == text[index] || pattern[position] == UInt8(ascii: "?") {
                position += 1
                index += 1
            } else if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                star = (position, index)
                position += 1
            } else if let last = star {
                position = last.pattern + 1
                index = last.text + 1
                star = (last.pattern, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
    fileprivate var isIdentifierCharacter: Bool { isLetterOrDigit || self == "_" }
}
