import Foundation
import Testing

@testable import APIClient

struct EnvironmentTests {
    @Test func `the variable names the environment`() throws {
        #expect(try APIEnvironment.current(variables: ["ENGAWA_ENV": "stage"]) == .stage)
        #expect(try APIEnvironment.current(variables: ["ENGAWA_ENV": "Release"]) == .release)
    }

    @Test func `the build determines the environment if the variable is not set`() throws {
        #expect(try APIEnvironment.current(variables: [:]) == .built)
        #expect(try APIEnvironment.current(variables: ["ENGAWA_ENV": ""]) == .built)
        #if DEBUG
        #expect(APIEnvironment.built == .debug)
        #else
        #expect(APIEnvironment.built == .release)
        #endif
    }

    @Test func `an unknown name is an error`() {
        let error = #expect(throws: APIEnvironment.Unknown.self) {
            try APIEnvironment.current(variables: ["ENGAWA_ENV": "prod"])
        }
        #expect(
            error?.message
                == "ENGAWA_ENV is \"prod\", which is not an environment. Use one of: debug, stage, release.")
    }

    @Test func `each environment has its host`() throws {
        let hosts = APIHosts(
            debug: try #require(URL(string: "http://127.0.0.1:1")),
            stage: try #require(URL(string: "https://stage.example.org")),
            release: try #require(URL(string: "https://example.org")))
        #expect(APIEnvironment.allCases.map { hosts[$0].host } == ["127.0.0.1", "stage.example.org", "example.org"])
    }
}
