import Expectations
import Foundation
import Testing

@testable import APIClient

struct EnvironmentTests {
    @Test func `the variable names the environment`() throws {
        try expect(APIEnvironment.current(variables: ["ENGAWA_ENV": "stage"]), equals: .stage)
        try expect(APIEnvironment.current(variables: ["ENGAWA_ENV": "Release"]), equals: .release)
    }

    @Test func `the build determines the environment if the variable is not set`() throws {
        try expect(APIEnvironment.current(variables: [:]), equals: .built)
        try expect(APIEnvironment.current(variables: ["ENGAWA_ENV": ""]), equals: .built)
        #if DEBUG
        expect(APIEnvironment.built, equals: .debug)
        #else
        expect(APIEnvironment.built, equals: .release)
        #endif
    }

    @Test func `an unknown name is an error`() {
        let error = #expect(throws: APIEnvironment.Unknown.self) {
            try APIEnvironment.current(variables: ["ENGAWA_ENV": "prod"])
        }
        expect(
            error?.message,
            equals: "ENGAWA_ENV is \"prod\", which is not an environment. Use one of: debug, stage, release.")
    }

    @Test func `each environment has its host`() throws {
        let hosts = APIHosts(
            debug: try #require(URL(string: "http://127.0.0.1:1")),
            stage: try #require(URL(string: "https://stage.example.org")),
            release: try #require(URL(string: "https://example.org")))
        expect(
            APIEnvironment.allCases.map { hosts[$0].host }, equals: ["127.0.0.1", "stage.example.org", "example.org"])
    }
}
