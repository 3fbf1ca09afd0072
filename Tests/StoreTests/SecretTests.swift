import Expectations
import Foundation
import TestSupport
import Testing

@testable import Store

/// Encrypted values and their keys.
struct SecretTests {
    private let folder: TemporaryFolder
    private let account = Account(id: 1, token: Encrypted("open sesame"), pin: Encrypted(424_242))

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(_ key: StoreKey?) throws -> Store {
        var options = StoreOptions()
        options.key = key
        return try Store(at: folder.file(), migrations: [.create(Account.self)], options: options)
    }

    private func key(_ byte: UInt8) -> StoreKey { StoreKey(bytes: [UInt8](repeating: byte, count: 32))! }

    @Test func `a secret can be read, and is not in the files`() throws {
        let store: Store = try open(key(1))
        let other = Account(id: 2, token: Encrypted("open sesame"), pin: nil)
        try store.write { try $0.insert([account, other]) }
        try expect(store.read { try $0.fetch(Account.all) }, equals: [account, other])
        let contents: Data = try folder.contents()
        expect(contents.range(of: Data("accounts".utf8)) != nil)
        expectNil(contents.range(of: Data("sesame".utf8)))
        expectNil(contents.range(of: Data("424242".utf8)))
    }

    @Test func `a wrong key is rejected and changes nothing`() throws {
        try open(key(1)).write { try $0.insert(account) }
        let error = #expect(throws: StoreError.self) { try open(key(2)) }
        expect(error?.kind, equals: .wrongKey)
        expect(
            error?.message,
            equals: "The values of store.sqlite were encrypted with a different key. Nothing was changed. "
                + "Use the key with which the file was created.")
        try expect(open(key(1)).read { try $0.fetch(Account.all) }, equals: [account])
    }

    @Test func `reading and writing secrets without a key is an error`() throws {
        try open(key(1)).write { try $0.insert(account) }
        let store: Store = try open(nil)
        let read = #expect(throws: StoreError.self) { try store.read { try $0.fetch(Account.all) } }
        expect(read?.kind, equals: .noKey)
        #expect(throws: StoreError.self) { try store.write { try $0.save(account) } }
    }

    @Test func `a key has 32 bytes`() {
        expectNil(StoreKey(bytes: [1, 2, 3]))
    }

    @Test func `a secret that was copied to another row cannot be decrypted`() throws {
        let store: Store = try open(key(1))
        try store.write { transaction in
            try transaction.insert([account, Account(id: 2, token: Encrypted("mine"))])
            try transaction.execute(
                "UPDATE accounts SET token = (SELECT token FROM accounts WHERE id = 1) WHERE id = 2")
        }
        let error = #expect(throws: StoreError.self) { try store.read { try $0.find(Account.self, id: 2) } }
        expect(error?.kind, equals: .mismatch(table: "accounts", column: "token", row: "2"))
    }

    @Test func `a secret that was modified cannot be decrypted`() throws {
        let store: Store = try open(key(1))
        try store.write { transaction in
            try transaction.insert(account)
            try transaction.execute("UPDATE accounts SET token = CAST(token || x'00' AS BLOB)")
        }
        #expect(throws: StoreError.self) { try store.read { try $0.fetch(Account.all) } }
    }

    @Test func `secrets can be compared only with nil`() throws {
        let store: Store = try open(key(1))
        try store.write { try $0.insert([account, Account(id: 2, token: Encrypted("mine"))]) }
        let error = #expect(throws: StoreError.self) {
            try store.read { try $0.fetch(Account.where(\.token == Encrypted("mine"))) }
        }
        expect(error?.kind, equals: .invalidQuery)
        try expect(store.read { try $0.fetch(Account.where(\.pin == nil)) }.map(\.id), equals: [2])
    }

    @Test func `the identity of records with secrets cannot be set by a query`() throws {
        let store: Store = try open(key(1))
        try store.write { try $0.insert(account) }
        let error = #expect(throws: StoreError.self) {
            try store.write { try $0.update(Account.where(\.id == 1), set: \.id, to: 2) }
        }
        expect(error?.kind, equals: .invalidQuery)
        try expect(store.read { try $0.fetch(Account.all) }, equals: [account])
    }

    @Test func `a secret column has no default`() throws {
        struct Old: StoredRecord {
            var id: Int
            static let schema = Schema<Old>("accounts", id: Column("id", \.id))
        }
        _ = try Store(at: folder.file(), migrations: [.create(Old.self)])
        var options = StoreOptions()
        options.key = key(1)
        let error = #expect(throws: StoreError.self) {
            try Store(
                at: folder.file(), migrations: [.create(Old.self), .add(\Account.pin, default: Encrypted(1_234))],
                options: options)
        }
        expect(error?.kind, equals: .migrationFailed)
        expect(error?.message.contains("accounts.pin"), equals: true)
        _ = try Store(
            at: folder.file(), migrations: [.create(Old.self), .add(\Account.pin, default: nil)], options: options)
    }

    @Test func `a secret cannot be printed or encoded by mistake`() {
        expect("\(account)".contains("sesame"), equals: false)
        expect(String(reflecting: account).contains("sesame"), equals: false)
        #expect(throws: StoreError.self) { try JSONEncoder().encode(account) }
        #expect(throws: StoreError.self) { try JSONDecoder().decode(Encrypted<String>.self, from: Data("\"a\"".utf8)) }
    }

    // MARK: Key files

    @Test func `a key file is created for its owner only and reused`() throws {
        let file: URL = folder.file("key")
        try open(.file(file)).write { try $0.insert(account) }
        var status = stat()
        expect(stat(file.path, &status), equals: 0)
        expect(status.st_mode & 0o777, equals: 0o600)
        expect(status.st_size, equals: 32)
        try expect(open(.file(file)).read { try $0.fetch(Account.all) }, equals: [account])
    }

    @Test func `a key file that is missing, readable by others or invalid is rejected`() throws {
        let file: URL = folder.file("key")
        _ = try open(.file(file))
        chmod(file.path, 0o644)
        let loose = #expect(throws: StoreError.self) { try open(.file(file)) }
        expect(loose?.message.hasPrefix("The key file key cannot be used: other users can read it."), equals: true)
        chmod(file.path, 0o600)
        let bytes = try Data(contentsOf: file)
        try Data([1, 2]).write(to: file)
        chmod(file.path, 0o600)
        #expect(throws: StoreError.self) { try open(.file(file)) }
        try FileManager.default.removeItem(at: file)
        let missing = #expect(throws: StoreError.self) { try open(.file(file)) }
        expect(missing?.kind, equals: .badKeyFile)
        // No new key was created.
        expect(!FileManager.default.fileExists(atPath: file.path))
        try bytes.write(to: file)
        chmod(file.path, 0o600)
        _ = try open(.file(file))
    }
}
