import Expectations
import CoreGraphics
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDragDrop
import UIKitDrawing
import UIKitText
import UniformTypeIdentifiers

@testable import UIKitTextSelection

/// Dragging text within views and fields, and from one to another.
@MainActor
@Suite(.onStage) struct TextDragTests {
    private func mouse(_ fixture: SelectionFixture, _ phase: HostTouch.Phase, _ point: CGPoint) {
        let touch = HostTouch(identifier: 0, phase: phase, location: point, tool: .pointer)
        fixture.stage.host.post(.touch(touch), at: fixture.stage.host.windows[0])
        fixture.stage.host.turn()
    }

    /// Selects text of a view, and drags it with the pointer.
    private func drag(
        _ fixture: SelectionFixture, _ view: any UIView & UITextInput, _ range: Range<Int>, to point: CGPoint
    ) {
        view.becomeFirstResponder()
        select(range, in: view)
        fixture.stage.host.turn()
        let start = fixture.point(range.lowerBound + 1, in: view)
        mouse(fixture, .began, start)
        mouse(fixture, .moved, CGPoint(x: start.x + 8, y: start.y))
        mouse(fixture, .moved, point)
        mouse(fixture, .ended, point)
        fixture.stage.advance(by: 1)
    }

    private func select(_ range: Range<Int>, in view: any UIView & UITextInput) {
        let start = view.position(from: view.beginningOfDocument, offset: range.lowerBound)!
        view.selectedTextRange = view.textRange(from: start, to: view.position(from: start, offset: range.count)!)
    }

    private func selected(_ view: any UIView & UITextInput) -> String? {
        view.selectedTextRange.flatMap(view.text(in:))
    }

    @Test func `selected text moves with the pointer`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two three"), fixture.field("one two three"))
        for input in [view, field] as [any UIView & UITextInput] {
            drag(fixture, input, 0..<4, to: fixture.point(8, in: input))
            expect(selected(input), equals: "one ")
            drag(fixture, input, 4..<8, to: fixture.point(0, in: input))
        }
        expect(view.text == "one two three" && field.text == "one two three")
        view.undoManager?.undo()
        field.undoManager?.undo()
        expect(view.text == "two one three" && field.text == "two one three")
        view.undoManager?.undo()
        expect(view.text, equals: "one two three")
    }

    @Test func `a click in the selection places the caret there`() {
        let fixture = SelectionFixture()
        for input in [fixture.textView("one two"), fixture.field("one two")] as [any UIView & UITextInput] {
            input.becomeFirstResponder()
            select(0..<7, in: input)
            fixture.stage.host.turn()
            mouse(fixture, .began, fixture.point(2, in: input))
            expect(selected(input), equals: "one two")
            mouse(fixture, .ended, fixture.point(2, in: input))
            let caret = input.selectedTextRange!
            expect(caret.isEmpty && input.offset(from: input.beginningOfDocument, to: caret.start) == 2)
        }
    }

    @Test func `text is copied to other views by touch`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        view.becomeFirstResponder()
        select(4..<7, in: view)
        fixture.stage.host.turn()
        let (from, to) = (fixture.point(5, in: view), fixture.point(1, in: field))
        fixture.stage.touch(.began, from.x, from.y)
        fixture.stage.advance(by: 0.4)
        fixture.stage.drag(from: from, to: to, duration: 0.3)
        expect(view.isTextDragActive && field.isTextDropActive)
        fixture.stage.touch(.ended, to.x, to.y)
        fixture.stage.advance(by: 1)
        expect(field.text == "atwob" && selected(field) == "two" && view.text == "one two")
        expect(!view.isTextDragActive && !field.isTextDropActive)
    }

    @Test func `attributes move with the text`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("")
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        drag(fixture, view, 0..<3, to: fixture.point(7, in: view))
        expect(view.text, equals: " twoone")
        expect(view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, equals: .red)
    }

    @Test func `text that may not be changed stays after a drag`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("secret"))
        view.isEditable = false
        drag(fixture, view, 0..<4, to: fixture.point(7, in: view))
        expect(view.text, equals: "one two")
        field.isSecureTextEntry = true
        drag(fixture, field, 0..<3, to: fixture.point(6, in: field))
        expect(field.text, equals: "secret")
        view.isEditable = true
        view.textDragInteraction?.isEnabled = false
        drag(fixture, view, 0..<4, to: fixture.point(7, in: view))
        expect(view.text, equals: "one two")
    }

    @Test func `text of other views is inserted after a press in the selection that did not move`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        let observer = DragObserver()
        view.textDropDelegate = observer
        view.becomeFirstResponder()
        select(4..<7, in: view)
        fixture.stage.host.turn()
        let place: CGPoint = fixture.point(5, in: view)
        fixture.stage.touch(.began, place.x, place.y)
        fixture.stage.advance(by: 0.4)
        fixture.stage.touch(.ended, place.x, place.y)
        fixture.stage.advance(by: 1)
        drag(fixture, field, 0..<2, to: fixture.point(1, in: view))
        expect(view.text == "oabne two" && field.text == "ab")
        expect(observer.log.contains("update copy other"))
    }

    @Test func `a drag that begins while another ends moves text within its view`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one -")
        view.becomeFirstResponder()
        select(0..<3, in: view)
        fixture.stage.host.turn()
        for (start, end) in [(1, 5), (3, 0)] {
            let (from, to) = (fixture.point(start, in: view), fixture.point(end, in: view))
            mouse(fixture, .began, from)
            mouse(fixture, .moved, CGPoint(x: from.x + 8, y: from.y))
            mouse(fixture, .moved, to)
            // The pointer rests until the animation of the former drag has ended.
            if start == 3 { fixture.stage.advance(by: 0.5) }
            mouse(fixture, .ended, to)
            fixture.stage.host.turn()
        }
        fixture.stage.advance(by: 1)
        expect(view.text, equals: "one -")
    }

    @Test func `text that is dropped in itself does not change`() {
        let fixture = SelectionFixture()
        let (view, observer) = (fixture.textView("one two three"), DragObserver())
        view.textDropDelegate = observer
        observer.operation = .move
        for place in [0, 3, 7] {
            drag(fixture, view, 0..<7, to: fixture.point(place, in: view))
            expect(view.text, equals: "one two three")
        }
    }

    @Test func `text is copied within its view if the delegate proposes a copy`() {
        let fixture = SelectionFixture()
        let (view, observer) = (fixture.textView("one two three"), DragObserver())
        view.textDropDelegate = observer
        observer.operation = .copy
        drag(fixture, view, 0..<4, to: fixture.point(8, in: view))
        expect(view.text == "one two one three" && selected(view) == "one ")
    }

    @Test func `delegates observe and change drags`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        let observer = DragObserver()
        view.textDragDelegate = observer
        field.textDropDelegate = observer
        let inField: CGPoint = fixture.point(1, in: field)
        drag(fixture, view, 4..<7, to: inField)
        expect(field.text == "aTWOb" && view.text == "one two")
        expect(
            observer.log,
            equals: [
                "items two", "preview", "lift", "begin", "enter", "update copy other", "update copy other", "drop 1",
                "end",
                "ended copy",
            ])
        view.textDropDelegate = observer
        for (action, expected) in [(UITextDropProposal.Action.replaceSelection, "one TWO"), (.replaceAll, "TWO")] {
            observer.action = action
            select(4..<7, in: view)
            drag(fixture, field, 1..<4, to: fixture.point(1, in: view))
            expect(view.text, equals: expected)
        }
        view.text = "one two"
        observer.performer = .delegate
        drag(fixture, view, 4..<7, to: inField)
        expect(field.text == "aTWOb" && observer.log.filter { $0.hasPrefix("drop") }.count == 4)
        observer.providesItems = false
        observer.log = []
        drag(fixture, view, 4..<7, to: inField)
        expect(observer.log, equals: ["items two"])
        expect(view.textDragDelegate === observer && field.textDragDelegate == nil)
    }

    @Test func `the paste delegate transforms dropped text`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        let delegate = PasteTransformer()
        field.pasteDelegate = delegate
        view.pasteDelegate = delegate
        delegate.transform = { item in
            item.itemProvider.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor in delegate.items.last?.setResult(string: "[\(text ?? "")]") }
            }
        }
        drag(fixture, view, 4..<7, to: fixture.point(1, in: field))
        expect(field.text == "a[two]b" && selected(field) == "[two]" && view.text == "one two")
        field.undoManager?.undo()
        expect(field.text, equals: "ab")
        delegate.transform = { $0.setDefaultResult() }
        drag(fixture, field, 0..<2, to: fixture.point(0, in: view))
        expect(view.text == "abone two" && selected(view) == "ab")
        delegate.transform = { $0.setNoResult() }
        drag(fixture, field, 0..<2, to: fixture.point(0, in: view))
        expect(view.text, equals: "abone two")
        expect(delegate.items.count, equals: 3)
    }

    @Test func `delegate does not transform text that moves within a view`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one two three")
        let delegate = PasteTransformer()
        view.pasteDelegate = delegate
        drag(fixture, view, 0..<4, to: fixture.point(8, in: view))
        expect(view.text == "two one three" && delegate.items.isEmpty)
    }

    @Test func `delegate replaces text with dropped text`() {
        let fixture = SelectionFixture()
        let view = fixture.textView("one")
        let source = fixture.textView("", frame: CGRect(x: 20, y: 320, width: 300, height: 100))
        source.attributedText = NSAttributedString(
            string: "red", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        let (delegate, observer) = (PasteTransformer(), DragObserver())
        view.pasteDelegate = delegate
        view.textDropDelegate = observer
        observer.action = .replaceAll
        drag(fixture, source, 0..<3, to: fixture.point(1, in: view))
        expect((delegate.items.first?.localObject as? NSAttributedString)?.string, equals: "red")
        expect(view.text == "red" && selected(view) == "red")
        expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, equals: .red)
        delegate.replaces = true
        observer.action = .insert
        drag(fixture, source, 0..<3, to: fixture.point(3, in: view))
        expect(view.text == "red<red>" && selected(view) == "<red>")
    }

    @Test func `delegate inserts dropped items that the paste configuration accepts`() {
        for (type, expected) in [(UTType.image, "picture one"), (.pdf, "one")] {
            let fixture = SelectionFixture()
            let (view, field) = (fixture.textView("one"), fixture.field("ab"))
            let (delegate, observer) = (PasteTransformer(), DragObserver())
            field.textDragDelegate = observer
            observer.provider = NSItemProvider(item: Data([1]) as NSData, typeIdentifier: UTType.png.identifier)
            view.pasteDelegate = delegate
            view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [type.identifier])
            delegate.transform = { $0.setResult(string: "picture ") }
            drag(fixture, field, 0..<2, to: fixture.point(0, in: view))
            expect(view.text, equals: expected)
        }
    }

    @Test func `text view is editable until the dropped items have results`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one two"), fixture.field("abc"))
        let (delegate, observer) = (PasteTransformer(), DragObserver())
        view.textDropDelegate = observer
        view.pasteDelegate = delegate
        view.isEditable = false
        observer.editability = .temporary
        delegate.transform = { _ in }
        drag(fixture, field, 0..<2, to: fixture.point(1, in: view))
        expect(view.text == "one two" && view.isEditable)
        delegate.items.first?.setResult(string: "late")
        expect(view.text == "olatene two" && !view.isEditable)
    }

    @Test func `text views that cannot be edited accept drops on request`() {
        for (editability, text, isEditable) in [
            (UITextDropEditability.no, "one two", false), (.temporary, "oabne two", false), (.yes, "oabne two", true),
        ] {
            let fixture = SelectionFixture()
            let (view, field) = (fixture.textView("one two"), fixture.field("abc"))
            let observer = DragObserver()
            view.textDropDelegate = observer
            view.isEditable = false
            observer.editability = editability
            drag(fixture, field, 0..<2, to: fixture.point(1, in: view))
            expect(view.text == text && view.isEditable == isEditable)
        }
    }

    @Test func `a temporary drop on a text view that cannot be the first responder leaves it uneditable`() {
        final class Board: UITextView {
            override var canBecomeFirstResponder: Bool { false }
        }
        let fixture = SelectionFixture()
        let view = fixture.add(Board(frame: CGRect(x: 20, y: 200, width: 300, height: 100)))
        let field = fixture.field("abc")
        let observer = DragObserver()
        view.text = "one two"
        view.textDropDelegate = observer
        view.isEditable = false
        observer.editability = .temporary
        fixture.stage.host.turn()
        drag(fixture, field, 0..<2, to: fixture.point(1, in: view))
        expect(observer.log.contains { $0.hasPrefix("drop") })
        expect(view.text == "one two" && !view.isEditable)
    }

    @Test func `secret text is never dragged out`() {
        let fixture = SelectionFixture()
        let (view, field) = (fixture.textView("one"), fixture.field("secret"))
        field.isSecureTextEntry = true
        drag(fixture, field, 0..<6, to: fixture.point(1, in: view))
        expect(view.text == "one" && field.text == "secret" && !field.isTextDragActive)
        // Text can be dropped on the field, as text can be typed into it.
        drag(fixture, view, 0..<3, to: fixture.point(6, in: field))
        expect(field.text, equals: "secretone")
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `the badge of a copy is at the trailing corner`(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let fixture = SelectionFixture()
        fixture.stage.window.traitOverrides.layoutDirection = direction
        let (view, field) = (fixture.textView("one two"), fixture.field("ab"))
        view.becomeFirstResponder()
        select(4..<7, in: view)
        fixture.stage.host.turn()
        let (from, to) = (fixture.point(5, in: view), fixture.point(1, in: field))
        fixture.stage.touch(.began, from.x, from.y)
        fixture.stage.advance(by: 0.4)
        fixture.stage.drag(from: from, to: to, duration: 0.3)
        let platter = try #require(fixture.stage.window.subviews.last)
        let badge = try #require(platter.subviews.compactMap { $0 as? UILabel }.first)
        expect(badge.text == "+" && (badge.frame.midX > 0) == (direction == .leftToRight))
        try write(fixture.stage.pngData(), "badge-\(direction)")
        fixture.stage.touch(.cancelled, to.x, to.y)
        fixture.stage.advance(by: 1)
    }

    @Test func `lifted text is drawn`() throws {
        let fixture = SelectionFixture()
        fixture.stage.root.backgroundColor = .systemBackground
        let view = fixture.textView("Text is lifted line by line, without the lines around it, and follows the finger.")
        view.becomeFirstResponder()
        select(8..<45, in: view)
        fixture.stage.advance(by: 0.5)
        let from = fixture.point(12, in: view)
        fixture.stage.touch(.began, from.x, from.y)
        fixture.stage.advance(by: 0.6)
        try write(fixture.stage.pngData(), "text-lifted")
        fixture.stage.window.overrideUserInterfaceStyle = .dark
        fixture.stage.drag(from: from, to: CGPoint(x: from.x + 20, y: from.y - 60), duration: 0.2)
        try write(fixture.stage.pngData(), "text-dragged")
        expect(view.isTextDragActive)
        fixture.stage.touch(.cancelled, from.x, from.y)
        fixture.stage.advance(by: 1)
        expect(!view.isTextDragActive && fixture.stage.window.subviews.count == 1)
    }

    private func write(_ data: Data?, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        try data?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
}

/// A delegate that keeps and transforms dropped items.
@MainActor
private final class PasteTransformer: NSObject, UITextPasteDelegate {
    var items: [any UITextPasteItem] = []
    var transform: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
    /// Whether the delegate replaces the text itself.
    var replaces = false

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        items.append(item)
        transform(item)
    }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard replaces, let view = textPasteConfigurationSupporting as? UITextView else { return UITextRange() }
        view.replace(textRange, withText: "<\(attributedString.string)>")
        return view.textRange(from: textRange.start, to: view.endOfDocument) ?? textRange
    }
}

/// A delegate for text drag and drop, with a log of its calls.
@MainActor
private final class DragObserver: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    /// The operation of drops, or nil for the suggested operation.
    var operation: UIDropOperation?
    var action = UITextDropProposal.Action.insert
    var performer = UITextDropProposal.Performer.view
    var editability = UITextDropEditability.no
    var providesItems = true
    /// The item that is dragged instead of the text.
    var provider: NSItemProvider?

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let text: String = textDraggableView.text(in: dragRequest.dragRange) ?? ""
        log.append("items \(text)")
        guard providesItems, dragRequest.isSelected, dragRequest.suggestedItems.count == 1 else { return [] }
        return [UIDragItem(itemProvider: provider ?? NSItemProvider(object: text.uppercased() as NSString))]
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        log.append("preview")
        return nil
    }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { log.append("lift") }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin") }

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { log.append("ended \(operation)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let proposal = operation.map { UITextDropProposal(operation: $0) } ?? drop.suggestedProposal
        proposal.dropAction = action
        proposal.dropPerformer = performer
        if log.last == "update" {
            log[log.count - 1] = "update \(proposal.operation) \(drop.isSameView ? "same" : "other")"
        }
        return proposal
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {
        let offset: Int = textDroppableView.offset(
            from: textDroppableView.beginningOfDocument, to: drop.dropPosition)
        log.append("drop \(offset)")
    }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { log.append("update") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { log.append("end") }
}
