import Foundation

/// A description of a problem with a value, as a sentence that can be translated.
///
/// The sentence is also the key of its translation, in the table `Validation` of the main bundle. Without a
/// translation, the sentence itself is shown. `%@` or `%1$@` is a placeholder for an argument.
public struct ValidationMessage: Sendable, Hashable {
    /// The sentence, with placeholders for its arguments.
    public let key: String
    /// The arguments for the placeholders.
    public let arguments: [String]

    /// Creates a message.
    public init(_ key: String, _ arguments: String...) {
        self.key = key
        self.arguments = arguments
    }

    /// The sentence in the language of the main bundle.
    public var text: String { text(in: .main) }

    /// Returns the sentence in the language of a bundle.
    public func text(in bundle: Bundle) -> String {
        filled(bundle.localizedString(forKey: key, value: key, table: "Validation"))
    }

    /// Replaces the placeholders of `sentence` with the arguments.
    func filled(_ sentence: String) -> String {
        var next = 0
        return sentence.replacing(#/%(?:([1-9][0-9]*)\$)?@/#) { match in
            let index: Int? = match.output.1.map { (Int($0) ?? .max) - 1 }
            if index == nil { next += 1 }
            let position: Int = index ?? next - 1
            return arguments.indices.contains(position) ? arguments[position] : String(match.output.0)
        }
    }
}

extension ValidationMessage: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
