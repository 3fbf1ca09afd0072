import Foundation
import QuartzCore
import TextEditing
import TextLayout
import UIKitSpelling

/// The internal state of a text field.
@MainActor
final class FieldState {
    let undoManager: UndoManager = {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }()
    var blinker: CaretBlinker?
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var extraAttributes: TextAttributes = [:]
    var autocapitalization: UITextAutocapitalizationType?
    var clearsOnInsertion = false
    /// Whether the first change deletes the previous text of a secure field.
    var clearsSecureText = false

    var inputView: UIView?
    var inputAccessoryView: UIView?
    var onSelectionChange: (() -> Void)?

    var border: CALayer?
    var backgroundView: UIImageView?
    var clearButton: FieldClearButton?
    var clearImage: UIImage?

    /// The last layout of the text.
    var line: FieldLine?
    /// The horizontal scroll offset of the text, in points.
    var scroll: CGFloat = 0
    /// The object that selects text with fingers, if a module provides it.
    var touches: (any TextTouchSelecting)?
    /// The misspelled words.
    let spelling = SpellingMarks()
    /// Whether a pointer press on selected text can become a drag.
    var awaitsDrag = false
    /// Whether the tracked touch changes the selection.
    var isSelecting = false
    /// The unit of text that a drag selects.
    var dragUnit: TextBoundaries.Unit = .grapheme
    /// The range that was selected at the start of the drag.
    var dragOrigin: Range<Int> = 0..<0

    /// The depth of nested `edit(_:)` calls.
    var editDepth = 0
    /// Whether one of the nested `edit(_:)` calls changed the text.
    var textChanged = false
    /// The input area that the host was last notified of, in window coordinates.
    var reportedInputArea: CGRect?
    var observers: [any NSObjectProtocol] = []
}

/// The text of a field, laid out on one line.
struct FieldLine {
    var layout: TextLayout
    var block: TextBlock
    /// The available width of the layout, in points: the greatest finite value during editing.
    var width: CGFloat
    /// The width to which the font shrinks, in points; 0 if it does not shrink.
    var shrunkWidth: CGFloat
}
