import Foundation

/// A position in text. The owner of the text defines a subclass.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A position in the kit's own text views: an offset in UTF-16 code units.
package final class TextPosition: UITextPosition {
    package let offset: Int

    package init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated package override func isEqual(_ object: Any?) -> Bool { (object as? TextPosition)?.offset == offset }

    nonisolated package override var hash: Int { offset }
}
