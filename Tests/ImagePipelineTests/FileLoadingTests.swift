import Expectations
import Foundation
import HostClock
import Synchronization
import TestPictures
import TestStage
import TestSupport
import Testing

@testable import ImagePipeline

/// Tests of pictures in files and data URLs, and of the addresses of servers.
@MainActor @Suite(.onStage) final class FileLoadingTests {
    private let stage = Stage()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func load(_ url: URL, with loader: NetworkImageLoader = NetworkImageLoader()) -> Result<Data, any Error>? {
        var result: Result<Data, any Error>?
        Task { @MainActor in
            do { result = .success(try await loader.data(for: url)) } catch { result = .failure(error) }
        }
        stage.host.wait(for: 10) { result != nil }
        return result
    }

    private func message(_ result: Result<Data, any Error>?) -> String? {
        guard case .failure(let error) = result else { return nil }
        return (error as? ImageError)?.message
    }

    @Test func `a file is read as a whole`() throws {
        let picture: Data = PictureFormat.png.file(width: 4, height: 4)
        try picture.write(to: folder.file("a.png"))
        expect(try load(folder.file("a.png"))?.get(), equals: picture)
        try Data().write(to: folder.file("empty"))
        expect(try load(folder.file("empty"))?.get(), equals: Data())
    }

    /// A server may provide the URL of a picture, so the loader reads no pipes or devices, and no files of the kernel
    /// that have no size.
    @Test func `only regular files are read`() {
        mkfifo(folder.file("pipe").path, 0o600)
        let urls: [URL] = [
            folder.file("pipe"), folder.url, folder.file("none"), URL(fileURLWithPath: "/dev/zero"),
            URL(fileURLWithPath: "/proc/self/status"), URL(fileURLWithPath: "/proc/self/pagemap"),
        ]
        for url in urls {
            let result = load(url)
            expect(message(result) == "The file of the picture could not be read.", "\(url.path): \(result as Any)")
        }
    }

    @Test func `a file that is too large is not read`() throws {
        let file: URL = folder.file("large")
        try Data().write(to: file)
        expect(truncate(file.path, NetworkImageLoader.fileLimit + 1), equals: 0)
        expect(message(load(file)), equals: "The file of the picture could not be read.")
    }

    @Test func `files are read in the background while virtual time stands still`() throws {
        let picture: Data = PictureFormat.png.file(width: 4, height: 4)
        let file: URL = folder.file("a.png")
        try picture.write(to: file)
        for url in [file, URL(string: "data:image/png;base64,\(picture.base64EncodedString())")!] {
            let loader = NetworkImageLoader()
            var data: Data?
            Task { @MainActor in data = try? await loader.data(for: url) }
            MainQueue.shared.drain()
            expect(data == nil)
            // Virtual time itself cannot be compared, because requests of other tests can let it pass.
            expect(Ledger.shared.hold() == .work(until: .infinity) || Ledger.shared.hasDeliveries)
            stage.host.settle()
            expect(data, equals: picture)
        }
    }

    @Test(
        arguments: [
            ("data:image/png;base64,QUI/+w==", [0x41, 0x42, 0x3F, 0xFB]),
            ("data:image/png;base64,QUI%2F%2Bw%3D%3D", [0x41, 0x42, 0x3F, 0xFB]),
            ("data:image/png;base64,QUI/%0A%20+w==", [0x41, 0x42, 0x3F, 0xFB]),
            ("DATA:image/png;name=a;Base64,QQ==", [0x41]),
            ("data:;base64,QQ==#top", [0x41]),
            ("data:image/svg+xml,a%20b,c%FF%00+", [0x61, 0x20, 0x62, 0x2C, 0x63, 0xFF, 0x00, 0x2B]),
            ("data:,", []),
            ("data:image/png;base64,QQ=*", nil),
            ("data:image/png;base64", nil),
            ("data:,100%", [0x31, 0x30, 0x30, 0x25]),
        ] as [(String, [UInt8]?)])
    func `data URLs contain Base64 or percent-encoded bytes`(_ text: String, _ bytes: [UInt8]?) throws {
        let url = try #require(URL(string: text))
        let result = load(url)
        expect(try? result?.get(), equals: bytes.map { Data($0) })
        if bytes == nil { expect(message(result), equals: "The picture is damaged or has an unknown format.") }
    }

    @Test func `a client has the address of its server with user name, brackets and port`() throws {
        let bases: Mutex<[String]> = Mutex([])
        let loader = NetworkImageLoader { configuration in
            bases.withLock { $0.append(configuration.baseURL.absoluteString) }
        }
        for text in [
            "http://[::1]:9/a.png?b=c#d", "http://me:a%40b@127.0.0.1:9/a.png", "http://127.0.0.1:9",
            "http://127.0.0.1:9/other",
        ] {
            _ = load(try #require(URL(string: text)), with: loader)
        }
        expect(
            bases.withLock(\.self), equals: ["http://[::1]:9", "http://me:a%40b@127.0.0.1:9", "http://127.0.0.1:9"])
    }
}
