import Expectations
import Foundation
import ItemProviders
import Synchronization
import Testing
import UniformTypeIdentifiers

struct NSItemProviderTests {
    @Test func `strings and URLs are loaded as objects`() async throws {
        let text = NSItemProvider(object: "Hello" as NSString)
        expect(text.registeredTypeIdentifiers, equals: ["public.utf8-plain-text"])
        expect(text.hasItemConformingToTypeIdentifier("public.text") && text.canLoadObject(ofClass: NSString.self))
        expect(!text.canLoadObject(ofClass: URL.self))
        let loaded: String? = await withCheckedContinuation { continuation in
            _ = text.loadObject(ofClass: String.self) { value, _ in continuation.resume(returning: value) }
        }
        expect(loaded, equals: "Hello")
        let link = NSItemProvider(object: URL(string: "https://example.com/a")! as NSURL)
        let url: URL? = await withCheckedContinuation { continuation in
            _ = link.loadObject(ofClass: URL.self) { value, _ in continuation.resume(returning: value) }
        }
        expect(url?.absoluteString, equals: "https://example.com/a")
    }

    @Test func `the progress is finished when the completion handler is called`() async {
        let provider = NSItemProvider(object: "Hello" as NSString)
        let identifier: String = UTType.utf8PlainText.identifier
        let loads: [(@escaping @Sendable () -> Void) -> Progress] = [
            { end in provider.loadDataRepresentation(forTypeIdentifier: identifier) { _, _ in end() } },
            { end in provider.loadFileRepresentation(forTypeIdentifier: identifier) { _, _ in end() } },
            { end in provider.loadInPlaceFileRepresentation(forTypeIdentifier: identifier) { _, _, _ in end() } },
            { end in provider.loadObject(ofClass: NSString.self) { _, _ in end() } },
            { end in provider.loadObject(ofClass: NSURL.self) { _, _ in end() } },
        ]
        for load in loads {
            let isFinished: Bool = await withCheckedContinuation { continuation in
                // The handler waits for the lock until the progress is stored.
                let stored = Mutex<Progress?>(nil)
                stored.withLock { progress in
                    progress = load {
                        continuation.resume(returning: stored.withLock { $0?.isFinished ?? false })
                    }
                }
            }
            expect(isFinished)
        }
    }

    @Test func `items are loaded as they were registered`() async throws {
        let provider = NSItemProvider(
            item: URL(string: "https://example.com")! as NSURL, typeIdentifier: UTType.url.identifier)
        let item = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
        expect((item as? NSURL)?.absoluteString, equals: "https://example.com")
        await #expect(throws: (any Error).self) {
            _ = try await provider.loadItem(forTypeIdentifier: UTType.image.identifier)
        }
    }

    @Test func `files are copied unless they are opened in place`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("letter.txt")
        try Data("Dear all".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        expect(provider.suggestedName == "letter" && provider.registeredContentTypes == [.plainText])
        let copied: [String] = await withCheckedContinuation { continuation in
            _ = provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { url, _ in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
                continuation.resume(returning: [url?.lastPathComponent ?? "", text, url?.path ?? ""])
            }
        }
        expect(copied.prefix(2) == ["letter.txt", "Dear all"] && copied[2] != file.path)
        expect(FileManager.default.fileExists(atPath: file.path))
        let original: URL? = await withCheckedContinuation { continuation in
            _ = provider.loadFileRepresentation(for: .text, openInPlace: true) { url, isOriginal, _ in
                continuation.resume(returning: isOriginal ? url : nil)
            }
        }
        expect(original?.path, equals: file.path)
        expectNil(NSItemProvider(contentsOf: folder.appendingPathComponent("absent")))
    }

    @Test func `loading does not remove the registered file`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("Dear all".utf8).write(to: file)
        let provider = NSItemProvider()
        // Files that need no coordination.
        for (type, opensInPlace) in [(UTType.plainText, false), (.html, true)] {
            provider.registerFileRepresentation(for: type, openInPlace: opensInPlace) { completion in
                completion(file, false, nil)
                return nil
            }
        }
        let data: Data? = await withCheckedContinuation { continuation in
            _ = provider.loadDataRepresentation(for: .plainText) { data, _ in continuation.resume(returning: data) }
        }
        expect(data, equals: Data("Dear all".utf8))
        expect(FileManager.default.fileExists(atPath: file.path))
        for (type, isInPlace) in [(UTType.plainText, false), (.html, true)] {
            let original: Bool = await withCheckedContinuation { continuation in
                _ = provider.loadFileRepresentation(for: type, openInPlace: true) { url, isOriginal, _ in
                    if let url, !isOriginal {
                        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
                    }
                    continuation.resume(returning: isOriginal && url?.path == file.path)
                }
            }
            expect(original, equals: isInPlace)
        }
        expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `a file URL is registered as a URL, whose data are the contents of the file`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("Dear all".utf8).write(to: file)
        let provider = NSItemProvider(item: file as NSURL, typeIdentifier: nil)
        expect(provider.registeredContentTypes, equals: [.fileURL])
        let data: Data? = await withCheckedContinuation { continuation in
            _ = provider.loadDataRepresentation(for: .fileURL) { data, _ in continuation.resume(returning: data) }
        }
        expect(data, equals: Data("Dear all".utf8))
    }

    @Test func `a suggested name does not lead out of the folder of the file`() async throws {
        let manager = FileManager.default
        let victim = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try manager.createDirectory(at: victim, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: victim) }
        let kept = victim.appendingPathComponent("kept.txt")
        try Data("Keep".utf8).write(to: kept)
        for (name, expected) in [
            ("../\(victim.lastPathComponent)/x", "..-\(victim.lastPathComponent)-x.txt"),
            ("Q1/Q2 report", "Q1-Q2 report.txt"), ("..", "Item.txt"), ("", "Item.txt"),
        ] {
            let provider = NSItemProvider()
            provider.suggestedName = name
            provider.registerDataRepresentation(for: .plainText) { completion in
                completion(Data("New".utf8), nil)
                return nil
            }
            let result: [String] = await withCheckedContinuation { continuation in
                _ = provider.loadFileRepresentation(for: .plainText) { url, _, _ in
                    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
                    continuation.resume(returning: [url?.lastPathComponent ?? "", text])
                }
            }
            expect(result, equals: [expected, "New"])
            expect(manager.fileExists(atPath: kept.path))
        }
    }

    @Test func `a file URL that is registered as an item is loaded as an object`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("https://example.com".utf8).write(to: file)
        let provider = NSItemProvider(item: file as NSURL, typeIdentifier: nil)
        let url: URL? = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        expect(url, equals: file)
    }

    @Test func `representations are replaced and copied`() async {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json) { completion in
            completion(Data("[]".utf8), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .json) { completion in
            completion(Data("[1]".utf8), nil)
            return nil
        }
        let copy = provider.copy() as? NSItemProvider
        expect(copy?.registeredTypeIdentifiers, equals: ["public.json"])
        let data: Data? = await withCheckedContinuation { continuation in
            _ = copy?.loadDataRepresentation(for: .text) { data, _ in continuation.resume(returning: data) }
        }
        expect(data, equals: Data("[1]".utf8))
    }
}
