import Foundation
import HostClock
import Synchronization

/// The cookies of one client, or of several clients that share them. Thread-safe.
///
/// Cookies with an expiration date are saved in a file, if the jar has one; the others end with the jar. Several jars
/// may share a file, even in different processes. Each change is applied to the current content of the file, and the
/// other jars use the new content with their next request.
public final class CookieJar: Sendable {
    private struct State {
        var store = CookieStore()
        /// The version of the file that `store` contains.
        var known: CookieFile.Opened?
        var problem: String?
    }

    private let state: Mutex<State>
    private let file: CookieFile?
    /// Counts changes, so that requests with different cookies do not share responses.
    private let changes = ChangeCount()

    /// Creates an empty jar without a file.
    public init() {
        file = nil
        state = Mutex(State())
    }

    /// Creates a jar that saves its cookies in a file readable only by this user.
    ///
    /// A missing file is created with the first cookie that has an expiration date. If a file cannot be read, `problem`
    /// reports it, and the next change replaces the file.
    public init(file: URL) {
        let file = CookieFile(url: file)
        self.file = file
        var state = State()
        CookieJar.refresh(&state, from: file)
        self.state = Mutex(state)
    }

    /// A sentence about a problem with the file or the last inserted cookie, if any.
    public var problem: String? { state.withLock { $0.problem } }

    /// The cookies that have not expired, oldest first.
    public var cookies: [Cookie] { withStore { $0.cookies(now: CookieJar.now) } }

    /// Adds a cookie, replacing one with the same name, domain and path.
    ///
    /// A cookie whose name or value would break the `Cookie` header, or whose expiration time is not a number, is not
    /// added, and `problem` reports it.
    public func insert(_ cookie: Cookie) {
        change { store in
            guard cookie.expires?.isNaN != true else {
                return "A cookie was not added, because its expiration time is not a number."
            }
            guard !store.insert(cookie) else { return nil }
            return "A cookie was not added, because its name or value contains a control character or a semicolon, or "
                + "its name contains an equals sign."
        }
    }

    /// Removes all cookies. Call it when a user signs out.
    public func removeAll() {
        change { store in
            store.removeAll()
            return nil
        }
    }

    /// The number of changes, including those of other jars that share the file.
    var changeCount: UInt64 {
        withStore { _ in changes.current }
    }

    private static var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    func header(for url: String) -> String? {
        withStore { store in
            // Most servers set no cookies, and parsing a URL is slow.
            guard !store.entries.isEmpty, let url = CookieURL(url) else { return nil }
            return store.header(for: url, now: CookieJar.now)
        }
    }

    func store(_ texts: [String], from url: String) {
        guard !texts.isEmpty, let url = CookieURL(url) else { return }
        change { store in
            for text in texts { store.store(text, from: url, now: CookieJar.now) }
            return nil
        }
    }

    // MARK: The file

    /// Calls `body` with the current cookies, including changes to the file by other jars.
    private func withStore<Result: Sendable>(_ body: (inout CookieStore) -> Result) -> Result {
        state.withLock { state in
            if let file, CookieJar.refresh(&state, from: file) { changes.increase() }
            return body(&state.store)
        }
    }

    /// Makes a change and writes the file. `body` returns a sentence about a problem, or nil.
    private func change(_ body: (inout CookieStore) -> String?) {
        state.withLock { state in
            guard let file else {
                state.problem = body(&state.store)
                return
            }
            file.withLock {
                CookieJar.refresh(&state, from: file)
                let before = state.store.kept(now: CookieJar.now)
                let problem = body(&state.store)
                let after: [Cookie] = state.store.kept(now: CookieJar.now)
                // After a failure to read or write, the next change writes the file.
                if before != after || state.problem != nil {
                    state.problem = file.write(after)
                    state.known = file.opened()
                }
                state.problem = state.problem ?? problem
            }
        }
        changes.increase()
    }

    /// Reads the file if another jar has replaced it. Returns whether its version changed.
    @discardableResult
    private static func refresh(_ state: inout State, from file: CookieFile) -> Bool {
        let before = state.known?.version
        guard file.version != before else { return false }
        state.known = file.opened()
        // A file that exists but cannot be opened is not an empty file.
        let cookies: [Cookie]? = state.known.map { try? $0.read() } ?? (file.version == nil ? [] : nil)
        if let cookies {
            state.store.replaceKept(with: cookies)
        } else {
            state.problem = "The cookies in \(file.name) could not be read, so they are lost."
        }
        return state.known?.version != before
    }
}
