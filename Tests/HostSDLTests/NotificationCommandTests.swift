import Expectations
import PlatformHost
import Testing

@testable import HostSDL

@MainActor struct NotificationCommandTests {
    private func notification(reportsDismissal: Bool = false) -> HostNotification {
        HostNotification(
            identifier: "n", application: "App", title: "Title", body: "Body",
            actions: [.init(identifier: "default", title: "Reply"), .init(identifier: "later", title: "Later=1")],
            reportsDismissal: reportsDismissal)
    }

    @Test func `actions are passed with their indices`() {
        let arguments = NotificationCommand(notification()).arguments
        let actions: [String] = arguments.indices.filter { arguments[$0] == "--action" }.map { arguments[$0 + 1] }
        expect(actions, equals: ["default=Open", "0=Reply", "1=Later=1"])
        expect(arguments.suffix(3) == ["--", "Title", "Body"] && !arguments.contains("--expire-time"))
        expect(NotificationCommand(notification(reportsDismissal: true)).arguments.contains("--expire-time"))
    }

    @Test func `the body is shown as plain text`() {
        var notification = notification()
        notification.body = #"C:\new\temp <b>x</b> Tom & Jerry"#
        expect(
            NotificationCommand(notification).arguments.last,
            equals: #"C:\\new\\temp &lt;b&gt;x&lt;/b&gt; Tom &amp; Jerry"#)
    }

    @Test func `the output is the user's answer`() {
        let table: [(String, Bool, HostNotification.Answer?)] = [
            ("default\n", true, .opened), ("0\n", true, .action("default")), ("1\n", true, .action("later")),
            ("2\n", true, nil), ("", true, nil), ("", false, nil),
        ]
        for (output, isSuccess, answer) in table {
            expect(NotificationCommand(notification()).answer(output: output, isSuccess: isSuccess), equals: answer)
        }
        let command = NotificationCommand(notification(reportsDismissal: true))
        expect(command.answer(output: "", isSuccess: true), equals: .dismissed)
        expectNil(command.answer(output: "", isSuccess: false))
    }
}
