import Foundation

/// The characters of a mutable attributed string. Changes are made in the attributed string, so that its attributes
/// follow.
final class AttributedCharacters: NSMutableString {
    private let stored: NSMutableString
    private let owner: NSMutableAttributedString

    init(_ stored: NSMutableString, of owner: NSMutableAttributedString) {
        self.stored = stored
        self.owner = owner
        super.init(capacity: 0)
    }

    // Foundation requires the following initializers, which create strings of their own.

    required init(capacity: Int) {
        owner = NSMutableAttributedString(string: "")
        stored = NSMutableString(capacity: capacity)
        super.init(capacity: capacity)
    }

    required init(string aString: String) {
        owner = NSMutableAttributedString(string: aString)
        stored = NSMutableString(string: aString)
        super.init(capacity: 0)
    }

    required convenience init(characters: UnsafePointer<unichar>, length: Int) {
        self.init(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    }

    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(string: value.description)
    }

    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }

    required convenience init?(coder aDecoder: NSCoder) { nil }

    override var length: Int { stored.length }

    override func character(at index: Int) -> unichar { stored.character(at: index) }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        owner.replaceCharacters(in: range, with: aString)
    }
}
