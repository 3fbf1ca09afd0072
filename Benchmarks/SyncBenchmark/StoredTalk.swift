import AppDriver
import Foundation
import PlatformHost
import Store
import Sync
import SyncModels
import SyncServer
import UIKitCore
import XCUIAutomation

/// Ada's app with a store on disk, headless, without a connection.
@MainActor
struct StoredTalk {
    private let folder: URL
    private let app = XCUIApplication()

    /// The name of the other member of the conversation with the messages.
    private static let peer = "Bo Nyström"
    private static let warmUpKeys = 40
    private static let keys = 200
    private static let chunk = 5_000

    init(folder: String) {
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        XCUIApplication.delegateClass = SyncAppDelegate.self
        // The discard port, at which no server listens.
        app.launchEnvironment = ["SYNC_AS": "ada", "SYNC_STORE": folder, "SYNC_URL": "http://127.0.0.1:9"]
    }

    private var row: XCUIElement { app.tables["conversations"].cells.staticTexts[Self.peer] }

    /// Signs in, so that the app stores the conversations of a server. Then stores `count` messages in one of these
    /// conversations.
    func prepare(count: Int) throws {
        let server = try SyncServer(passwords: .minimum, isSeeded: true)
        app.launchEnvironment["SYNC_URL"] = try server.start().absoluteString
        app.launch()
        guard row.waitForExistence(timeout: 10) else { throw BenchmarkError("The conversations were not loaded.") }
        app.terminate()
        server.stop()
        var options = StoreOptions()
        options.key = .file(folder.appending(path: "ada.key"))
        let store = try Store(
            at: folder.appending(path: "ada.sqlite"), migrations: SyncSession.migrations, options: options)
        let talk: Conversation? = try store.read { try $0.fetch(Conversation.all) }.first { conversation in
            conversation.members.count == 2 && conversation.members.contains { $0.account.name == Self.peer }
        }
        guard let talk else { throw BenchmarkError("There is no conversation with \(Self.peer).") }
        let authors: [Int] = talk.members.map(\.account.id)
        for start in stride(from: 0, to: count, by: Self.chunk) {
            let numbers = start..<min(count, start + Self.chunk)
            // The initializer of a message is internal to its module.
            let records: [String] = numbers.map { number in
                """
                {"id":\(number + 1_000),"conversationId":\(talk.id),"authorId":\(authors[number % 2]),\
                "clientId":"\(number)","text":"Message \(number), about the porch and its boards.",\
                "sentAt":\(700_000_000 + 60 * number)}
                """
            }
            let json = Data("[\(records.joined(separator: ","))]".utf8)
            let messages: [Message] = try JSONDecoder().decode([Message].self, from: json)
            try store.write { transaction in
                for message in messages { try transaction.save(message) }
            }
        }
    }

    /// Launches the app, and prints the time from the start of the process to the first frame, which must show the
    /// conversations.
    func launch() throws {
        app.launch()
        let shown: CGImage? = app.driver?.screenshot()
        printFigure("first frame", Clock.age)
        guard shown != nil, row.exists else { throw BenchmarkError("The first frame lacks the conversations.") }
    }

    /// Opens the conversation, types, and prints the processor time of a key with its frame: the median and the 99th
    /// percentile.
    func type() throws {
        app.launch()
        guard row.waitForExistence(timeout: 5) else { throw BenchmarkError("The list has no conversation.") }
        row.tap()
        let input: XCUIElement = app.textViews["input"]
        guard input.waitForExistence(timeout: 5) else { throw BenchmarkError("The conversation did not open.") }
        input.tap()
        // The store can contain the draft of an earlier run.
        input.typeKey("a", modifierFlags: .command)
        input.typeKey(.delete, modifierFlags: [])
        app.wait(seconds: 5)
        guard let session = app.driver, let window = session.window else {
            throw BenchmarkError("The app has no window.")
        }
        var times: [Double] = []
        for number in 0..<Self.warmUpKeys + Self.keys {
            let start: Double = Clock.processor
            session.host.post(.text(number % 6 == 5 ? " " : "x"), at: window)
            session.host.turn()
            window.withPixels { _ in }
            // The draft is stored during this time.
            app.wait(seconds: 0.05)
            times.append(Clock.processor - start)
        }
        let typed: String = input.value as? String ?? ""
        guard typed.count == Self.warmUpKeys + Self.keys else { throw BenchmarkError("Keys were lost: \(typed)") }
        let measured: [Double] = Array(times.dropFirst(Self.warmUpKeys))
        printFigure("key, median", measured.quantile(0.5))
        printFigure("key, 99th percentile", measured.quantile(0.99))
    }
}
