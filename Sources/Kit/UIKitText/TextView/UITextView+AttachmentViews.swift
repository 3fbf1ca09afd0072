import CoreGraphics
import Foundation
import TextDocuments
import UIKitCore
import UIKitDrawing

extension UITextView {
    /// Creates the views of the attachments in a paragraph, and sets the bounds of the attachments.
    func prepareAttachmentViews(in text: NSAttributedString, range: Range<Int>) {
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, local, _ in
            guard let attachment = value as? NSTextAttachment, attachment.usesTextAttachmentView else { return }
            let attributes = text.attributes(at: local.location, effectiveRange: nil)
            // Text after an attachment can have its attributes, but is not the attachment.
            let units = text.attributedSubstring(from: local).string.utf16
            for (index, unit) in units.enumerated() where unit == 0xFFFC {
                let offset: Int = range.lowerBound + local.location + index
                guard let provider = viewProvider(of: attachment, at: offset) else { continue }
                guard provider.tracksTextAttachmentViewBounds || attachment.bounds.isEmpty else {
                    attachment.viewBounds = attachment.bounds
                    continue
                }
                attachment.viewBounds = provider.attachmentBounds(
                    for: attributes, location: TextOffset(offset), textContainer: textContainer,
                    proposedLineFragment: CGRect(x: 0, y: 0, width: flow.width, height: currentFont.lineHeight),
                    position: .zero)
            }
        }
    }

    /// Returns the view provider of an attachment at an offset. The text can contain the attachment several times.
    private func viewProvider(of attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider? {
        let key = ObjectIdentifier(attachment)
        var placed: [PlacedViewProvider] = state.providers[key] ?? []
        if let old = placed.first?.provider, old.textAttachment !== attachment {
            // The entries are from another attachment, which was released and had the same address.
            for entry in placed { entry.provider.view?.removeFromSuperview() }
            placed = []
        }
        let known: Int? = placed.firstIndex { $0.offset == offset } ?? placed.firstIndex { $0.offset == nil }
        if let known {
            placed[known].offset = offset
        } else {
            guard
                let new = attachment.viewProvider(
                    for: self, location: TextOffset(offset), textContainer: textContainer),
                new.view != nil
            else { return nil }
            placed.append(PlacedViewProvider(provider: new, offset: offset))
        }
        state.providers[key] = placed
        return placed[known ?? placed.count - 1].provider
    }

    /// Moves the offsets of the attachments with views after a change of the text.
    func moveAttachmentViews(afterChangeIn range: Range<Int>, newCount: Int) {
        if state.providers.isEmpty { return }
        state.providers = state.providers.mapValues { placed in
            placed.map { $0.moved(byChangeIn: range, newCount: newCount) }
        }
    }

    /// Positions the views of the visible attachments, and removes the views of other attachments.
    func placeAttachmentViews(_ places: [DocumentFlow.Place]) {
        if state.providers.isEmpty { return }
        var shown: Set<ObjectIdentifier> = []
        let origin = textOrigin
        for place in places {
            for (local, frame) in place.laidOut.block.attachmentFrames {
                let offset: Int = place.start + local
                let attributes = editor.document.attributes(at: offset)?.attributes.values
                guard let attachment = attributes?[.attachment] as? NSTextAttachment,
                    let placed = state.providers[ObjectIdentifier(attachment)],
                    let provider = placed.first(where: { $0.offset == offset })?.provider, let view = provider.view
                else { continue }
                shown.insert(ObjectIdentifier(provider))
                if view.superview !== self { addSubview(view) }
                let place = CGRect(
                    x: onPixel(origin.x + frame.minX), y: onPixel(origin.y + place.textTop + frame.minY),
                    width: frame.width, height: frame.height)
                if view.frame != place { view.frame = place }
            }
        }
        for (key, placed) in state.providers {
            for entry in placed where !shown.contains(ObjectIdentifier(entry.provider)) {
                if entry.provider.view?.superview === self { entry.provider.view?.removeFromSuperview() }
            }
            if placed.first?.provider.textAttachment == nil { state.providers[key] = nil }
        }
    }
}
