import EngawaTesting
import Foundation
import Sync
import SyncServer
import TestApps
import TestSupport
import XCTest
import XCUIAutomation

/// A test of Sync with its own server in this process. Ada has signed up, and so have Bo and Chiyo.
class SyncTestCase: AppTestCase {
    /// A user who sends requests directly, without an app.
    struct Peer {
        let server: URL
        let token: String
        let id: Int

        /// Sends a request, and returns the response.
        @discardableResult
        func send(_ method: String, _ path: String, _ body: Any? = nil) throws -> Any {
            try SyncTestCase.send(server, token, method, path, body)
        }
    }

    private(set) var server: SyncServer!
    private(set) var url: URL!
    private(set) var folder: URL!
    private(set) var ada: Peer!
    private(set) var bo: Peer!
    private(set) var chiyo: Peer!

    override func setUp() {
        super.setUp()
        XCUIApplication.delegateClass = SyncAppDelegate.self
        // The times on the screens must not depend on previous tests.
        TestClock.date = Date(timeIntervalSince1970: 1_767_225_600)
        folder = FileManager.default.temporaryDirectory.appending(path: "engawa-sync-\(UUID().uuidString)")
        app.launchEnvironment["SYNC_STORE"] = folder.path
        do {
            server = try SyncServer(passwords: .minimum)
            url = try server.start()
            app.launchEnvironment["SYNC_URL"] = url.absoluteString
            ada = try signUp("Ada")
            bo = try signUp("Bo")
            chiyo = try signUp("Chiyo")
        } catch {
            XCTFail("The server did not start: \(error)")
        }
    }

    override func tearDown() {
        super.tearDown()
        server?.stop()
        try? FileManager.default.removeItem(at: folder)
        TestClock.reset()
    }

    @discardableResult
    func signUp(_ name: String) throws -> Peer {
        let login: String = name.lowercased()
        let body = ["name": name, "email": "\(login)@example.org", "password": "\(login)-password"]
        let answer = try Self.send(url, nil, "POST", "/sync/accounts", body) as? [String: Any]
        let account = answer?["account"] as? [String: Any]
        return Peer(server: url, token: answer?["token"] as? String ?? "", id: account?["id"] as? Int ?? 0)
    }

    /// Sends a request without the app, so that the app's clock does not advance.
    static func send(_ server: URL, _ token: String?, _ method: String, _ path: String, _ body: Any?) throws -> Any {
        let json: String? = try body.map { body in
            String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        }
        let port: Int = try XCTUnwrap(server.port)
        let response = try RawClient.request(method, path, port: port, token: token, json: json)
        return response.body.isEmpty ? [:] : try JSONSerialization.jsonObject(with: Data(response.body.utf8))
    }

    // MARK: Steps

    /// Begins the conversation of Ada and Bo, and returns its path.
    @discardableResult
    func beginTalk() throws -> String {
        let answer = try ada.send("POST", "/sync/conversations", ["members": [bo.id]]) as? [String: Any]
        return "/sync/conversations/\(answer?["id"] as? Int ?? 0)"
    }

    func say(_ text: String, by peer: Peer, in talk: String) throws {
        try peer.send("POST", "\(talk)/messages", ["client_id": UUID().uuidString, "text": text])
    }

    func signIn(_ name: String = "ada", password: String? = nil) {
        app.launch()
        app.textFields["email"].tap()
        app.textFields["email"].typeText("\(name)@example.org")
        app.secureTextFields["password"].tap()
        app.secureTextFields["password"].typeText(password ?? "\(name)-password")
        app.buttons["Sign In"].tap()
    }

    /// Signs in as Ada, and opens the conversation with Bo.
    func openTalk(file: StaticString = #filePath, line: UInt = #line) {
        signIn()
        XCTAssertTrue(
            app.tables["conversations"].cells.firstMatch.waitForExistence(timeout: 5), file: file, line: line)
        app.tables["conversations"].cells.firstMatch.tap()
        XCTAssertTrue(app.textViews["input"].waitForExistence(timeout: 5), file: file, line: line)
    }

    /// Returns the first status label that begins with a word.
    func status(_ word: String) -> XCUIElement {
        app.staticTexts.matching(NSPredicate(format: "identifier == 'status' AND label BEGINSWITH %@", word)).firstMatch
    }

    func message(_ text: String) -> XCUIElement {
        app.tables["messages"].staticTexts.matching(NSPredicate(format: "label == %@", text)).firstMatch
    }
}
