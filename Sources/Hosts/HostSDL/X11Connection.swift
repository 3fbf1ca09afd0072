import CXCB
import Foundation

/// A connection to the X server in the environment variable `DISPLAY`, with an invisible window for exchanging
/// selections.
// @unchecked: libxcb's functions can be called from all threads, and the properties do not change.
final class X11Connection: @unchecked Sendable {
    /// A received event. It is freed with this object.
    final class Event {
        let pointer: UnsafeMutablePointer<xcb_generic_event_t>
        /// The type of the event, such as `XCB_SELECTION_NOTIFY`.
        var type: Int32 { Int32(pointer.pointee.response_type & 0x7F) }

        fileprivate init(_ pointer: UnsafeMutablePointer<xcb_generic_event_t>) {
            self.pointer = pointer
        }

        deinit { free(pointer) }

        func read<Value>(_ type: Value.Type) -> Value {
            UnsafeRawPointer(pointer).loadUnaligned(as: Value.self)
        }
    }

    let connection: OpaquePointer
    let window: xcb_window_t
    let clipboard: xcb_atom_t

    /// Connects to the server. Nil if it does not respond.
    init?() {
        guard let connection = xcb_connect(nil, nil) else { return nil }
        guard xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection),
            let screen = xcb_setup_roots_iterator(setup).data
        else {
            xcb_disconnect(connection)
            return nil
        }
        self.connection = connection
        window = xcb_generate_id(connection)
        var mask: UInt32 = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            connection, 0, window, screen.pointee.root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
            XCB_CW_EVENT_MASK.rawValue, &mask)
        clipboard = X11Connection.atom("CLIPBOARD", on: connection)
    }

    deinit { xcb_disconnect(connection) }

    func atom(_ name: String) -> xcb_atom_t { X11Connection.atom(name, on: connection) }

    private static func atom(_ name: String, on connection: OpaquePointer) -> xcb_atom_t {
        let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
        guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else { return 0 }
        defer { free(reply) }
        return reply.pointee.atom
    }

    /// Returns the name of an atom; nil if there is no such atom.
    func name(of atom: xcb_atom_t) -> String? {
        let cookie = xcb_get_atom_name(connection, atom)
        guard let reply = xcb_get_atom_name_reply(connection, cookie, nil) else { return nil }
        defer { free(reply) }
        let bytes = UnsafeRawBufferPointer(
            start: xcb_get_atom_name_name(reply), count: Int(xcb_get_atom_name_name_length(reply)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The window of the program that offers the content of the clipboard; 0 for none.
    var owner: xcb_window_t {
        let cookie = xcb_get_selection_owner(connection, clipboard)
        guard let reply = xcb_get_selection_owner_reply(connection, cookie, nil) else { return 0 }
        defer { free(reply) }
        return reply.pointee.owner
    }

    /// Returns whether the same program created two windows.
    func areOfOneProgram(_ one: xcb_window_t, _ other: xcb_window_t) -> Bool {
        guard let setup = xcb_get_setup(connection) else { return false }
        return one & ~setup.pointee.resource_id_mask == other & ~setup.pointee.resource_id_mask
    }

    /// Waits for the next event. Nil if it does not arrive before `deadline`, or if the connection is lost.
    func event(before deadline: ContinuousClock.Instant) -> Event? {
        xcb_flush(connection)
        while true {
            if let event = xcb_poll_for_event(connection) { return Event(event) }
            let rest: Duration = deadline - .now
            guard rest > .zero, xcb_connection_has_error(connection) == 0 else { return nil }
            var change = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
            let milliseconds: Double = rest / .milliseconds(1)
            poll(&change, 1, Int32(milliseconds) + 1)
        }
    }

    /// Waits for the next event. Nil if the connection is lost.
    func event() -> Event? { xcb_wait_for_event(connection).map(Event.init) }

    /// Removes a property of the window, and returns its type and its bytes.
    func takeProperty(_ property: xcb_atom_t) -> (type: xcb_atom_t, bytes: [UInt8])? {
        // The length is in units of 4 bytes.
        let cookie = xcb_get_property(connection, 1, window, property, 0, 0, UInt32.max / 4)
        guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return nil }
        defer { free(reply) }
        let count = Int(xcb_get_property_value_length(reply))
        let bytes = UnsafeRawBufferPointer(start: count == 0 ? nil : xcb_get_property_value(reply), count: count)
        return (reply.pointee.type, Array(bytes))
    }
}
