import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore

extension UITextView {
    /// Returns the text layout manager of the view's layout manager, and creates it if needed.
    func makeTextLayoutManager() -> NSTextLayoutManager {
        if let found = manager.textLayoutManager ?? state.textLayoutManager { return found }
        let made = NSTextLayoutManager(engine: manager)
        let content = NSTextContentStorage(adopting: made)
        made.adopt(content)
        // The layout manager of a text view is used on the main thread.
        made.viewSelection = (
            get: { [weak self] in MainActor.assumeIsolated { self?.editor.selection ?? 0..<0 } },
            set: { [weak self] range in MainActor.assumeIsolated { self?.editor.select(range) } }
        )
        state.textLayoutManager = made
        state.textContent = content
        return made
    }

    /// Returns the fragment of a paragraph if the app defines the fragment's class. The fragment then draws the
    /// paragraph.
    func customFragment(of place: DocumentFlow.Place) -> NSTextLayoutFragment? {
        guard let text = manager.textLayoutManager, text.delegate != nil else { return nil }
        // The fragment before the empty last line has no more to draw there.
        if flow.isExtraLine(at: place.index) { return nil }
        let fragment = text.fragment(of: place)
        return fragment.isFromKit ? nil : fragment
    }
}
