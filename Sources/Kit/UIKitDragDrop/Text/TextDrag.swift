import CoreGraphics
import Foundation
import ItemProviders
import UIKitCore
import UIKitDrawing
import UIKitInput

/// Drags the selected text of a view, and inserts text that is dropped on it.
///
/// Text moves within a view, and is copied to other views, unless the delegate of a drop chooses a copy.
@MainActor
package final class TextDrag: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var view: (any UIView & UITextInput)?
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    /// The range of the last drag, and the session of this drag. A session that has ended may leave the range behind,
    /// because drags that are canceled before they move do not report their end.
    private struct Source {
        let range: UITextRange
        weak var session: (any UIDragSession)?
    }
    private var source: Source?
    /// The caret at the position where text would be dropped.
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

    private var draggable: (any UIView & UITextDraggable)? { view as? any UIView & UITextDraggable }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let view, canDrag(at: session.location(in: view)), let range = view.selectedTextRange,
            let text = view.text(in: range)
        else { return [] }
        source = Source(range: range, session: session)
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = (view as? any AttributedTextReceiving)?.styledText(in: range)
        guard let draggable, let delegate = draggable.textDragDelegate else { return [item] }
        return delegate.textDraggableView(
            draggable, itemsForDrag: TextDragRequest(range: range, items: [item], session: session))
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let view, let source else { return nil }
        if let draggable, let delegate = draggable.textDragDelegate,
            let preview = delegate.textDraggableView(draggable, dragPreviewForLiftingItem: item, session: session)
        {
            return preview
        }
        // The shape of the preview contains only the selected parts of the lines.
        let lines: [CGRect] = view.selectionRects(for: source.range)
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
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let draggable else { return }
        draggable.textDragDelegate?.textDraggableView(draggable, willAnimateLiftWith: animator, session: session)
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let draggable else { return }
        draggable.textDragDelegate?.textDraggableView(draggable, dragSessionWillBegin: session)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        // The next drag may have begun during the final animation of this one.
        if source?.session === session { source = nil }
        guard let draggable else { return }
        draggable.textDragDelegate?.textDraggableView(draggable, dragSessionDidEnd: session, with: operation)
    }

    // MARK: Dropping

    private var droppable: (any UIView & UITextDroppable)? { view as? any UIView & UITextDroppable }

    private var dropDelegate: (any UITextDropDelegate)? { droppable?.textDropDelegate }

    /// Returns the range that a session drags within the view, or nil if it drags items from elsewhere.
    private func sourceRange(of session: any UIDropSession) -> UITextRange? {
        guard let source, let dragged = source.session, dragged === session.localDragSession else { return nil }
        return source.range
    }

    /// Returns the view, if it has a delegate that transforms the items of a session. Text that is dragged within the
    /// view is not transformed.
    private func pasteReceiver(for session: any UIDropSession) -> (any TextPasteReceiving)? {
        guard sourceRange(of: session) == nil, let receiver = view as? any TextPasteReceiving,
            receiver.pasteDelegate != nil
        else { return nil }
        return receiver
    }

    /// Returns the items that the delegate transforms.
    private func accepted(_ session: any UIDropSession, by receiver: any TextPasteReceiving) -> [UIDragItem] {
        session.items.filter { receiver.pasteConfiguration?.accepts($0.itemProvider) == true }
    }

    private var acceptsText: Bool {
        guard let view else { return false }
        return (view as? UIControl)?.isEnabled ?? (view as? any TextReceiving)?.acceptsText ?? false
    }

    /// Returns the request for a drop at the location of a session, or nil if no text position is at that location.
    private func makeRequest(_ session: any UIDropSession) -> TextDropRequest? {
        guard let view, let place = view.closestPosition(to: session.location(in: view)) else { return nil }
        let source: UITextRange? = sourceRange(of: session)
        var operation = UIDropOperation.copy
        if let source {
            let isInSource: Bool =
                view.compare(place, to: source.start) != .orderedAscending
                && view.compare(place, to: source.end) != .orderedDescending
            operation = isInSource ? .cancel : .move
        }
        return TextDropRequest(place: place, operation: operation, isSameView: source != nil, session: session)
    }

    /// Returns the delegate's decision about drops on a view that is not editable.
    private func editability(for request: TextDropRequest) -> UITextDropEditability {
        guard let droppable, let dropDelegate, droppable is any AttributedTextReceiving else { return .no }
        return dropDelegate.textDroppableView(droppable, willBecomeEditableForDrop: request)
    }

    private func proposal(for request: TextDropRequest) -> UITextDropProposal {
        guard let droppable, let dropDelegate else { return request.suggestedProposal }
        return dropDelegate.textDroppableView(droppable, proposalForDrop: request)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let request = makeRequest(session), acceptsText || editability(for: request) != .no else { return false }
        // Only delegates can insert items other than text.
        let isInsertable: Bool =
            pasteReceiver(for: session).map { !accepted(session, by: $0).isEmpty }
            ?? session.canLoadObjects(ofClass: String.self)
        return isInsertable || proposal(for: request).dropPerformer == .delegate
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidEnter: session) }
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let view, let droppable, let request = makeRequest(session) else {
            return UIDropProposal(operation: .cancel)
        }
        caret.frame = view.caretRect(for: request.dropPosition)
        caret.backgroundColor = view.tintColor
        if caret.superview == nil { view.addSubview(caret) }
        dropDelegate?.textDroppableView(droppable, dropSessionDidUpdate: session)
        return proposal(for: request)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        caret.removeFromSuperview()
        if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidExit: session) }
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        caret.removeFromSuperview()
        if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidEnd: session) }
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        caret.removeFromSuperview()
        guard let view, let droppable, let request = makeRequest(session) else { return }
        let proposal: UITextDropProposal = proposal(for: request)
        let editability: UITextDropEditability = acceptsText ? .yes : editability(for: request)
        dropDelegate?.textDroppableView(droppable, willPerformDrop: request)
        guard proposal.dropPerformer == .view else { return }
        let target: Range<Int> = range(for: proposal.dropAction, at: request.dropPosition)
        let attributed = session.items.count == 1 ? session.items[0].localObject as? NSAttributedString : nil
        if proposal.operation == .move, let source = sourceRange(of: session), target.isEmpty, acceptsText {
            return move(source, to: target.lowerBound, attributed)
        }
        let receiver = view as? any AttributedTextReceiving
        if editability != .no, receiver?.isEditable == false { receiver?.isEditable = true }
        if let pasteReceiver = pasteReceiver(for: session) {
            return paste(accepted(session, by: pasteReceiver), into: pasteReceiver, at: target) {
                if editability == .temporary { receiver?.isEditable = false }
            }
        }
        session.loadObjects(ofClass: String.self) { [weak self] texts in
            defer { if editability == .temporary { receiver?.isEditable = false } }
            guard let self, let view = self.view, view.isFirstResponder || view.becomeFirstResponder() else { return }
            _ = insert(texts.joined(separator: "\n"), attributed, at: target)
        }
    }

    /// Lets the delegate of `receiver` transform items into text, replaces a range with this text, and selects it.
    private func paste(
        _ items: [UIDragItem], into receiver: any TextPasteReceiving, at target: Range<Int>,
        completion: @escaping () -> Void
    ) {
        guard let view, view.isFirstResponder || view.becomeFirstResponder() else { return completion() }
        select(target.lowerBound, length: target.count)
        let hasAttributes: Bool = view is any AttributedTextReceiving
        let items: [TextPaste.Item] = items.map { item in
            let text = hasAttributes ? item.localObject as? NSAttributedString : nil
            return TextPaste.Item(item.itemProvider, text: text, localObject: item.localObject)
        }
        TextPaste.perform(items, into: receiver) { [weak view] range in
            if let range { view?.selectedTextRange = range }
            completion()
        }
    }

    /// Returns the range that dropped text replaces, in UTF-16 code units.
    private func range(for action: UITextDropProposal.Action, at place: UITextPosition) -> Range<Int> {
        guard let view else { return 0..<0 }
        func offset(_ position: UITextPosition) -> Int { view.offset(from: view.beginningOfDocument, to: position) }
        switch action {
        case .replaceAll: return 0..<length
        case .replaceSelection:
            if let selected = view.selectedTextRange, !selected.isEmpty {
                return offset(selected.start)..<offset(selected.end)
            }
        case .insert: break
        }
        return offset(place)..<offset(place)
    }

    /// Moves text to another position, as a single undo action. If the insertion is refused, no text is removed. Text
    /// does not move into itself.
    private func move(_ source: UITextRange, to offset: Int, _ attributed: NSAttributedString?) {
        guard let view, let text = view.text(in: source) else { return }
        let start: Int = view.offset(from: view.beginningOfDocument, to: source.start)
        let length: Int = view.offset(from: source.start, to: source.end)
        guard offset < start || offset > start + length else { return }
        let manager = view.undoManager
        manager?.beginUndoGrouping()
        let inserted: Int = insert(text, attributed, at: offset..<offset)
        if inserted > 0, let old = range(offset < start ? start + inserted : start, length: length) {
            view.replace(old, withText: "")
            select(offset < start ? offset : offset - length, length: inserted)
        }
        manager?.endUndoGrouping()
    }

    /// Replaces a range with text, selects the text, and returns its length.
    private func insert(_ text: String, _ attributed: NSAttributedString?, at target: Range<Int>) -> Int {
        let before: Int = length
        let start: Int = min(target.lowerBound, before)
        let replaced: Int = min(target.upperBound, before) - start
        guard let view, let place = range(start, length: replaced) else { return 0 }
        if let attributed, let receiver = view as? any AttributedTextReceiving {
            receiver.replace(place, with: attributed)
        } else {
            view.replace(place, withText: text)
        }
        let inserted: Int = length - before + replaced
        if inserted > 0 { select(start, length: inserted) }
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
