import Expectations
import Testing

@testable import APIClient

struct EndpointPathTests {
    @Test func `interpolated values are single components`() {
        let name = "a/b ?é"
        let path: EndpointPath = "/tags/\(name)/edit/"
        expect(path.text, equals: "/tags/a%2Fb%20%3F%C3%A9/edit/")
    }

    @Test func `dots do not refer to the parent`() {
        let path: EndpointPath = "/tags/\("..")/\(".")/\("...")"
        expect(path.text, equals: "/tags/%2E%2E/%2E/...")
    }

    @Test func `paths of components can end with a slash`() {
        expect(EndpointPath(components: ["a", "b c", ""]).text, equals: "/a/b%20c/")
    }
}
