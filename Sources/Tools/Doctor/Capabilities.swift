/// The parts of Apple's API that apps use, by capability.
///
/// A forecast groups missing names by capability. If neither the app nor the index declares a name, but a capability
/// contains it, the name is Apple's.
public struct Capabilities: Sendable {
    /// The capabilities of types, by their full names.
    private(set) var types: [String: String] = [:]
    /// The capabilities of members, as `Type.member`.
    private(set) var members: [String: String] = [:]
    /// The capabilities of methods that apps implement, with labels.
    private(set) var callbacks: [String: String] = [:]
    /// The capabilities of properties that apps override.
    private(set) var overrides: [String: String] = [:]
    /// The capabilities of initializers, as `Type(label:label)`.
    private(set) var initializers: [String: String] = [:]

    /// Reads capabilities.
    ///
    /// A line in brackets begins a capability. The lines after it begin with the kind of the names that they list: `T`
    /// for types, `M` for members, `F` for methods that apps implement, `V` for properties that apps override, `I` for
    /// initializers. Lines that begin in another way are ignored.
    public init(text: String) {
        var capability = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if line.first == "[", line.last == "]" {
                capability = String(line.dropFirst().dropLast())
                continue
            }
            let words: [String] = line.split(separator: " ").map(String.init)
            guard let kind = words.first else { continue }
            for name in words.dropFirst() {
                switch kind {
                case "T": types[name] = capability
                case "M": members[name] = capability
                case "F": callbacks[name] = capability
                case "V": overrides[name] = capability
                case "I": initializers[name] = capability
                default: break
                }
            }
        }
    }
}
