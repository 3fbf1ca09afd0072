import Foundation
import Synchronization

/// Responses that are kept on the disk, by the rules of RFC 9111 for one person's cache. Safe from any thread, and
/// several clients may share one. Processes may share a folder; each sees what the others keep when it starts.
///
/// Each response is a file that takes its place in one step. What a program that was killed had not put in place is
/// removed an hour later, by the next one that opens the folder.
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
        var reservationCount: UInt64 = 0
        /// Requests under way whose answers may be kept, with the prefix that they would be kept under.
        var reservations: [UInt64: String] = [:]
    }

    private let folder: URL
    /// The most that is kept, in bytes of files.
    public let capacity: Int
    private let state = Mutex(State())
    /// What was changed by the clients that share the cache.
    let changes = ChangeCount()

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
        // Nobody who asks from now on is to join what was asked before.
        changes.increase()
        let names: [String] = state.withLock { state in
            load(&state)
            defer { (state.items, state.total) = ([:], 0) }
            // What is under way was asked for by who is gone.
            state.reservations.removeAll()
            return Array((state.items ?? [:]).keys)
        }
        for name in names { unlink(path(name)) }
    }

    // MARK: Reserving

    /// A request under way whose answer may be kept: unless what is kept for its URL is forgotten meanwhile, because the
    /// answer may tell of the time before that.
    struct Reservation {
        fileprivate let identifier: UInt64
    }

    /// Notes that a URL is about to be asked for. Every reservation needs its `end(_:)`.
    func reserve(_ url: String) -> Reservation {
        let prefix: String = HTTPCache.prefix(url)
        return state.withLock { state in
            state.reservationCount += 1
            state.reservations[state.reservationCount] = prefix
            return Reservation(identifier: state.reservationCount)
        }
    }

    /// Whether nothing was forgotten since then that the reservation is for.
    func holds(_ reservation: Reservation) -> Bool {
        state.withLock { $0.reservations[reservation.identifier] != nil }
    }

    func end(_ reservation: Reservation) {
        state.withLock { _ = $0.reservations.removeValue(forKey: reservation.identifier) }
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

    /// Keeps a response in the place of the one for the same request, if its reservation still holds.
    func store(_ head: CachedHead, body: [UInt8], for reservation: Reservation) {
        guard let data = CacheFile.encode(head, body: body), data.count <= capacity / 8 else {
            // What was kept before no longer holds.
            return remove([HTTPCache.name(head)])
        }
        let name: String = HTTPCache.name(head)
        let new: String = path(".\(UUID().uuidString)\(HTTPCache.newSuffix)")
        let manager = FileManager.default
        let isWritten: Bool =
            (try? manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
            && manager.createFile(atPath: new, contents: data, attributes: [.posixPermissions: 0o600])
        let gone: [String] = state.withLock { state in
            load(&state)
            guard state.reservations[reservation.identifier] != nil else { return [] }
            // It takes its place under the lock: whoever forgets comes before or after it.
            let isKept: Bool = isWritten && rename(new, path(name)) == 0
            state.problem =
                isKept ? nil : "Nothing can be kept in \(folder.lastPathComponent): every answer is asked for anew."
            guard isKept else { return [] }
            state.count += 1
            state.total += data.count - (state.items?[name]?.size ?? 0)
            state.items?[name] = Item(size: data.count, lastUse: state.count)
            return makeRoom(&state)
        }
        // Where it took its place there is nothing to remove.
        unlink(new)
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

    /// Forgets what is kept for some URLs, and keeps no answer to what was asked before: what they stand for changed.
    func invalidate(urls: [String]) {
        remove(urls: urls, endsReservations: true)
    }

    /// Forgets what is kept for some URLs, because there is a newer answer.
    func remove(urls: [String]) {
        remove(urls: urls, endsReservations: false)
    }

    private func remove(urls: [String], endsReservations: Bool) {
        guard !urls.isEmpty else { return }
        let prefixes: [String] = urls.map(HTTPCache.prefix)
        let names: [String] = state.withLock { state in
            load(&state)
            if endsReservations { state.reservations = state.reservations.filter { !prefixes.contains($0.value) } }
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
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasSuffix(HTTPCache.suffix) || name.hasSuffix(HTTPCache.newSuffix) {
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path(name)) else { continue }
            let time: Date = attributes[.modificationDate] as? Date ?? .distantPast
            if name.hasSuffix(HTTPCache.suffix) {
                found.append((name, attributes[.size] as? Int ?? 0, time))
            } else if -time.timeIntervalSinceNow > HTTPCache.longestWriting {
                unlink(path(name))
            }
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
    /// Of files that are being written.
    private static let newSuffix = ".new"
    /// After so many seconds nobody writes to such a file any more: another process may be alive.
    private static let longestWriting: TimeInterval = 3_600

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
