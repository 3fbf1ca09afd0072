import Testing

@testable import APIClient

struct EndpointPathTests {
    @Test func interpolatedValuesAreSingleComponents() {
        let name = "a/b ?é"
        let path: EndpointPath = "/tags/\(name)/edit/"
        #expect(path.text == "/tags/a%2Fb%20%3F%C3%A9/edit/")
    }

    @Test func dotsDoNotReferToTheParent() {
        let path: EndpointPath = "/tags/\("..")/\(".")/\("...")"
        #expect(path.text == "/tags/%2E%2E/%2E/...")
    }

    @Test func pathsOfComponentsCanEndWithASlash() {
        #expect(EndpointPath(components: ["a", "b c", ""]).text == "/a/b%20c/")
    }
}
