import CoreGraphics
import Foundation
import TextDocuments
import TextEditing
import TextLayout
import UIKitCore
import UIKitDrawing
import UIKitFind
import UIKitSpelling
import UndoManagement

/// The internal state of a text view.
@MainActor
final class TextViewState {
    let undoManager: UndoManager = {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }()
    /// The storage of the text, if there is one. It retains the layout manager.
    var storage: NSTextStorage?
    var blinker: CaretBlinker?
    /// The text layout manager, if the app used it.
    var textLayoutManager: NSTextLayoutManager?
    /// The content of the text layout manager.
    var textContent: NSTextContentStorage?
    /// The providers of the views of attachments. The keys identify the attachments.
    var providers: [ObjectIdentifier: [PlacedViewProvider]] = [:]
    /// Whether the view provides only its `NSLayoutManager` to the app.
    var hidesTextLayoutManager = false
    /// The object that handles selection with fingers, if a module provides it.
    var touches: (any TextTouchSelecting)?
    /// The interaction that finds text, if it is enabled.
    var findInteraction: UIFindInteraction?
    /// The text that the interaction found.
    var found = FoundText()
    /// The range that was highlighted last, which is selected when the search ends.
    var lastHighlighted: Range<Int>?
    /// The misspelled words.
    let spelling = SpellingMarks()
    /// The views of links to which keys can move the focus.
    var linkViews: [TextLinkView] = []
    /// The state of the text for which the views of links were placed.
    var linkViewsKey: [CGFloat] = []
    /// The menus of links and attachments.
    var itemMenus: TextItemMenus?
    /// The attributes of typed text.
    var typing = AttributeSet([.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label])
    var autocapitalization: UITextAutocapitalizationType?
    var linkAttributes: TextAttributes?
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var markedStyle: TextAttributes?
    var isEditing = false
    /// Whether editing is about to begin.
    var isBeginning = false
    /// Whether the app set the types of the items that can be pasted.
    var hasPasteConfiguration = false

    /// Whether the size of the content is dirty.
    var needsSize = true
    /// Whether the size of the content is being computed.
    var isSizing = false
    /// Whether the next layout scrolls to the caret.
    var showsCaret = false
    /// Whether a touch is about to place the caret.
    var isPlacingCaret = false
    /// The number of nested changes in progress.
    var editDepth = 0
    /// Whether one of the changes in progress changed the text.
    var textChanged = false
    /// The marked text that is shown underlined.
    var shownMarked: Range<Int>?

    /// The unit of text by which a drag selects.
    var dragUnit: TextBoundaries.Unit = .grapheme
    /// The range that was selected at the start of the drag.
    var dragOrigin: Range<Int> = 0..<0
    /// The input area that the host was last notified of, in window coordinates.
    var reportedInputArea: CGRect?
    var observers: [any NSObjectProtocol] = []
    /// The size that was measured last, with the width for which it was measured and the number of changes at that
    /// time.
    var measured: (width: CGFloat, changes: Int, size: CGSize)?
    var changeCount = 0
}
