import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import FileBrowsing

struct FileBrowsingTests {
    /// A home folder that is removed after the test.
    private final class Home {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)

        init(_ files: [String]) throws {
            for path in files {
                let file = url.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                if !path.hasSuffix("/") { try Data(path.utf8).write(to: file) }
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test func `the desktop determines the folders of the user`() throws {
        let home = try Home(["Bilder/a.png", "Music/x", ".config/user-dirs.dirs"])
        try Data(
            """
            # a comment
            XDG_PICTURES_DIR="$HOME/Bilder"
            XDG_DESKTOP_DIR="$HOME/"
            XDG_VIDEOS_DIR="/nowhere"
            """.utf8
        ).write(to: home.url.appendingPathComponent(".config/user-dirs.dirs"))
        let folders = UserFolders(environment: ["HOME": home.url.path])
        expect(folders.folder(.pictures)?.lastPathComponent, equals: "Bilder")
        expect(folders.folder(.music)?.lastPathComponent, equals: "Music")
        let absent: [UserFolders.Kind] = [.desktop, .videos, .documents]
        expect(absent.allSatisfy { folders.folder($0) == nil })
    }

    @Test func `folders come first and files are filtered`() throws {
        let home = try Home(["b.png", "a10.txt", "a9.txt", "Z/x", ".hidden", "c.JPG"])
        let names = try FolderListing.entries(of: home.url).map(\.name)
        expect(names, equals: ["Z", "a9.txt", "a10.txt", "b.png", "c.JPG"])
        let images = try FolderListing.entries(of: home.url, types: [.image], includingHidden: true).map(\.name)
        expect(images, equals: ["Z", "b.png", "c.JPG"])
        try expect(
            FolderListing.entries(of: home.url, includingHidden: true).first { $0.isHidden }?.name, equals: ".hidden")
    }

    @Test func `folders that cannot be opened have a message`() throws {
        let home = try Home(["a"])
        #expect(throws: FileProblem("“gone” no longer exists. Choose another folder.")) {
            _ = try FolderListing.entries(of: home.url.appendingPathComponent("gone"))
        }
    }

    @Test func `the latest files of all folders come first`() throws {
        let home = try Home(["1.png", "d/2.png", "d/e/3.png", "d/note.txt"])
        for (index, path) in ["d/2.png", "1.png", "d/e/3.png"].enumerated() {
            let date = Date(timeIntervalSince1970: 1_000_000 - TimeInterval(index))
            try FileManager.default.setAttributes(
                [.modificationDate: date], ofItemAtPath: home.url.appendingPathComponent(path).path)
        }
        try FileManager.default.createSymbolicLink(
            at: home.url.appendingPathComponent("d/loop"), withDestinationURL: home.url)
        let names = FolderListing.latestFiles(in: home.url, types: [.image]).map(\.name)
        expect(names, equals: ["2.png", "1.png", "3.png"])
    }

    @Test func `a saved file replaces the existing file, or gets a free name with a number`() throws {
        let home = try Home(["in/a.txt", "out/a.txt", "out/a 2.txt"])
        let out = home.url.appendingPathComponent("out")
        expect(FileSaving.freeName("a.txt", in: out) == "a 3.txt" && FileSaving.freeName("b", in: out) == "b")
        let source = home.url.appendingPathComponent("in/a.txt")
        let saved = try FileSaving.put(source, as: "a.txt", in: out, moving: false)
        try expect(String(contentsOf: saved, encoding: .utf8), equals: "in/a.txt")
        _ = try FileSaving.put(source, as: "moved.txt", in: out, moving: true)
        expect(!FileManager.default.fileExists(atPath: source.path))
        #expect(throws: FileProblem.self) {
            _ = try FileSaving.put(saved, as: "x", in: home.url.appendingPathComponent("none"), moving: false)
        }
        // A file that cannot be removed is copied.
        let kept = URL(fileURLWithPath: "/proc/version")
        let copied = try FileSaving.put(kept, as: "version", in: out, moving: true)
        expect(FileManager.default.fileExists(atPath: copied.path))
        let bad = ["", "a/b", "..", String(repeating: "x", count: 256)]
        expect(bad.allSatisfy { FileSaving.problem(ofName: $0) != nil } && FileSaving.problem(ofName: "a b") == nil)
    }

    @Test func `a copy is hidden until it gets a free name`() throws {
        let home = try Home(["in/a.mov", "out/a.mov"])
        let out = home.url.appendingPathComponent("out")
        let copy = try FileSaving.hiddenCopy(of: home.url.appendingPathComponent("in/a.mov"), in: out, for: "a.mov")
        try expect(FolderListing.entries(of: out).map(\.name), equals: ["a.mov"])
        try FileSaving.rename(copy, to: "a.mov", in: out)
        try expect(FolderListing.entries(of: out, includingHidden: true).map(\.name), equals: ["a.mov", "a 2.mov"])
        #expect(throws: FileProblem.self) {
            try FileSaving.rename(copy, to: "a.mov", in: out)
        }
    }

    @Test func `files with the same name get distinct names`() {
        expect(FileSaving.distinctNames(["a.txt", "b"]), equals: ["a.txt", "b"])
        expect(
            FileSaving.distinctNames(["a.txt", "a.txt", "a 2.txt", "a.txt", "b", "b"]),
            equals: ["a.txt", "a 3.txt", "a 2.txt", "a 4.txt", "b", "b 2"])
        expect(
            FileSaving.distinctNames(["a.txt", "a.txt", "b"], keepingThoseAt: [1]), equals: ["a 2.txt", "a.txt", "b"])
    }

    @Test func `a file that is saved over another file does not replace its content`() throws {
        for moving in [true, false] {
            let home = try Home(["1/a.txt", "2/a.txt"])
            let sources: [URL] = ["1/a.txt", "2/a.txt"].map { home.url.appendingPathComponent($0) }
            let destinations: [URL] = ["2/a.txt", "2/a 2.txt"].map { home.url.appendingPathComponent($0) }
            try FileSaving.put(sources, at: destinations, moving: moving)
            let contents: [String] = try destinations.map { try String(contentsOf: $0, encoding: .utf8) }
            expect(contents, equals: ["1/a.txt", "2/a.txt"])
            expect(FileManager.default.fileExists(atPath: sources[0].path), equals: !moving)
        }
    }

    @Test func `a file that is moved onto itself through a link is kept`() throws {
        let home = try Home(["1/a.txt"])
        let link: URL = home.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: home.url.appendingPathComponent("1"))
        let file: URL = home.url.appendingPathComponent("1/a.txt")
        _ = try FileSaving.put(file, as: "a.txt", in: link, moving: true)
        try expect(String(contentsOf: file, encoding: .utf8), equals: "1/a.txt")
        let other: URL = home.url.appendingPathComponent("2/a.txt")
        expect(FileSaving.distinctNames(of: [other, file, file], in: link), equals: ["a 2.txt", "a.txt", "a 3.txt"])
    }

    @Test func `a file does not replace a folder`() throws {
        let home = try Home(["in/a", "out/a/kept"])
        let (file, out) = (home.url.appendingPathComponent("in/a"), home.url.appendingPathComponent("out"))
        #expect(throws: FileProblem.self) { _ = try FileSaving.put(file, as: "a", in: out, moving: true) }
        let remaining: [String] = ["in/a", "out/a/kept"]
        expect(remaining.allSatisfy { FileManager.default.fileExists(atPath: home.url.path + "/" + $0) })
        // A folder replaces a folder.
        let folder = home.url.appendingPathComponent("in")
        let saved: URL = try FileSaving.put(folder, as: "a", in: out, moving: false)
        expect(FileManager.default.fileExists(atPath: saved.appendingPathComponent("a").path))
    }

    @Test func `temporary copies are independent of the originals`() throws {
        let home = try Home(["1/a.txt", "2/a.txt"])
        let copies: [URL] = try FileSaving.temporaryCopies(
            of: ["1/a.txt", "2/a.txt"].map { home.url.appendingPathComponent($0) })
        expect(copies.map(\.lastPathComponent), equals: ["a.txt", "a 2.txt"])
        for copy in copies { try FileManager.default.removeItem(at: copy) }
        expect(FileManager.default.fileExists(atPath: home.url.path + "/2/a.txt"))
    }
}
