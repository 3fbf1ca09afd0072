import CXCB
import Foundation
import Synchronization

/// Offers an item on the clipboard of an X server, in several formats, until another program offers one.
///
/// A thread responds to the requests of other programs.
final class X11SelectionOwner: Sendable {
    /// The shared instance; nil if the server does not respond. Its thread runs until the process ends.
    static let shared = X11SelectionOwner()

    private let connection: X11Connection
    private let targets: xcb_atom_t
    /// The item by format.
    private let item = Mutex<[xcb_atom_t: [UInt8]]>([:])

    private init?() {
        guard let connection = X11Connection() else { return nil }
        self.connection = connection
        targets = connection.atom("TARGETS")
        let thread = Thread { [self] in
            while let event = connection.event() { handle(event) }
        }
        thread.name = "clipboard"
        thread.start()
    }

    /// Offers an item. Returns false if the server refuses it.
    func offer(string: String?, data: [String: [UInt8]]) -> Bool {
        var formats: [String: [UInt8]] = data
        for name in string == nil ? [] : ["UTF8_STRING", "text/plain;charset=utf-8", "text/plain"] {
            formats[name] = string.map { Array($0.utf8) }
        }
        let offered: [(xcb_atom_t, [UInt8])] = formats.map { (connection.atom($0), $1) }
        item.withLock { $0 = Dictionary(offered) { first, _ in first } }
        xcb_set_selection_owner(
            connection.connection, connection.window, connection.clipboard, xcb_timestamp_t(XCB_CURRENT_TIME))
        return isOwner
    }

    /// Whether this object offers the content of the clipboard.
    var isOwner: Bool { connection.owner == connection.window }

    private func handle(_ event: X11Connection.Event) {
        switch event.type {
        case XCB_SELECTION_REQUEST: answer(event.read(xcb_selection_request_event_t.self))
        case XCB_SELECTION_CLEAR where !isOwner: item.withLock { $0 = [:] }
        default: break
        }
    }

    /// Sends the item, or the list of its formats, to another program.
    private func answer(_ request: xcb_selection_request_event_t) {
        let property: xcb_atom_t = request.property == 0 ? request.target : request.property
        let isSent: Bool = item.withLock { item in
            if request.target == targets {
                send([targets] + item.keys, xcb_atom_t(XCB_ATOM_ATOM.rawValue), 32, to: request.requestor, property)
                return true
            }
            guard let bytes = item[request.target], bytes.count <= maximumSize else { return false }
            send(bytes, request.target, 8, to: request.requestor, property)
            return true
        }
        var notice = xcb_selection_notify_event_t()
        notice.response_type = UInt8(XCB_SELECTION_NOTIFY)
        notice.time = request.time
        notice.requestor = request.requestor
        notice.selection = request.selection
        notice.target = request.target
        notice.property = isSent ? property : 0
        withUnsafeBytes(of: &notice) { bytes in
            // An event has 32 bytes.
            var event: [CChar] = bytes.map { CChar(bitPattern: $0) }
            event += [CChar](repeating: 0, count: 32 - event.count)
            xcb_send_event(connection.connection, 0, request.requestor, 0, event)
        }
        xcb_flush(connection.connection)
    }

    /// The maximum size of the item in one format, in bytes: the size of one request, without its header.
    private var maximumSize: Int { Int(xcb_get_maximum_request_length(connection.connection)) * 4 - 64 }

    private func send<Element: BitwiseCopyable>(
        _ elements: [Element], _ type: xcb_atom_t, _ bits: UInt8, to window: xcb_window_t, _ property: xcb_atom_t
    ) {
        xcb_change_property(
            connection.connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, property, type, bits,
            UInt32(elements.count), elements)
    }
}
