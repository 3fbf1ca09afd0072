import Testing

@testable import APIClient

struct EndpointPathTests {
    @Test func whatIsInterpolatedStaysOneComponent() {
        let name = "a/b ?é"
        let path: EndpointPath = "/tags/\(name)/edit/"
        #expect(path.text == "/tags/a%2Fb%20%3F%C3%A9/edit/")
    }

    @Test func dotsDoNotClimb() {
        let path: EndpointPath = "/tags/\("..")/\(".")/\("...")"
        #expect(path.text == "/tags/%2E%2E/%2E/...")
    }

    @Test func componentsMayEndWithASlash() {
        #expect(EndpointPath(components: ["a", "b c", ""]).text == "/a/b%20c/")
    }
}
