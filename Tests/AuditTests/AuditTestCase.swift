import Engawa
import EngawaTesting
import UIKit
import XCTest
import XCUIAutomation

/// A test of the feedback audit. Its app has one screen, which sends requests to a server in this process.
class AuditTestCase: XCTestCase {
    let app = XCUIApplication()
    let server = TestServer()
    private(set) var url = URL(filePath: "/")

    override func setUpWithError() throws {
        continueAfterFailure = true
        ScreenDelegate.followsActivity = true
        XCUIApplication.delegateClass = ScreenDelegate.self
        server.routes.get("/colors") { _ in ServerReply(text: "blue") }
        server.routes.post("/colors") { _ in ServerReply(text: "blue") }
        url = try server.start()
    }

    override func tearDown() {
        app.terminate()
        server.stop()
        ScreenDelegate.makeRoot = { UIViewController() }
        super.tearDown()
    }

    /// Sends a request, and discards the response.
    static func send(_ url: URL, _ method: HTTPMethod = .get, inBackground: Bool = false) async throws {
        var configuration = APIConfiguration(baseURL: url, serviceName: "Colr")
        configuration.timeout = 5
        let client = APIClient(configuration)
        var endpoint = Endpoint<String>(method, "/colors") { String(decoding: $0.body, as: UTF8.self) }
        endpoint.isInBackground = inBackground
        _ = try await client.send(endpoint)
    }

    /// Launches a screen, runs the steps, and returns the broken promises.
    func broken(
        _ screen: @escaping @MainActor (PromiseScreen) -> Void, _ steps: () -> Void = {}
    ) throws -> [FeedbackAuditIssue] {
        let url: URL = self.url
        ScreenDelegate.makeRoot = { PromiseScreen(url, screen) }
        var issues: [FeedbackAuditIssue] = []
        try app.performFeedbackAudit {
            app.launch()
            app.wait(seconds: 1)
            steps()
        } issueHandler: { issue in
            issues.append(issue)
            return true
        }
        return issues
    }

    /// Verifies that a screen breaks the given promise, and no other.
    func assertBreaks(
        _ promise: FeedbackPromise, by name: String? = nil, file: StaticString = #filePath, line: UInt = #line,
        _ screen: @escaping @MainActor (PromiseScreen) -> Void, steps: () -> Void = {}
    ) throws {
        let issues: [FeedbackAuditIssue] = try broken(screen, steps)
        let lines: String = issues.map(\.line).joined(separator: "\n")
        XCTAssertTrue(issues.contains { $0.promise == promise }, "Found: \(lines)", file: file, line: line)
        XCTAssertTrue(issues.allSatisfy { $0.promise == promise }, lines, file: file, line: line)
        if let name { XCTAssertEqual(issues.first?.name, name, lines, file: file, line: line) }
    }

    /// Verifies that a screen keeps all promises.
    func assertKeeps(
        file: StaticString = #filePath, line: UInt = #line, _ screen: @escaping @MainActor (PromiseScreen) -> Void,
        steps: () -> Void = {}
    ) throws {
        let issues: [FeedbackAuditIssue] = try broken(screen, steps)
        XCTAssertEqual(issues.map(\.line), [], file: file, line: line)
    }

    var button: XCUIElement { app.buttons["go"] }
    var field: XCUIElement { app.textFields["name"] }
}

/// A screen with a field, two buttons, a label, a spinner and a list. A test adds the behavior.
final class PromiseScreen: UIViewController, UITableViewDataSource {
    let url: URL
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 36))
    let button = UIButton(type: .system)
    let label = UILabel(frame: CGRect(x: 20, y: 190, width: 350, height: 60))
    let retry = UIButton(type: .system)
    let spinner = UIActivityIndicatorView(style: .medium)
    let table = UITableView(frame: CGRect(x: 0, y: 320, width: 390, height: 400))
    var rows: [String] = []
    private let behavior: @MainActor (PromiseScreen) -> Void

    init(_ url: URL, _ behavior: @escaping @MainActor (PromiseScreen) -> Void) {
        self.url = url
        self.behavior = behavior
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.accessibilityIdentifier = "name"
        button.frame = CGRect(x: 20, y: 130, width: 200, height: 44)
        button.accessibilityIdentifier = "go"
        button.setTitle("Go", for: .normal)
        button.setTitle("Going…", for: .disabled)
        label.numberOfLines = 0
        retry.frame = CGRect(x: 20, y: 260, width: 100, height: 44)
        retry.setTitle("Retry", for: .normal)
        retry.isHidden = true
        spinner.center = CGPoint(x: 300, y: 100)
        spinner.accessibilityIdentifier = "spinner"
        table.dataSource = self
        table.rowHeight = 44
        table.accessibilityIdentifier = "rows"
        for part in [field, button, label, retry, spinner, table] as [UIView] { view.addSubview(part) }
        behavior(self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    /// Adds an action for presses of the button.
    func onPress(_ action: @escaping @MainActor (PromiseScreen) -> Void) {
        button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .primaryActionTriggered)
    }

    /// Sends a request, and calls `completion` with the error, if any.
    func send(
        _ method: HTTPMethod = .get,
        _ completion: @escaping @MainActor (PromiseScreen, (any Error)?) -> Void = { _, _ in }
    ) {
        Task { [weak self, url] in
            do {
                try await AuditTestCase.send(url, method)
                if let self { completion(self, nil) }
            } catch {
                if let self { completion(self, error) }
            }
        }
    }

    func fill(_ count: Int) {
        rows = (1...count).map { "Row \($0)" }
        table.reloadData()
    }
}

final class ScreenDelegate: NSObject, UIApplicationDelegate {
    static var makeRoot: () -> UIViewController = { UIViewController() }
    /// Whether the network activity indicator follows requests.
    static var followsActivity = true
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if Self.followsActivity { NetworkActivityIndicator.follow() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
