import Foundation
import HostClock
import PlatformHost

/// The notifications of this program on the desktop.
///
/// A process of `notify-send` shows each of them, waits for the user's answer, and closes it when it is interrupted.
@MainActor
final class DesktopNotifications {
    /// The path of `notify-send`.
    private let program: String
    private let wasAnswered: (_ identifier: String, _ answer: HostNotification.Answer) -> Void
    /// The process for each notification on the desktop, by the identifier of the notification.
    private var processes: [String: Process] = [:]

    /// - Parameter wasAnswered: Called on the main thread when the user answers a notification.
    init(
        program: String = "/usr/bin/notify-send",
        wasAnswered: @escaping (_ identifier: String, _ answer: HostNotification.Answer) -> Void
    ) {
        self.program = program
        self.wasAnswered = wasAnswered
    }

    /// Shows a notification, in place of one with the same identifier. Does nothing if the desktop does not have
    /// `notify-send`.
    func show(_ notification: HostNotification) {
        let identifier: String = notification.identifier
        remove(identifier)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let command = NotificationCommand(notification)
        process.arguments = command.arguments
        let output = Pipe()
        process.standardOutput = output
        process.terminationHandler = { [weak self] process in
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let isSuccess: Bool = process.terminationReason == .exit && process.terminationStatus == 0
            let answer: HostNotification.Answer? = command.answer(output: text, isSuccess: isSuccess)
            MainQueue.shared.async { self?.didEnd(process, identifier, answer) }
        }
        guard (try? process.run()) != nil else { return }
        processes[identifier] = process
    }

    /// Removes a notification, and ignores an answer that has not arrived yet.
    func remove(_ identifier: String) {
        processes.removeValue(forKey: identifier)?.interrupt()
    }

    private func didEnd(_ process: Process, _ identifier: String, _ answer: HostNotification.Answer?) {
        guard processes[identifier] === process else { return }
        processes[identifier] = nil
        if let answer { wasAnswered(identifier, answer) }
    }
}
