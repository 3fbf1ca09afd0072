import Foundation

/// What is wrong with a value, as a sentence that can be translated.
///
/// The sentence is also its key. A translation is looked up in the table `Validation` of the main bundle; where there is
/// none, the sentence itself is shown. `%@` in it, or `%1$@`, stands for an argument.
public struct ValidationMessage: Sendable, Hashable {
    /// The sentence, with places for its arguments.
    public let key: String
    /// What is put in those places.
    public let arguments: [String]

    /// Makes a message.
    public init(_ key: String, _ arguments: String...) {
        self.key = key
        self.arguments = arguments
    }

    /// The sentence in the language of the main bundle.
    public var text: String { text(in: .main) }

    /// The sentence in the language of a bundle.
    public func text(in bundle: Bundle) -> String {
        filled(bundle.localizedString(forKey: key, value: key, table: "Validation"))
    }

    /// Puts the arguments in their places.
    func filled(_ sentence: String) -> String {
        var result: String = sentence
        for (index, argument) in arguments.enumerated() {
            result = result.replacingOccurrences(of: "%\(index + 1)$@", with: argument)
            if let place = result.range(of: "%@") { result.replaceSubrange(place, with: argument) }
        }
        return result
    }
}

extension ValidationMessage: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        self.init(value)
    }
}
