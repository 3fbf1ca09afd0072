import Expectations
import Testing

@testable import HostSDL

struct SchemeHandlersTests {
    private let files = [
        "/home/.config/mimeapps.list": "[Default Applications]\nx-scheme-handler/mailto=mail.desktop\n",
        "/usr/share/applications/mimeinfo.cache":
            "[MIME Cache]\nx-scheme-handler/http=browser.desktop;\nx-scheme-handler/empty=\n",
        "/data/applications/mimeapps.list":
            "[Removed Associations]\nx-scheme-handler/old=a.desktop\n[Added Associations]\nx-scheme-handler/new=a.desktop",
    ]

    @Test(arguments: [
        ("mailto", true), ("MAILTO", true), ("http", true), ("https", false), ("empty", false), ("old", false),
        ("new", true),
    ])
    func `applications are found by scheme`(_ scheme: String, _ expected: Bool) {
        let handlers = SchemeHandlers(["HOME": "/home", "XDG_DATA_HOME": "/data"]) { files[$0] }
        expect(handlers.contains(scheme), equals: expected)
    }

    @Test func `a desktop without files has no applications for schemes`() {
        expect(!SchemeHandlers([:]) { _ in nil }.contains("http"))
    }
}
