import Dispatch
import Foundation

/// The Unix socket on which the running instance of an app receives the URLs of later launches.
///
/// A message contains URLs, separated by zero bytes. The socket is in the runtime folder of the user, which no other
/// user can access.
@MainActor
public final class InstanceSocket {
    private let source: any DispatchSourceRead

    /// Returns the path of the socket of an app, or nil if the desktop provides no runtime folder or if the path is too
    /// long for a socket.
    ///
    /// - Parameter identifier: The bundle identifier of the app.
    public nonisolated static func path(identifier: String, environment: [String: String]) -> String? {
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"), !identifier.isEmpty,
            !identifier.contains("/")
        else { return nil }
        let path = "\(folder)/\(identifier).engawa"
        return path.utf8.count < maximumPathLength ? path : nil
    }

    /// Sends URLs to the instance that listens at `path`. Returns false if no instance listens.
    public nonisolated static func send(_ urls: [URL], to path: String) -> Bool {
        let message: [UInt8] = Array(urls.map(\.absoluteString).joined(separator: "\0").utf8)
        let descriptor: Int32 = makeSocket()
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard withAddress(path, { connect(descriptor, $0, $1) }) == 0 else { return false }
        return Foundation.send(descriptor, message, message.count, Int32(MSG_NOSIGNAL)) == message.count
    }

    /// Listens at `path`, and calls `received` on the main thread for each message. Returns nil if another instance
    /// listens there.
    public init?(path: String, received: @escaping @MainActor ([URL]) -> Void) {
        let descriptor: Int32 = Self.makeSocket()
        guard descriptor >= 0 else { return nil }
        var result: Int32 = Self.withAddress(path) { bind(descriptor, $0, $1) }
        if result != 0, errno == EADDRINUSE, !Self.isListening(at: path) {
            // The file remains from an instance that ended without removing it.
            unlink(path)
            result = Self.withAddress(path) { bind(descriptor, $0, $1) }
        }
        guard result == 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        // Handlers on the main queue run on the main thread.
        source.setEventHandler {
            MainActor.assumeIsolated {
                while let urls = Self.readMessage(from: descriptor) {
                    if !urls.isEmpty { received(urls) }
                }
            }
        }
        source.setCancelHandler {
            close(descriptor)
            unlink(path)
        }
        source.activate()
    }

    isolated deinit { source.cancel() }

    /// The size of `sun_path`, in bytes. The last byte is zero.
    private nonisolated static let maximumPathLength = 108

    private nonisolated static func makeSocket() -> Int32 {
        socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    }

    private nonisolated static func isListening(at path: String) -> Bool {
        let descriptor: Int32 = makeSocket()
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return withAddress(path) { connect(descriptor, $0, $1) } == 0
    }

    private nonisolated static func withAddress(
        _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(maximumPathLength - 1)) }
        return withUnsafeBytes(of: address) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
            return body(start, socklen_t(bytes.count))
        }
    }

    /// Reads a message, if one has arrived. Returns an empty array for a message without URLs.
    private static func readMessage(from descriptor: Int32) -> [URL]? {
        var buffer = [UInt8](repeating: 0, count: 262_144)
        let count: Int = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        guard count >= 0 else { return nil }
        return buffer[..<count].split(separator: 0).compactMap { URL(string: String(decoding: $0, as: UTF8.self)) }
    }
}
