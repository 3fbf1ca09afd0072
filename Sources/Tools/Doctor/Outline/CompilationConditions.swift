/// The values of the conditions of `#if` in the rewritten sources of an app for iOS.
struct CompilationConditions {
    /// The conditions that are set, such as `DEBUG`.
    var flags: Set<String>
    /// The modules that can be imported.
    var modules: Set<String>

    /// Evaluates a condition. An incomplete condition is true, so that its code is examined.
    func evaluate(_ words: ArraySlice<String>) -> Bool {
        var words: ArraySlice<String> = words
        return (try? or(&words)) ?? true
    }

    /// The error if a condition is incomplete.
    private struct Incomplete: Error {}

    private func or(_ words: inout ArraySlice<String>) throws(Incomplete) -> Bool {
        var value: Bool = try and(&words)
        while words.first == "||" {
            words.removeFirst()
            let next: Bool = try and(&words)
            value = value || next
        }
        return value
    }

    private func and(_ words: inout ArraySlice<String>) throws(Incomplete) -> Bool {
        var value: Bool = try unary(&words)
        while words.first == "&&" {
            words.removeFirst()
            let next: Bool = try unary(&words)
            value = value && next
        }
        return value
    }

    private func unary(_ words: inout ArraySlice<String>) throws(Incomplete) -> Bool {
        guard let word = words.popFirst() else { throw Incomplete() }
        switch word {
        case "!": return try !unary(&words)
        case "(":
            let value: Bool = try or(&words)
            if words.first == ")" { words.removeFirst() }
            return value
        case "true": return true
        case "false": return false
        default:
            guard words.first == "(" else { return flags.contains(word) }
            words.removeFirst()
            let arguments: ArraySlice<String> = words.prefix { $0 != ")" }
            words = words.dropFirst(arguments.count + 1)
            return call(word, Array(arguments))
        }
    }

    private func call(_ name: String, _ arguments: [String]) -> Bool {
        let argument: String = arguments.first ?? ""
        switch name {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return modules.contains(argument)
        case "arch": return argument == "x86_64" || argument == "arm64"
        case "swift", "compiler": return !argument.hasPrefix("<")
        case "hasFeature", "hasAttribute": return true
        case "_endian": return argument == "little"
        case "_pointerBitWidth": return argument == "_64"
        // Includes `_runtime(_ObjC)`, which source rewriting does not replace, and which is false on Linux.
        default: return false
        }
    }
}
