import Foundation
import TextDocuments

/// The characters of a text storage, for Foundation.
///
/// On Linux, Foundation finds the characters of an attributed string through a reference to a mutable string at a fixed
/// offset in the object. A text storage refers to a `StorageString`, which does not store characters. It reads the
/// characters of the document, which finds a character in O(log *n*). For text that is not ASCII, Foundation's class
/// instead counts UTF-16 code units from the start of the text.
///
/// If a subclass of the storage stores the characters, its `mutableString` is another `StorageString`, which reads them
/// from the subclass. The string in the memory of the base class remains empty, as are the attributes there.
final class StorageString: NSMutableString {
    /// The storage that contains the characters. A weak reference.
    private weak var storage: NSTextStorage?
    /// The document of the storage.
    var document: TextDocument {
        didSet { windowVersion = -1 }
    }
    /// Whether the string reads the characters of a subclass that stores them itself.
    private let readsSubclass: Bool
    /// Whether the storage itself is changing the characters.
    private var isFollowing = false
    /// The code units around the last character that was read.
    private var window: [UInt16] = []
    private var windowStart = 0
    private var windowVersion = -1

    /// The length of the text that is read in one operation, in UTF-16 code units.
    private static let windowLength = 1024

    init(_ document: TextDocument, of storage: NSTextStorage, readsSubclass: Bool = false) {
        self.document = document
        self.readsSubclass = readsSubclass
        self.storage = storage
        super.init(capacity: 0)
    }

    // Foundation requires the following initializers, which create strings without a storage.

    required init(capacity: Int) {
        document = TextDocument()
        readsSubclass = false
        super.init(capacity: capacity)
    }

    required init(string aString: String) {
        document = TextDocument(TextFragment(aString, attributes: AttributeSet()))
        readsSubclass = false
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

    /// Calls `body`, in which Foundation changes this string on behalf of the storage. The change is ignored, because
    /// the storage changes the document afterward.
    func follow(_ body: () -> Void) {
        isFollowing = true
        body()
        isFollowing = false
    }

    /// The text of a subclass that stores the characters itself.
    private var ownText: NSString? {
        readsSubclass ? (storage?.string ?? "") as NSString : nil
    }

    override var length: Int { ownText?.length ?? document.count }

    override func character(at index: Int) -> unichar {
        if let ownText { return ownText.character(at: index) }
        if windowVersion != document.version || !(windowStart..<windowStart + window.count).contains(index) {
            // Text that is read backward is not read again for each character.
            let readsBackward: Bool = windowVersion == document.version && index < windowStart
            let start: Int = readsBackward ? max(0, index + 1 - Self.windowLength) : index
            // The range is extended if it divides a surrogate pair.
            let range = document.scalarRange(start..<min(document.count, start + Self.windowLength))
            window = Array(document.string(in: range).utf16)
            windowStart = range.lowerBound
            windowVersion = document.version
        }
        return window[index - windowStart]
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        if !isFollowing { storage?.replaceCharacters(in: range, with: aString) }
    }
}

extension NSTextStorage {
    /// The offset of the reference to the mutable string in the memory of an attributed string, in bytes. The reference
    /// follows the header of the object and the information for Core Foundation, whose C functions read the reference
    /// at this offset.
    private static let stringPosition = 24

    /// Makes Foundation read the characters of the document. Returns nil if the memory layout of attributed strings is
    /// not as expected. In this case, Foundation's string contains a copy of the characters.
    func shareCharacters() -> StorageString? {
        let current = super.mutableString
        let memory = Unmanaged.passUnretained(self).toOpaque().advanced(by: Self.stringPosition)
        let reference = memory.assumingMemoryBound(to: Unmanaged<NSMutableString>.self)
        guard reference.pointee.toOpaque() == Unmanaged.passUnretained(current).toOpaque() else { return nil }
        let shared = StorageString(content, of: self)
        reference.pointee.release()
        reference.pointee = Unmanaged.passRetained(shared)
        return shared
    }
}
