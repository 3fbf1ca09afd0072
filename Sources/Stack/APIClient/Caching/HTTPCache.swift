import Foundation
import Synchronization

/// Responses that are kept on the disk, by the rules of RFC 9111 for one person's cache. Safe from any thread, and
/// several clients may share one. Processes may share a folder; each sees what the others keep when it starts.
///
/// Each response is a file that takes its place in one step. What a program that was killed had not put in place is
/// removed an hour later, by the next one that opens the folder. Files hold answers, and digests of what they were asked
/// with: no URL, no token and no cookie.
public final class HTTPCache: Sendable {
    private struct State {
        /// Nil until the folder was read.
        var index: CacheIndex?
        var problem: String?
        var reservationCount: UInt64 = 0
        /// Requests under way whose answers may be kept, with the key of their URL.
        var reservations: [UInt64: String] = [:]
    }

    private let folder: CacheFolder
    /// The most that is kept, in bytes of the disk.
    public let capacity: Int
    private let state = Mutex(State())
    /// What was changed by the clients that share the cache.
    let changes = ChangeCount()

    /// Makes a cache in a folder, which is made with the first response.
    ///
    /// - Parameter capacity: in bytes of the disk, where each file takes whole blocks; 64 MiB by default. What was not
    ///   used for longest makes room. A response that takes more than an eighth of it is not kept.
    public init(folder: URL, capacity: Int = 64 << 20) {
        self.folder = CacheFolder(url: folder)
        self.capacity = capacity
    }

    /// What is not as it should be with the folder, in a sentence; nil if all is well.
    public var problem: String? { state.withLock { $0.problem } }

    /// How much room the kept responses take on the disk, in bytes.
    public var size: Int { withIndex { $0.total } }

    /// Forgets everything, as signing out does.
    public func removeAll() {
        // Nobody who asks from now on is to join what was asked before.
        changes.increase()
        let names: [CacheFileName] = state.withLock { state in
            // What is under way was asked for by who is gone.
            state.reservations.removeAll()
            return withIndex(of: &state) { $0.removeAll() }
        }
        for name in names { folder.remove(name) }
    }

    private func withIndex<Result: Sendable>(_ body: (inout CacheIndex) -> Result) -> Result {
        state.withLock { withIndex(of: &$0, body) }
    }

    /// Calls with the index, which is made of the folder the first time.
    private func withIndex<Result: Sendable>(of state: inout State, _ body: (inout CacheIndex) -> Result) -> Result {
        var index: CacheIndex = state.index ?? readFolder()
        state.index = nil
        defer { state.index = index }
        return body(&index)
    }

    private func readFolder() -> CacheIndex {
        var index = CacheIndex()
        for file in folder.files() {
            for name in index.insert(file.name, size: file.size, facts: nil) { folder.remove(name) }
        }
        return index
    }

    // MARK: Reserving

    /// A request under way whose answer may be kept: unless what is kept for its URL is forgotten meanwhile, because the
    /// answer may tell of the time before that.
    struct Reservation {
        fileprivate let identifier: UInt64
    }

    /// Notes that a URL is about to be asked for. Every reservation needs its `end(_:)`.
    func reserve(_ url: String) -> Reservation {
        let resource: String = CacheRequest.resource(url)
        return state.withLock { state in
            state.reservationCount += 1
            state.reservations[state.reservationCount] = resource
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
    func find(_ request: CacheRequest) -> CacheFile.Entry? {
        let resource: String = request.resource
        var best: (name: CacheFileName, entry: CacheFile.Entry)?
        for item in withIndex({ $0.all(resource) }) {
            // What is known to be for another request, or older, need not be read.
            if let facts = item.facts, request.variant(facts.vary) != item.variant { continue }
            if let facts = item.facts, let best, best.entry.head.responseTime >= facts.responseTime { continue }
            let name = CacheFileName(resource: resource, variant: item.variant)
            guard let entry = read(name), request.variant(entry.head.vary) == item.variant else { continue }
            if let best, best.entry.head.responseTime >= entry.head.responseTime { continue }
            best = (name, entry)
        }
        guard let best else { return nil }
        withIndex { $0.use(best.name, CacheIndex.Facts(best.entry.head)) }
        folder.touch(best.name)
        return best.entry
    }

    /// Reads a response; one that was damaged is removed.
    private func read(_ name: CacheFileName) -> CacheFile.Entry? {
        switch folder.read(name, limit: capacity) {
        case .entry(let entry): return entry
        case .failed: return nil
        case .damaged:
            withIndex { $0.remove(name) }
            folder.remove(name)
            return nil
        }
    }

    // MARK: Keeping

    /// Keeps a response in the place of the one for the same request, if its reservation still holds.
    func store(_ head: CachedHead, body: [UInt8], url: String, for reservation: Reservation) {
        let name = CacheFileName(resource: CacheRequest.resource(url), variant: head.variant)
        let data: Data? = CacheFile.encode(head, body: body).flatMap { $0.count <= capacity / 8 ? $0 : nil }
        let draft: CacheFolder.Draft? = data.flatMap(folder.write)
        let isTooLarge: Bool = data == nil || draft.map { $0.size > capacity / 8 } ?? false
        let gone: [CacheFileName] = state.withLock { state in
            guard state.reservations[reservation.identifier] != nil else { return [] }
            // It takes its place under the lock: whoever forgets comes before or after it.
            guard !isTooLarge, let draft, folder.place(draft, as: name) else {
                if !isTooLarge { state.problem = problemOfWriting }
                // What was kept before no longer holds.
                withIndex(of: &state) { $0.remove(name) }
                return [name]
            }
            state.problem = nil
            return withIndex(of: &state) { index in
                index.insert(name, size: draft.size, facts: CacheIndex.Facts(head))
                    + (index.total > capacity ? index.makeRoom(capacity - capacity / 10) : [])
            }
        }
        // Where it took its place there is nothing to remove.
        draft?.remove()
        for name in gone { folder.remove(name) }
    }

    private var problemOfWriting: String {
        "Nothing can be kept in \(folder.url.lastPathComponent): every answer is asked for anew."
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
        let resources: Set<String> = Set(urls.map(CacheRequest.resource))
        let names: [CacheFileName] = state.withLock { state in
            if endsReservations { state.reservations = state.reservations.filter { !resources.contains($0.value) } }
            return withIndex(of: &state) { index in resources.flatMap { index.removeAll($0) } }
        }
        for name in names { folder.remove(name) }
    }
}
