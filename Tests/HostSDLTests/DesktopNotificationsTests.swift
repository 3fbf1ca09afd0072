import Expectations
import Foundation
import PlatformHost
import Testing

@testable import HostSDL

/// Tests notifications with a program in place of `notify-send`, in real time.
@MainActor final class DesktopNotificationsTests {
    private let folder: URL = FileManager.default.temporaryDirectory.appending(path: "notify-\(UUID().uuidString)")
    private var lines: LineReader
    private let program: String
    private var answers: [String] = []
    private lazy var notifications = DesktopNotifications(program: program) { [unowned self] identifier, answer in
        answers.append("\(identifier) \(answer)")
    }

    /// Creates a program that reports its title to the test, and that reports its end when it is interrupted. With the
    /// title “Open” it answers that the user opened the notification.
    ///
    /// Bash cannot handle interrupts that were ignored when it started, as they are in a command of a script that ends
    /// in “&”.
    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipe: String = folder.appending(path: "pipe").path
        try #require(mkfifo(pipe, 0o600) == 0)
        let descriptor: Int32 = Foundation.open(pipe, O_RDWR)
        lines = LineReader(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
        program = folder.appending(path: "notify").path
        let script = """
            #!/usr/bin/env -S --default-signal=INT bash
            trap 'echo "closed $title" >"\(pipe)"; echo default; kill $!; exit 0' INT
            title=${@: -2:1}
            echo "shown $title" >"\(pipe)"
            if [ "$title" = Open ]; then echo default; exit 0; fi
            sleep 1000 >/dev/null &
            wait
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try #require(chmod(program, 0o700) == 0)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func show(_ identifier: String, title: String) {
        notifications.show(HostNotification(identifier: identifier, application: "App", title: title, body: ""))
    }

    /// Runs the main run loop until the user's answer arrives, but for at most 10 seconds.
    private func waitForAnswer() {
        let limit = Date(timeIntervalSinceNow: 10)
        while answers.isEmpty, Date() < limit {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        }
    }

    @Test func `a removed notification is closed and has no answer`() {
        show("a", title: "First")
        expect(lines.next(within: 10), equals: "shown First")
        notifications.remove("a")
        expect(lines.next(within: 10), equals: "closed First")
        show("b", title: "Open")
        waitForAnswer()
        expect(answers, equals: ["b opened"])
    }

    @Test func `a notification replaces the one with its identifier`() {
        show("a", title: "First")
        expect(lines.next(within: 10), equals: "shown First")
        show("a", title: "Open")
        expect(Set([lines.next(within: 10), lines.next(within: 10)]), equals: ["closed First", "shown Open"])
        waitForAnswer()
        expect(answers, equals: ["a opened"])
    }
}
