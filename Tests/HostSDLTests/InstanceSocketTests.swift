import Expectations
import Foundation
import Testing

@testable import HostSDL

@MainActor struct InstanceSocketTests {
    /// The path of a socket that no other test uses.
    private let path = "/tmp/\(UUID().uuidString).engawa"
    private let urls: [URL] = ["colr://palette/7", "file:///tmp/A%20file.txt"].compactMap { URL(string: $0) }

    @Test func `URLs of a later launch reach the running instance`() async {
        var socket: InstanceSocket?
        let received: [URL] = await withCheckedContinuation { continuation in
            socket = InstanceSocket(path: path) { continuation.resume(returning: $0) }
            expect(InstanceSocket.send(urls, to: path))
        }
        expect(received, equals: urls)
        expectNil(InstanceSocket(path: path) { _ in }, "Only one instance can listen.")
        withExtendedLifetime(socket) {}
    }

    @Test func `nothing is sent if no instance is running`() {
        expect(!InstanceSocket.send(urls, to: path))
    }

    @Test func `a socket that an instance left behind is replaced`() throws {
        let descriptor: Int32 = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result: Int32 = withUnsafeBytes(of: address) { bytes in
            bytes.baseAddress.map {
                bind(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
            } ?? -1
        }
        close(descriptor)
        try #require(result == 0 && FileManager.default.fileExists(atPath: path))
        expect(!InstanceSocket.send(urls, to: path))
        let replacement = InstanceSocket(path: path) { _ in }
        expect(replacement != nil && InstanceSocket.send(urls, to: path))
    }

    @Test func `the path is in the runtime folder, and contains the bundle identifier`() {
        let environment = ["XDG_RUNTIME_DIR": "/run/user/1000"]
        expect(
            InstanceSocket.path(identifier: "com.example.Colr", environment: environment),
            equals: "/run/user/1000/com.example.Colr.engawa")
        for identifier in ["", "../Colr", String(repeating: "long", count: 30)] {
            expectNil(InstanceSocket.path(identifier: identifier, environment: environment))
        }
        expectNil(InstanceSocket.path(identifier: "com.example.Colr", environment: [:]))
    }
}
