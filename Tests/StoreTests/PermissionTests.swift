import Expectations
import Foundation
import TestSupport
import Testing

@testable import Store

/// The permissions of a store's files, and the errors for files and folders that cannot be written.
@Suite(.serialized) struct PermissionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ name: String = "store.sqlite") throws -> Store {
        try Store(at: folder.file(name), migrations: [.create(Item.self)])
    }

    /// Returns the permissions of each file in the folder, in octal.
    private func permissions() -> [String: String] {
        folder.names.reduce(into: [:]) { permissions, name in
            var status = stat()
            guard stat(folder.file(name).path, &status) == 0 else { return }
            permissions[name] = String(status.st_mode & 0o7777, radix: 8)
        }
    }

    @Test func `only the owner can read a store and its log`() throws {
        let store: Store = try open()
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        expect(permissions(), equals: ["store.sqlite": "600", "store.sqlite-wal": "600", "store.sqlite-shm": "600"])
        try store.backUp(to: folder.file("copy.sqlite"))
        expect(permissions()["copy.sqlite"], equals: "600")
    }

    @Test func `opening a store removes the permissions of others`() throws {
        do {
            let store: Store = try open()
            try store.write { try $0.insert(Item(id: 1, name: "one")) }
            // Copies the files as a killed program leaves them.
            for name in ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"] {
                try FileManager.default.copyItem(at: folder.file(name), to: folder.file("old" + name.dropFirst(5)))
            }
        }
        for name in folder.names where name.hasPrefix("old") { chmod(folder.file(name).path, 0o644) }
        let store: Store = try open("old.sqlite")
        try expect(store.read { try $0.count(Item.all) }, equals: 1)
        for name in ["old.sqlite", "old.sqlite-wal", "old.sqlite-shm"] { expect(permissions()[name], equals: "600") }
        // A backup replaces one that others could read.
        try Data("former".utf8).write(to: folder.file("copy.sqlite"))
        chmod(folder.file("copy.sqlite").path, 0o644)
        try store.backUp(to: folder.file("copy.sqlite"))
        expect(permissions()["copy.sqlite"], equals: "600")
    }

    @Test func `a file that is not a store keeps its permissions`() throws {
        try Data(String(repeating: "Dear diary. ", count: 500).utf8).write(to: folder.file())
        chmod(folder.file().path, 0o644)
        #expect(throws: StoreError.self) { try open() }
        expect(permissions(), equals: ["store.sqlite": "644"])
    }

    @Test func `a folder or a pipe is rejected`() throws {
        try FileManager.default.createDirectory(at: folder.file(), withIntermediateDirectories: false)
        mkfifo(folder.file("pipe").path, 0o600)
        for name in ["store.sqlite", "pipe"] {
            let error = #expect(throws: StoreError.self) { try open(name) }
            expect(error?.kind, equals: .cannotOpen)
            expect(
                error?.message,
                equals: "\(name) could not be opened, because it is not a regular file. Choose a different one.")
        }
    }

    // MARK: Missing write permission

    /// Runs `body` as a user other than root, who owns the folder but cannot write to it.
    private func inReadOnlyFolder(_ body: () -> Void) {
        let isRoot: Bool = geteuid() == 0
        let nobody: uid_t = 65_534
        if isRoot {
            for name in folder.names { chown(folder.file(name).path, nobody, nobody) }
            chown(folder.url.path, nobody, nobody)
        }
        chmod(folder.url.path, 0o555)
        // Applies to this thread only. The function does not suspend, so it stays on the thread.
        if isRoot { useFiles(as: nobody) }
        body()
        if isRoot { useFiles(as: 0) }
        chmod(folder.url.path, 0o755)
    }

    @Test func `a folder that cannot be written is reported`() throws {
        let memory = try Store.inMemory(migrations: [.create(Item.self)])
        inReadOnlyFolder {
            let error = #expect(throws: StoreError.self) { try open() }
            expect(error?.kind, equals: .readOnly)
            expect(
                error?.message,
                equals: "The file store.sqlite cannot be created, because its folder is not writable. "
                    + "Change its permissions, or choose a different folder.")
            let backup = #expect(throws: StoreError.self) { try memory.backUp(to: folder.file("copy.sqlite")) }
            expect(backup?.kind, equals: .backupFailed)
            expect(
                backup?.message,
                equals: "The backup could not be written to copy.sqlite, because its folder is not writable. "
                    + "Change its permissions, or choose a different folder.")
            let key = #expect(throws: StoreError.self) { try KeyFile(url: folder.file("key")).bytes(mayCreate: true) }
            expect(key?.kind, equals: .badKeyFile)
            expect(
                key?.message,
                equals: "The key file key cannot be read or created, because its folder is not writable. "
                    + "Change its permissions, or choose a different folder.")
        }
        expect(folder.names.isEmpty)
    }

    @Test func `a store in a folder that cannot be written is not opened`() throws {
        try open().write { try $0.insert(Item(id: 1, name: "one")) }
        inReadOnlyFolder {
            let error = #expect(throws: StoreError.self) { try open() }
            expect(error?.kind, equals: .readOnly)
            expect(
                error?.message,
                equals: "store.sqlite could not be opened, because its folder is not writable. "
                    + "Change its permissions, or choose a different folder.")
        }
        chmod(folder.file().path, 0o400)
        inReadOnlyFolder {
            let error = #expect(throws: StoreError.self) { try open() }
            expect(error?.kind, equals: .readOnly)
            expect(
                error?.message,
                equals: "store.sqlite could not be opened, because you have no permission to read and write it. "
                    + "Change its permissions, and try again.")
        }
    }

    @Test(arguments: [
        (EDQUOT, "your disk quota is used up. Delete some of your files, and try again."),
        (ENOSPC, "the disk is full. Free some space, and try again."),
        (EFBIG, "the file has reached the maximum size that the system allows. Delete some of its contents."),
    ])
    func `a write that runs out of space is rolled back, and its error gives the reason`(
        _ number: Int32, _ reason: String
    ) throws {
        let store: Store = try open()
        try store.write { try $0.insert(Item(id: 1, name: "one")) }
        try FailingWrites.run(path: folder.file("store.sqlite-wal").path, number: number) {
            let error = #expect(throws: StoreError.self) { try store.write { try $0.insert(Item(id: 2, name: "two")) } }
            expect(error?.kind, equals: .full)
            expect(error?.message, equals: "store.sqlite could not be saved, because " + reason)
        }
        try expect(store.read { try $0.fetch(Item.all) }.map(\.id), equals: [1])
        try store.write { try $0.insert(Item(id: 3, name: "three")) }
        try expect(store.read { try $0.fetch(Item.all) }.map(\.id), equals: [1, 3])
    }

    @Test(
        arguments: [
            (EDQUOT, "your disk quota is used up. Delete some of your files, and try again."),
            (ENOSPC, "the disk is full. Free some space, and try again."),
        ], [false, true])
    func `a backup that runs out of space gives the reason`(
        _ problem: (number: Int32, reason: String), _ isInMemory: Bool
    ) throws {
        let store: Store = try isInMemory ? Store.inMemory(migrations: [.create(Item.self)]) : open()
        let target = try TemporaryFolder()
        try FailingWrites.run(path: target.url.path, number: problem.number) {
            let error = #expect(throws: StoreError.self) { try store.backUp(to: target.file("copy.sqlite")) }
            expect(error?.kind, equals: .backupFailed)
            expect(
                error?.message,
                equals: "The backup could not be written to copy.sqlite, because \(problem.reason)")
        }
        expect(target.names.isEmpty)
    }

    // MARK: Key files

    @Test func `a key file must be a regular file`() throws {
        let key: URL = folder.file("key")
        _ = try KeyFile(url: key).bytes(mayCreate: true)
        symlink(key.path, folder.file("link").path)
        symlink(folder.file("nothing").path, folder.file("dangling").path)
        mkfifo(folder.file("pipe").path, 0o600)
        try FileManager.default.createDirectory(at: folder.file("folder"), withIntermediateDirectories: false)
        func message(_ url: URL) -> String? {
            #expect(throws: StoreError.self) { try KeyFile(url: url).bytes(mayCreate: true) }?.message
        }
        let link = "it is a link. Replace it with the file itself."
        expect(message(folder.file("link")), equals: "The key file link cannot be used: \(link)")
        expect(message(folder.file("dangling")), equals: "The key file dangling cannot be used: \(link)")
        let other = "it is not a regular file. Choose a different one."
        expect(message(folder.file("pipe")), equals: "The key file pipe cannot be used: \(other)")
        expect(message(URL(fileURLWithPath: "/dev/zero")), equals: "The key file zero cannot be used: \(other)")
        expect(
            message(folder.file("folder")),
            equals: "The key file folder cannot be used: it is a folder. Choose a file in it.")
        expect(folder.names, equals: ["dangling", "folder", "key", "link", "pipe"])
    }

    @Test func `a new key file and its directory entry are flushed to the disk`() throws {
        _ = try KeyFile(url: folder.file("key")).bytes(mayCreate: true)
        expect(permissions(), equals: ["key": "600"])
        let flushed: Set<String> = flushedPaths.withLock { $0 }
        expect(flushed.contains(folder.url.resolvingSymlinksInPath().path))
        expect(flushed.contains { $0.hasPrefix(folder.url.resolvingSymlinksInPath().path + "/key.") })
    }
}
