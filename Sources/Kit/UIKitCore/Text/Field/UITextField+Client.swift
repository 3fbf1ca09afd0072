import Foundation
import TextEditing
import TextLayout

extension UITextField: TextEditorClient {
    package func editor(_ editor: TextEditor, shouldReplace ranges: [Range<Int>], with replacement: String) -> Bool {
        storedDelegate?.textField(
            self, shouldChangeCharactersInRanges: ranges.map { NSValue(range: NSRange($0)) },
            replacementString: replacement) ?? true
    }

    package func editor(_ editor: TextEditor, reverts change: () -> Void) { edit(change) }

    package func editorDidChangeText(_ editor: TextEditor) {
        if fieldState.editDepth > 0 {
            fieldState.textChanged = true
            recordTypedWord()
        }
        fieldState.spelling.recordChange(in: editor)
        textStyleDidChange()
    }

    package func editorDidChangeSelection(_ editor: TextEditor) {
        if fieldState.editDepth > 0 && !fieldState.textChanged { fieldState.clearsOnInsertion = false }
        leaveTypedWord()
        setNeedsLayout()
        if isEditing { fieldState.blinker?.restart() }
        fieldState.onSelectionChange?()
        storedDelegate?.textFieldDidChangeSelection(self)
    }

    package func editorDidEndComposing(_ editor: TextEditor) { UIApplication.shared.endComposition(of: self) }

    package func editor(_ editor: TextEditor, offsetFor motion: TextMotion, from offset: Int) -> Int? {
        switch motion {
        case .left, .right:
            return self.offset(offset, movedRightBy: motion == .right ? 1 : -1)
        case .up, .lineStart, .pageUp: return 0
        case .down, .lineEnd, .pageDown: return editor.length
        case .lineLeft, .lineRight:
            let isRightToLeft: Bool = baseWritingDirection(for: beginningOfDocument, in: .forward) == .rightToLeft
            return (motion == .lineLeft) == isRightToLeft ? editor.length : 0
        case .wordLeft, .wordRight, .paragraphStart, .paragraphEnd, .documentStart, .documentEnd: return nil
        }
    }

    package func editor(_ editor: TextEditor, attributesAt offset: Int) -> TextAttributes { baseAttributes }
}
