import CXCB
import Foundation

/// Reads the content of the clipboard of an X server, in formats other than text.
@MainActor
final class X11SelectionReader {
    private let connection: X11Connection
    private let property: xcb_atom_t
    private let incremental: xcb_atom_t

    /// The maximum time for which a program may be silent while it sends its content.
    private static let patience: Duration = .seconds(1)
    /// The maximum size of content that is sent in pieces, in bytes.
    private static let limit = 256 << 20

    /// Connects to the server. Nil if it does not respond.
    init?() {
        guard let connection = X11Connection() else { return nil }
        self.connection = connection
        property = connection.atom("ENGAWA_SELECTION")
        incremental = connection.atom("INCR")
    }

    /// Returns whether the program of `window` offers the content.
    func isOwner(programOf window: xcb_window_t) -> Bool {
        let owner: xcb_window_t = connection.owner
        return owner != 0 && connection.areOfOneProgram(owner, window)
    }

    /// Returns the formats of the content. The result is empty if the program of `window` offers the content, because
    /// that program offers only text, over its own connection.
    func formats(besides window: xcb_window_t) -> [String] {
        guard let bytes = read("TARGETS", besides: window) else { return [] }
        let atoms: [xcb_atom_t] = bytes.withUnsafeBytes { Array($0.bindMemory(to: xcb_atom_t.self)) }
        return atoms.compactMap(connection.name).filter { $0.contains("/") && !$0.hasPrefix("text/plain") }
    }

    /// Returns the content in a format; nil if it is not available, or if the program of `window` offers the content.
    func data(in format: String, besides window: xcb_window_t) -> [UInt8]? {
        // Some programs send their content in any format that is requested.
        formats(besides: window).contains(format) ? read(format, besides: window) : nil
    }

    private func read(_ target: String, besides window: xcb_window_t) -> [UInt8]? {
        let owner: xcb_window_t = connection.owner
        // This thread cannot respond to its own request.
        guard owner != 0, !connection.areOfOneProgram(owner, window) else { return nil }
        // Discard events of an earlier request that took too long.
        while connection.event(before: .now) != nil {}
        _ = connection.takeProperty(property)
        let target: xcb_atom_t = connection.atom(target)
        xcb_convert_selection(
            connection.connection, connection.window, connection.clipboard, target, property,
            xcb_timestamp_t(XCB_CURRENT_TIME))
        while let event = connection.event(before: .now + Self.patience) {
            guard event.type == XCB_SELECTION_NOTIFY else { continue }
            let notice = event.read(xcb_selection_notify_event_t.self)
            // The reply to an earlier request may arrive late. The next reply replaces the property.
            guard notice.target == target else { continue }
            guard notice.property != 0, let (type, bytes) = connection.takeProperty(property)
            else { return nil }
            return type == incremental ? readPieces() : bytes
        }
        return nil
    }

    /// Reads content that is sent in pieces. The last piece is empty.
    private func readPieces() -> [UInt8]? {
        var bytes: [UInt8] = []
        while let event = connection.event(before: .now + Self.patience) {
            guard event.type == XCB_PROPERTY_NOTIFY else { continue }
            let change = event.read(xcb_property_notify_event_t.self)
            guard change.atom == property, UInt32(change.state) == XCB_PROPERTY_NEW_VALUE.rawValue else { continue }
            guard let piece = connection.takeProperty(property)?.bytes else { return nil }
            if piece.isEmpty { return bytes }
            bytes += piece
            guard bytes.count <= Self.limit else { return nil }
        }
        return nil
    }
}
