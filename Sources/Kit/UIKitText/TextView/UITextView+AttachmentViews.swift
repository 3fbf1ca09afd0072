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
            let location = TextOffset(range.lowerBound + local.location)
            let key = ObjectIdentifier(attachment)
            var known: NSTextAttachmentViewProvider? = state.providers[key]
            if let old = known, old.textAttachment !== attachment {
                // The entry is from another attachment, which was released and had the same address.
                old.view?.removeFromSuperview()
                known = nil
            }
            guard
                let provider = known
                    ?? attachment.viewProvider(for: self, location: location, textContainer: textContainer),
                provider.view != nil
            else { return }
            state.providers[key] = provider
            guard provider.tracksTextAttachmentViewBounds || attachment.bounds.isEmpty else {
                attachment.viewBounds = attachment.bounds
                return
            }
            attachment.viewBounds = provider.attachmentBounds(
                for: text.attributes(at: local.location, effectiveRange: nil), location: location,
                textContainer: textContainer,
                proposedLineFragment: CGRect(x: 0, y: 0, width: flow.width, height: currentFont.lineHeight),
                position: .zero)
        }
    }

    /// Positions the views of the visible attachments, and removes the views of other attachments.
    func placeAttachmentViews(_ places: [DocumentFlow.Place]) {
        if state.providers.isEmpty { return }
        var shown: Set<ObjectIdentifier> = []
        let origin = textOrigin
        for place in places {
            for (offset, frame) in place.laidOut.block.attachmentFrames {
                let attributes = editor.document.attributes(at: place.start + offset)?.attributes.values
                guard let attachment = attributes?[.attachment] as? NSTextAttachment,
                    let view = state.providers[ObjectIdentifier(attachment)]?.view
                else { continue }
                shown.insert(ObjectIdentifier(attachment))
                if view.superview !== self { addSubview(view) }
                let place = CGRect(
                    x: onPixel(origin.x + frame.minX), y: onPixel(origin.y + place.textTop + frame.minY),
                    width: frame.width, height: frame.height)
                if view.frame != place { view.frame = place }
            }
        }
        for (key, provider) in state.providers where !shown.contains(key) {
            if provider.view?.superview === self { provider.view?.removeFromSuperview() }
            if provider.textAttachment == nil { state.providers[key] = nil }
        }
    }
}
