import DataDetection
import Foundation
import UIKitCore
import UIKitDrawing

extension UITextView {
    /// Returns the links in a paragraph, which are the links in its attributes and the detected data.
    func links(in text: NSAttributedString) -> [(url: URL, range: NSRange)] {
        var found: [(url: URL, range: NSRange)] = []
        let whole = NSRange(location: 0, length: text.length)
        guard whole.length > 0 else { return [] }
        text.enumerateAttribute(.link, in: whole) { value, range, _ in
            if let url = UITextView.url(value) { found.append((url, range)) }
        }
        guard !isEditable, !dataDetectorTypes.isEmpty else { return found }
        let detected: [DetectedData] = dataDetectorTypes.matches(in: text.string).filter { data in
            !found.contains { NSIntersectionRange($0.range, data.range).length > 0 }
        }
        return found + detected.compactMap { data in data.itemURL.map { ($0, data.range) } }
    }

    private static func url(_ value: Any?) -> URL? {
        switch value {
        case let url as URL: url
        case let url as NSURL: url as URL
        case let string as String: URL(string: string)
        default: nil
        }
    }

    /// Returns the item at a point, or nil. Text that is editable or not selectable has no items.
    func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, let offset = character(at: point) else { return nil }
        let place = flow.place(containing: offset)
        let text = editor.document.attributedString(in: place.start..<place.start + place.units - place.breakUnits)
        let local = offset - place.start
        guard local < text.length else { return nil }
        if let link = links(in: text).first(where: { NSLocationInRange(local, $0.range) }) {
            let range = NSRange(location: place.start + link.range.location, length: link.range.length)
            return UITextItem(.link(link.url), range: range)
        }
        var range = NSRange()
        let whole = NSRange(location: 0, length: text.length)
        if let tag = text.attribute(.textItemTag, at: local, longestEffectiveRange: &range, in: whole) as? String {
            range.location += place.start
            return UITextItem(.tag(tag), range: range)
        }
        guard let attachment = text.attributes(at: local, effectiveRange: nil)[.attachment] as? NSTextAttachment else {
            return nil
        }
        return UITextItem(.textAttachment(attachment), range: NSRange(location: offset, length: 1))
    }

    /// Returns the accessibility elements of the links in the visible paragraphs, or nil if there are none.
    func linkElements() -> [Any]? {
        guard window != nil, isSelectable, !isEditable, editor.length > 0 else { return nil }
        layoutIfNeeded()
        let origin: CGPoint = textOrigin
        let (minY, maxY): (CGFloat, CGFloat) = (bounds.minY - origin.y, bounds.maxY - origin.y)
        let elements: [TextLinkElement] = links(from: minY, to: maxY).map { link in
            let lines = flow.selectionRects(for: link.range.location..<NSMaxRange(link.range), fillsLines: false)
            let frame: CGRect = lines.first?.offsetBy(dx: origin.x, dy: origin.y) ?? .zero
            return TextLinkElement(link, frame: frame, in: self)
        }
        return elements.isEmpty ? nil : elements
    }

    /// Performs the primary action of an item.
    func activate(_ item: UITextItem) {
        let standard = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
        guard let delegate = textDelegate else { return standard.perform(sender: self) }
        if let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard) {
            action.perform(sender: self)
        } else {
            state.itemMenus?.open(item)
        }
    }

    func performDefaultAction(of item: UITextItem) {
        switch item.content {
        case .link(let url):
            let mayOpen: Bool =
                textDelegate?.textView(
                    self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
            if mayOpen { UIApplication.shared.open(target(of: url, in: item.range)) }
        case .textAttachment(let attachment):
            _ = textDelegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }
}
