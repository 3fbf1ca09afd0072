import Foundation
import HostClock
import Synchronization

/// The cookies of one client, or of several that share them. Safe from any thread.
///
/// Cookies that name an end are kept in a file, if the jar has one; the others are gone with the jar. Several jars may
/// have the same file, also in several processes: each change is made to what the file holds by then, and seen by the
/// others with their next request.
public final class CookieJar: Sendable {
    private struct State {
        var store = CookieStore()
        /// The version of the file that the store knows.
        var known: CookieFile.Opened?
        var problem: String?
    }

    private let state: Mutex<State>
    private let file: CookieFile?
    /// Counts the changes, so that answers to requests with other cookies are not shared.
    let changeCount = ChangeCount()

    /// Makes an empty jar without a file.
    public init() {
        file = nil
        state = Mutex(State())
    }

    /// Makes a jar that keeps its cookies in a file, which only this user may read.
    ///
    /// A file that does not exist is made with the first cookie. One that cannot be read is replaced; `problem` says so.
    public init(file: URL) {
        let file = CookieFile(url: file)
        self.file = file
        var state = State()
        CookieJar.refresh(&state, from: file)
        self.state = Mutex(state)
    }

    /// What is wrong with the file or with the last cookie that was inserted, in a sentence; nil if all is well.
    public var problem: String? { state.withLock { $0.problem } }

    /// The cookies that have not ended, oldest first.
    public var cookies: [Cookie] { withStore { $0.cookies(now: CookieJar.now) } }

    /// Adds a cookie in the place of the one with its name, domain and path.
    ///
    /// One whose name or value would break the header that it is sent in is not taken; `problem` says so.
    public func insert(_ cookie: Cookie) {
        change { store in
            guard !store.insert(cookie) else { return nil }
            return "A cookie was not taken, because its name or value holds a control character or a semicolon."
        }
    }

    /// Forgets all cookies, as signing out does.
    public func removeAll() {
        change { store in
            store.removeAll()
            return nil
        }
    }

    private static var now: TimeInterval { MainQueue.shared.date.timeIntervalSince1970 }

    func header(for url: String) -> String? {
        withStore { store in
            // Most servers set no cookies, and to take a URL apart takes long.
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

    /// Calls with the cookies as they are in the file now.
    private func withStore<Result: Sendable>(_ body: (inout CookieStore) -> Result) -> Result {
        state.withLock { state in
            if let file { CookieJar.refresh(&state, from: file) }
            return body(&state.store)
        }
    }

    /// Makes a change, and writes what is to be kept. `body` returns a sentence about what it did not do.
    private func change(_ body: (inout CookieStore) -> String?) {
        state.withLock { state in
            guard let file else {
                state.problem = body(&state.store)
                return
            }
            file.withLock {
                CookieJar.refresh(&state, from: file)
                let before: [Cookie] = state.store.kept(now: CookieJar.now)
                let problem: String? = body(&state.store)
                let after: [Cookie] = state.store.kept(now: CookieJar.now)
                // A file that could not be read or written is written with the next change.
                if before != after || state.problem != nil {
                    state.problem = file.write(after)
                    state.known = file.opened()
                }
                state.problem = state.problem ?? problem
            }
        }
        changeCount.increase()
    }

    /// Takes over what another jar wrote.
    private static func refresh(_ state: inout State, from file: CookieFile) {
        guard file.version != state.known?.version else { return }
        state.known = file.opened()
        do {
            state.store.replaceKept(with: try state.known?.read() ?? [])
        } catch {
            state.problem = "The cookies in \(file.name) could not be read, so they are forgotten."
        }
    }
}
