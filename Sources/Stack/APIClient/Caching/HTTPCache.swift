import Foundation
import Synchronization

/// Responses that are kept on the disk, by the rules of RFC 9111 for one person's cache. Safe from any thread, and
/// several clients may share one. Processes may share a folder; each sees what the others keep when it starts.
///
/// Each response is a file that is written in one step: a program that is killed leaves whole files only.
public final class HTTPCache: Sendable {
    private struct Item {
        var size: Int
        /// Which was used last, by count.
        var lastUse: UInt64
    }

    private struct State {
        /// By the names of the files; nil until the folder was read.
        var items: [String: Item]?
        var total = 0
        var count: UInt64 = 0
        var problem: String?
    }

    private let folder: URL
    /// The most that is kept, in bytes of files.
    public let capacity: Int
    private let state = Mutex(State())

    /// Makes a cache in a folder, which is made with the first response.
    ///
    /// - Parameter capacity: in bytes; 64 MiB if left out. What was not used for longest makes room. A response that
    ///   takes more than an eighth of it is not kept.
    public init(folder: URL, capacity: Int = 64 << 20) {
        self.folder = folder
        self.capacity = capacity
    }

    /// What is not as it should be with the folder, in a sentence; nil if all is well.
    public var problem: String? { state.withLock { $0.problem } }

    /// How much is kept, in bytes of files.
    public var size: Int {
        state.withLock { state in
            load(&state)
            return state.total
        }
    }

    /// Forgets everything, as signing out does.
    public func removeAll() {
        let names: [String] = state.withLock { state in
            load(&state)
            defer { (state.items, state.total) = ([:], 0) }
            return Array((state.items ?? [:]).keys)
        }
        for name in names { unlink(path(name)) }
    }

    // MARK: Finding

    /// The kept response for a request, the newest if several fit.
    func find(_ url: String, _ requestHeaders: [String: String]) -> CacheFile.Entry? {
        let prefix: String = HTTPCache.prefix(url)
        let names: [String] = state.withLock { state in
            load(&state)
            return (state.items ?? [:]).keys.filter { $0.hasPrefix(prefix) }
        }
        var best: (name: String, entry: CacheFile.Entry)?
        for name in names {
            guard let data = FileManager.default.contents(atPath: path(name)), let entry = CacheFile.decode(data) else {
                remove([name])
                continue
            }
            guard entry.head.url == url, CachePolicy.matches(entry.head, requestHeaders) else { continue }
            if let best, best.entry.head.responseTime >= entry.head.responseTime { continue }
            best = (name, entry)
        }
        if let best { use(best.name) }
        return best?.entry
    }

    private func use(_ name: String) {
        state.withLock { state in
            state.count += 1
            state.items?[name]?.lastUse = state.count
        }
        // The next process orders them by this.
        utimes(path(name), nil)
    }

    // MARK: Keeping

    /// Keeps a response in the place of the one for the same request.
    func store(_ head: CachedHead, body: [UInt8]) {
        guard let data = CacheFile.encode(head, body: body), data.count <= capacity / 8 else {
            // What was kept before no longer holds.
            return remove([HTTPCache.name(head)])
        }
        let name: String = HTTPCache.name(head)
        let new: String = path(".\(UUID().uuidString).new")
        let manager = FileManager.default
        let isWritten: Bool =
            (try? manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
            && manager.createFile(atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
            && rename(new, path(name)) == 0
        if !isWritten { unlink(new) }
        let gone: [String] = state.withLock { state in
            load(&state)
            state.problem =
                isWritten ? nil : "Nothing can be kept in \(folder.lastPathComponent): every answer is asked for anew."
            guard isWritten else { return [] }
            state.count += 1
            state.total += data.count - (state.items?[name]?.size ?? 0)
            state.items?[name] = Item(size: data.count, lastUse: state.count)
            return makeRoom(&state)
        }
        for name in gone { unlink(path(name)) }
    }

    /// Takes out what was not used for longest, until a tenth is free, and returns the names.
    private func makeRoom(_ state: inout State) -> [String] {
        guard state.total > capacity, let items = state.items else { return [] }
        var gone: [String] = []
        for (name, item) in items.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard state.total > capacity - capacity / 10 else { break }
            state.items?[name] = nil
            state.total -= item.size
            gone.append(name)
        }
        return gone
    }

    /// Forgets what is kept for some URLs.
    func remove(urls: [String]) {
        guard !urls.isEmpty else { return }
        let prefixes: [String] = urls.map(HTTPCache.prefix)
        let names: [String] = state.withLock { state in
            load(&state)
            return (state.items ?? [:]).keys.filter { name in prefixes.contains { name.hasPrefix($0) } }
        }
        remove(names)
    }

    private func remove(_ names: [String]) {
        state.withLock { state in
            for name in names {
                guard let item = state.items?.removeValue(forKey: name) else { continue }
                state.total -= item.size
            }
        }
        for name in names { unlink(path(name)) }
    }

    // MARK: Files

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Reads the folder, the first time.
    private func load(_ state: inout State) {
        guard state.items == nil else { return }
        var found: [(name: String, size: Int, time: Date)] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard name.hasSuffix(HTTPCache.suffix),
                let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
            else { continue }
            found.append((name, attributes[.size] as? Int ?? 0, attributes[.modificationDate] as? Date ?? .distantPast))
        }
        var items: [String: Item] = [:]
        for file in found.sorted(by: { $0.time < $1.time }) {
            state.count += 1
            state.total += file.size
            items[file.name] = Item(size: file.size, lastUse: state.count)
        }
        state.items = items
    }

    private static let suffix = ".response"

    private static func prefix(_ url: String) -> String { hash(url) + "-" }

    private static func name(_ head: CachedHead) -> String {
        let variant: String = head.variant.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            .joined(separator: "\n")
        return prefix(head.url) + hash(variant) + suffix
    }

    /// FNV-1a in 64 bits, as 16 digits. Files say their URL themselves, so that two of one name do no harm.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits: String = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
