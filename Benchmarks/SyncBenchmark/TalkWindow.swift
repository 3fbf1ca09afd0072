import Foundation
import HostClock
import HostSDL
import PlatformHost
import Sync
import UIKit
import UIKitCore

/// A window of Sync on the display, in which Ada writes messages or Bo reads them.
///
/// It prints `ready` when the conversation is open, and then a line for each message: its number, and a time of the
/// monotonic clock. For a written message, this is the time of sending; for a read message, it is the time of the frame
/// that first shows it. The program exits at the end of its standard input.
@MainActor
final class TalkWindow: HostClient {
    enum Role {
        case write
        case read
    }

    /// The text of a message before its number.
    static let text = "Message "
    static let count = 300
    static let warmUp = 20
    /// The range of the times between messages, in seconds.
    private static let pause: ClosedRange<TimeInterval> = 0.11...0.16

    private let role: Role
    private let host: SDLHost
    private let application: UIApplication = .shared
    private var presentations = 0
    private var isReady = false
    private var lastNumber = 0

    init(_ role: Role) throws {
        self.role = role
        SDLHost.prepare()
        host = try SDLHost()
    }

    func run() throws {
        ApplicationLauncher.installModules()
        var options = LaunchOptions()
        options.name = "Sync"
        try application.launch(on: host, delegate: SyncAppDelegate(), options: options)
        Thread.detachNewThread {
            let line: String? = readLine()
            if line != nil { MainQueue.shared.async { self.begin() } }
            while readLine() != nil {}
            exit(0)
        }
        host.run(self)
    }

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        let outcome: TurnOutcome = application.turn(events)
        if !isReady { openTalk() }
        if host.presentationCount != presentations {
            presentations = host.presentationCount
            if role == .read { look() }
        }
        return outcome
    }

    func paint(_ window: any HostWindow) { application.paint(window) }

    // MARK: Steps

    /// Opens the first conversation as soon as there is one.
    private func openTalk() {
        if view("input") != nil {
            isReady = true
            write(line: "ready")
        } else if let list = view("conversations") as? UITableView, list.numberOfRows(inSection: 0) > 0 {
            list.delegate?.tableView(list, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
    }

    private func begin() {
        if role == .write { write(1) }
    }

    /// Writes a message, and sends it at a random time after the frame in which it was written.
    private func write(_ number: Int) {
        guard number <= Self.warmUp + Self.count else { return }
        let pause: TimeInterval = .random(in: Self.pause)
        (view("input") as? UITextView)?.insertText("\(Self.text)\(number)")
        after(pause / 2) { [weak self] in
            guard let self, let button = view("send") as? UIButton else { return }
            let time: Double = Clock.now
            button.sendActions(for: .primaryActionTriggered)
            report(number, time)
            after(pause / 2) { [weak self] in self?.write(number + 1) }
        }
    }

    private func after(_ delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void) {
        _ = MainQueue.shared.schedule(after: delay, body)
    }

    /// Reports the messages that the frame shows for the first time.
    private func look() {
        guard let table = view("messages") as? UITableView else { return }
        let time: Double = Clock.now
        for cell in table.visibleCells where cell.frame.minY < table.bounds.maxY {
            guard let label = find("message", in: cell) as? UILabel, let text = label.text, text.hasPrefix(Self.text),
                let number = Int(text.dropFirst(Self.text.count)), number > lastNumber
            else { continue }
            lastNumber = number
            report(number, time)
        }
    }

    private func report(_ number: Int, _ time: Double) {
        write(line: "\(number)\t\(time)")
    }

    /// Writes a line immediately. The functions that flush a stream would wait for the thread that reads the input.
    private func write(line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    // MARK: Views

    private func view(_ identifier: String) -> UIView? {
        let scene: UIWindowScene? = application.connectedScenes.first as? UIWindowScene
        return scene?.windows.lazy.compactMap { [self] in find(identifier, in: $0) }.first
    }

    private func find(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { [self] in find(identifier, in: $0) }.first
    }
}
