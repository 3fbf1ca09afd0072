import Expectations
import Foundation
import TestPictures
import TestSupport
import Testing

@testable import ImagePipeline

/// Tests of pictures in files.
struct FileLoadingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a file is read as a whole`() async throws {
        let picture: Data = PictureFormat.png.file(width: 4, height: 4)
        try picture.write(to: folder.file("a.png"))
        try await expect(NetworkImageLoader().data(for: folder.file("a.png")), equals: picture)
    }

    /// A server may provide the URL of a picture, so the loader reads no pipes or devices.
    @Test func `only regular files are read`() async {
        mkfifo(folder.file("pipe").path, 0o600)
        let urls: [URL] = [
            folder.file("pipe"), folder.url, folder.file("none"), URL(fileURLWithPath: "/dev/zero"),
        ]
        for url in urls {
            do {
                _ = try await NetworkImageLoader().data(for: url)
                Issue.record("\(url.path) was read.")
            } catch {
                expect((error as? ImageError)?.message, equals: "The file of the picture could not be read.")
            }
        }
    }
}
