import CCairo
import Foundation

/// Links in documents. Rectangles and points are in base space, in points, with y pointing up. The current transform has
/// no effect. These functions do nothing in contexts that do not write a document, and while no page is open.
extension CGContext {
    /// Makes an area of the current page open a URL.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        addLink("uri", Self.encoded(url.absoluteString, keeping: "%"), rect)
    }

    /// Makes an area of the current page a link to the destination with the given name. The destination can be on a
    /// later page.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        addLink("dest", Self.encoded(String(describing: name)), rect)
    }

    /// Adds a named destination at a point of the current page. `setDestination(_:for:)` creates links to it.
    ///
    /// In the document, parentheses, backslashes, percent signs and characters outside ASCII are percent-encoded in
    /// the name.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        let place: CGPoint = point.applying(deviceFlip)
        guard let x = Self.number(place.x), let y = Self.number(place.y) else { return }
        addTag(CAIRO_TAG_DEST, "name", Self.encoded(String(describing: name)), "x=\(x) y=\(y)")
    }

    private func addLink(_ kind: String, _ target: String, _ rect: CGRect) {
        let area: CGRect = rect.applying(deviceFlip)
        let values: [String] = [area.minX, area.minY, area.width, area.height].compactMap(Self.number)
        guard values.count == 4 else { return }
        addTag(CAIRO_TAG_LINK, kind, target, "rect=[\(values.joined(separator: " "))]")
    }

    /// Returns a number in the format of Cairo's attributes; nil if the number is not finite. If Cairo cannot read an
    /// attribute, it rejects the whole document.
    private static func number(_ value: CGFloat) -> String? {
        value.isFinite ? String(format: "%.4f", value.native) : nil
    }

    /// Returns a text that Cairo writes unchanged into the strings of a document. Cairo escapes neither parentheses nor
    /// backslashes, and encodes other characters in different ways in links and destinations.
    private static func encoded(_ text: String, keeping kept: String = "") -> String {
        var plain = CharacterSet(charactersIn: " "..."~")
        plain.remove(charactersIn: "()\\%")
        plain.insert(charactersIn: kept)
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    private func addTag(_ tag: String, _ key: String, _ text: String, _ place: String) {
        guard storage.document?.isInPage == true, !text.isEmpty else { return }
        let escaped: String = text.replacingOccurrences(of: "'", with: "\\'")
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(cairo, tag, "\(key)='\(escaped)' \(place)")
        cairo_tag_end(cairo, tag)
        cairo_restore(cairo)
    }
}
