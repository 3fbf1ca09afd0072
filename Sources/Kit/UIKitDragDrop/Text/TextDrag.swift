import CoreGraphics
import Foundation
import ItemProviders
import UIKitCore
import UIKitDrawing
import UIKitInput

/// Drags the selected text of a view, and inserts text that is dropped on it.
///
/// Text moves within a view, and is copied to other views.
@MainActor
package final class TextDrag: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var view: (any UIView & UITextInput)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The range that is dragged.
    private var source: UITextRange?
    /// The caret where text would be dropped.
    private let caret = UIView()

    var isDropActive: Bool { caret.superview != nil }

    /// Adds the interactions to a view.
    package init(view: any UIView & UITextInput) {
        self.view = view
        super.init()
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        // Text can be dragged only where it is selected.
        drag.yieldsToMenus = false
        view.addInteraction(drag)
        view.addInteraction(drop)
    }

    /// Removes the interactions from the view.
    package func detach() {
        view?.removeInteraction(drag)
        view?.removeInteraction(drop)
    }

    // MARK: Dragging

    /// Whether a press at a point can become a drag of the selected text.
    package func canDrag(at point: CGPoint) -> Bool {
        guard drag.isEnabled, let view, view.isFirstResponder, view.isSecureTextEntry != true,
            let range = view.selectedTextRange, !range.isEmpty
        else { return false }
        return view.selectionRects(for: range).contains { $0.rect.contains(point) }
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view, canDrag(at: session.location(in: view)), let range = view.selectedTextRange,
            let text = view.text(in: range)
        else { return [] }
        source = range
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = (view as? any AttributedTextReceiving)?.attributedText(in: range)
        return [item]
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let source else { return nil }
        // The shape is that of the lines, without parts of the lines around them.
        let lines: [CGRect] = view.selectionRects(for: source)
            .map { $0.rect.intersection(view.bounds) }
            .filter { !$0.isEmpty }
        guard !lines.isEmpty else { return nil }
        let shape = UIBezierPath()
        for line in lines { shape.append(UIBezierPath(roundedRect: line, cornerRadius: 4)) }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = shape
        parameters.backgroundColor = view.backgroundColor ?? .systemBackground
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { source = nil }

    // MARK: Dropping

    private var acceptsText: Bool {
        guard let view else { return false }
        return (view as? UIControl)?.isEnabled ?? (view as? any TextReceiving)?.acceptsText ?? false
    }

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        acceptsText && session.canLoadObjects(ofClass: String.self)
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view, let place = view.closestPosition(to: session.location(in: view)) else {
            return UIDropProposal(operation: .cancel)
        }
        caret.frame = view.caretRect(for: place)
        caret.backgroundColor = view.tintColor
        if caret.superview == nil { view.addSubview(caret) }
        guard let source else { return UIDropProposal(operation: .copy) }
        let isInSource: Bool =
            view.compare(place, to: source.start) != .orderedAscending
            && view.compare(place, to: source.end) != .orderedDescending
        return UIDropProposal(operation: isInSource ? .cancel : .move)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        caret.removeFromSuperview()
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        caret.removeFromSuperview()
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caret.removeFromSuperview()
        guard let view, let place = view.closestPosition(to: session.location(in: view)) else { return }
        let offset: Int = view.offset(from: view.beginningOfDocument, to: place)
        let attributed = session.items.count == 1 ? session.items[0].localObject as? NSAttributedString : nil
        if let source {
            return move(source, to: offset, attributed)
        }
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self, let view = self.view, view.isFirstResponder || view.becomeFirstResponder() else { return }
            _ = insert(texts.joined(separator: "\n"), attributed, at: offset)
        }
    }

    /// Moves text to another place, as one action that can be undone. Nothing is removed if the insertion is refused.
    private func move(_ source: UITextRange, to offset: Int, _ attributed: NSAttributedString?) {
        guard let view, let text = view.text(in: source) else { return }
        let start: Int = view.offset(from: view.beginningOfDocument, to: source.start)
        let length: Int = view.offset(from: source.start, to: source.end)
        let manager = view.undoManager
        manager?.beginUndoGrouping()
        let inserted: Int = insert(text, attributed, at: offset)
        if inserted > 0, let old = range(offset < start ? start + inserted : start, length: length) {
            view.replace(old, withText: "")
            select(offset < start ? offset : offset - length, length: inserted)
        }
        manager?.endUndoGrouping()
    }

    /// Inserts text, selects it, and returns its length.
    private func insert(_ text: String, _ attributed: NSAttributedString?, at offset: Int) -> Int {
        guard let view, let place = range(min(offset, length), length: 0) else { return 0 }
        let before: Int = length
        if let attributed, let receiver = view as? any AttributedTextReceiving {
            receiver.replace(place, with: attributed)
        } else {
            view.replace(place, withText: text)
        }
        let inserted: Int = length - before
        if inserted > 0 { select(min(offset, before), length: inserted) }
        return inserted
    }

    private var length: Int {
        view.map { $0.offset(from: $0.beginningOfDocument, to: $0.endOfDocument) } ?? 0
    }

    private func select(_ offset: Int, length: Int) {
        if let range = range(offset, length: length) { view?.selectedTextRange = range }
    }

    private func range(_ offset: Int, length: Int) -> UITextRange? {
        guard let view, let start = view.position(from: view.beginningOfDocument, offset: offset),
            let end = view.position(from: start, offset: length)
        else { return nil }
        return view.textRange(from: start, to: end)
    }
}
