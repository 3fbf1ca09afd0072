import Foundation
import QuartzCore
import TextLayout

/// What a text field keeps beside its public properties.
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
    /// Whether the first change removes what a secure field held before.
    var clearsSecureText = false

    var border: CALayer?
    var backgroundView: UIImageView?
    var clearButton: FieldClearButton?

    /// The text as it was laid out last.
    var line: FieldLine?
    /// How far the text is scrolled, in points.
    var scroll: CGFloat = 0
    /// Whether the finger selects.
    var isSelecting = false
    /// What a drag selects by, and where it began.
    var dragUnit: TextBoundaries.Unit = .grapheme
    var dragOrigin: Range<Int> = 0..<0

    /// How many actions of the person are under way, and whether one changed the text.
    var editDepth = 0
    var textChanged = false
    /// Where text is typed, as the host was told last.
    var toldArea: CGRect?
    var observers: [any NSObjectProtocol] = []
}

/// A field's text, laid out on one line.
struct FieldLine {
    var layout: TextLayout
    var block: TextBlock
    /// The width for which it was laid out: infinite while it is edited.
    var width: CGFloat
}
