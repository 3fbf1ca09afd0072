import Expectations
import Testing

@testable import HostSDL

@MainActor struct StartEnvironmentTests {
    @Test func `parsed compose sequences are stored in the user's cache, unless the user chose a folder`() {
        let cases: [([String: String], String?)] = [
            (["HOME": "/users/a"], "/users/a/.cache/compose"),
            (["HOME": "/users/a", "XDG_CACHE_HOME": "/cache"], "/cache/compose"),
            (["HOME": "/users/a", "XDG_CACHE_HOME": "relative"], "/users/a/.cache/compose"),
            (["HOME": "/users/a", "XCOMPOSECACHE": "/own"], nil),
            ([:], nil),
        ]
        let found: [String?] = cases.map { StartEnvironment.composeCache($0.0) }
        expect(found, equals: cases.map(\.1))
    }
}
