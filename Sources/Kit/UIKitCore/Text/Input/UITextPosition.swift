import Foundation

/// A place in a text, as the text counts it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A place in the texts of this kit: an offset in UTF-16 units.
final class TextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextPosition)?.offset == offset }

    nonisolated override var hash: Int { offset }
}
