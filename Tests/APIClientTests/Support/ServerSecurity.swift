import DemoServer
import Foundation
import TestSupport

/// The server side of TLS, with the OpenSSL library that libcurl uses. The library is loaded dynamically, so that these
/// tests do not require its headers.
///
/// `@unchecked`: the pointers are set once, and an OpenSSL context can be used from several threads.
final class ServerSecurity: @unchecked Sendable {
    private typealias Pointer = OpaquePointer?
    private typealias Select =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>?, UnsafeMutablePointer<UInt8>?,
            UnsafePointer<UInt8>?, UInt32, UnsafeMutableRawPointer?
        ) -> Int32

    private let library: UnsafeMutableRawPointer
    private let context: OpaquePointer
    private let chosen: UnsafeMutableBufferPointer<UInt8>

    init(_ identity: ServerIdentity, protocol name: String) throws {
        guard let library = dlopen("libssl.so.3", RTLD_NOW) else { throw NoResult() }
        self.library = library
        let method: @convention(c) () -> Pointer = try Self.function("TLS_server_method", library)
        let make: @convention(c) (Pointer) -> Pointer = try Self.function("SSL_CTX_new", library)
        let useCertificate: @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> Int32 = try Self.function(
            "SSL_CTX_use_certificate_file", library)
        let useKey: @convention(c) (Pointer, UnsafePointer<CChar>, Int32) -> Int32 = try Self.function(
            "SSL_CTX_use_PrivateKey_file", library)
        let select: @convention(c) (Pointer, Select, UnsafeMutableRawPointer?) -> Void = try Self.function(
            "SSL_CTX_set_alpn_select_cb", library)
        guard let context = make(method()) else { throw NoResult() }
        self.context = context
        let folder = try TemporaryFolder()
        try Data(identity.certificate.utf8).write(to: folder.file("certificate"))
        try Data(identity.key.utf8).write(to: folder.file("key"))
        let pem: Int32 = 1
        guard useCertificate(context, folder.file("certificate").path, pem) == 1,
            useKey(context, folder.file("key").path, pem) == 1
        else { throw NoResult() }
        chosen = .allocate(capacity: name.utf8.count + 1)
        _ = chosen.initialize(from: [UInt8(name.utf8.count)] + Array(name.utf8))
        select(
            context,
            { _, result, count, offered, length, chosen in
                guard let chosen, let offered, let result, let count else { return 3 }
                let name = chosen.assumingMemoryBound(to: UInt8.self)
                // Each protocol is encoded as its length and its name.
                let offers = UnsafeBufferPointer(start: offered, count: Int(length))
                let wanted = UnsafeBufferPointer(start: name, count: Int(name.pointee) + 1)
                var position = 0
                while position < offers.count {
                    let next: Int = position + 1 + Int(offers[position])
                    if offers[position..<next].elementsEqual(wanted) {
                        result.pointee = UnsafePointer(name + 1)
                        count.pointee = name.pointee
                        return 0
                    }
                    position = next
                }
                return 3
            }, chosen.baseAddress)
    }

    deinit {
        let free: (@convention(c) (Pointer) -> Void)? = try? Self.function("SSL_CTX_free", library)
        free?(context)
        chosen.deallocate()
    }

    private static func function<Function>(_ name: String, _ library: UnsafeMutableRawPointer) throws -> Function {
        guard let pointer = dlsym(library, name) else { throw NoResult() }
        return unsafeBitCast(pointer, to: Function.self)
    }

    /// Performs the TLS handshake with a client. Returns nil if the handshake fails.
    func accept(_ descriptor: Int32) -> Connection? {
        try? Connection(descriptor, self)
    }

    /// The connection of one client, used on one thread.
    final class Connection {
        private let session: OpaquePointer
        private let security: ServerSecurity
        private let receive: @convention(c) (Pointer, UnsafeMutableRawPointer?, Int32) -> Int32
        private let send: @convention(c) (Pointer, UnsafeRawPointer?, Int32) -> Int32
        private let free: @convention(c) (Pointer) -> Void

        fileprivate init(_ descriptor: Int32, _ security: ServerSecurity) throws {
            let library: UnsafeMutableRawPointer = security.library
            let make: @convention(c) (Pointer) -> Pointer = try function("SSL_new", library)
            let use: @convention(c) (Pointer, Int32) -> Int32 = try function("SSL_set_fd", library)
            let accept: @convention(c) (Pointer) -> Int32 = try function("SSL_accept", library)
            receive = try function("SSL_read", library)
            send = try function("SSL_write", library)
            free = try function("SSL_free", library)
            guard let session = make(security.context) else { throw NoResult() }
            self.session = session
            self.security = security
            guard use(session, descriptor) == 1, accept(session) == 1 else { throw NoResult() }
        }

        deinit { free(session) }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            Int(receive(session, buffer.baseAddress, Int32(buffer.count)))
        }

        func write(_ bytes: [UInt8]) {
            _ = send(session, bytes, Int32(bytes.count))
        }
    }
}
