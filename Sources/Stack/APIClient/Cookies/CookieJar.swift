import Foundation
import HostClock
import Synchronization

/// The cookies of one client, or of several that share them. Safe from any thread.
///
/// Cookies that name an end are kept in a file, if the jar has one; the others are gone with the jar.
public final class CookieJar: Sendable {
    private struct State {
        var store: CookieStore
        var problem: String?
    }

    private let state: Mutex<State>
    private let file: URL?

    /// Makes an empty jar without a file.
    public init() {
        file = nil
        state = Mutex(State(store: CookieStore()))
    }

    /// Makes a jar that keeps its cookies in a file, which only this user may read.
    ///
    /// A file that is not there yet is made with the first cookie. One that cannot be read is replaced; `problem` says
    /// so.
    public init(file: URL) {
        self.file = file
        var state = State(store: CookieStore())
        if let data = FileManager.default.contents(atPath: file.path) {
            do {
                state.store = CookieStore(try JSONDecoder().decode([Cookie].self, from: data))
            } catch {
                state.problem = "The cookies in \(file.lastPathComponent) could not be read, so they are forgotten."
            }
        }
        self.state = Mutex(state)
    }

    /// What is not as it should be with the file, in a sentence; nil if all is well.
    public var problem: String? { state.withLock { $0.problem } }

    /// The cookies that have not ended, oldest first.
    public var cookies: [Cookie] { state.withLock { $0.store.cookies(now: CookieJar.now) } }

    /// Adds a cookie in the place of the one with its name, domain and path.
    public func insert(_ cookie: Cookie) {
        change { $0.insert(cookie) }
    }

    /// Forgets all cookies, as signing out does.
    public func removeAll() {
        change { $0.removeAll() }
    }

    private static var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    func header(for url: String) -> String? {
        // Most servers set no cookies, and to take a URL apart takes long.
        guard !state.withLock({ $0.store.entries.isEmpty }), let url = CookieURL(url) else { return nil }
        return state.withLock { $0.store.header(for: url, now: CookieJar.now) }
    }

    func store(_ texts: [String], from url: String) {
        guard !texts.isEmpty, let url = CookieURL(url) else { return }
        change { store in
            for text in texts { store.store(text, from: url, now: CookieJar.now) }
        }
    }

    private func change(_ body: (inout CookieStore) -> Void) {
        state.withLock { state in
            body(&state.store)
            guard let file else { return }
            let kept: [Cookie] = state.store.cookies(now: CookieJar.now).filter { $0.expires != nil }
            state.problem = CookieJar.write(kept, to: file)
        }
    }

    /// Writes in one step, so that a program that is killed leaves the old file or the new one.
    private static func write(_ cookies: [Cookie], to file: URL) -> String? {
        let name: String = file.lastPathComponent
        let new: URL = file.deletingLastPathComponent().appendingPathComponent(".\(name).new")
        guard let data = try? JSONEncoder().encode(cookies),
            FileManager.default.createFile(atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600]),
            rename(new.path, file.path) == 0
        else { return "The cookies could not be kept in \(name): they are forgotten when the program ends." }
        return nil
    }
}
