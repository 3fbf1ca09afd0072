import CGIO
import Foundation
import HostClock
import PlatformHost

/// A file dialog of the desktop portal.
@MainActor
final class PortalFileDialog: HostFileDialog {
    typealias Completion = @MainActor (_ answer: EngawaFileAnswer, _ urls: [URL], _ problem: String) -> Void

    private let request: PortalFileRequest
    /// Nil after the dialog was closed or has ended.
    private var completion: Completion?
    /// The C object of the dialog, which runs on its own thread; nil after the thread has ended.
    private var thread: OpaquePointer?
    private var limit: ScheduledCall?

    /// Shows a dialog. `completion` is called once, after this initializer returns, unless `close()` is called before.
    ///
    /// - Parameter patience: The maximum time in seconds until the portal accepts the request.
    init(_ request: PortalFileRequest, patience: TimeInterval, completion: @escaping Completion) {
        self.request = request
        self.completion = completion
        // The thread releases the reference.
        let context: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
        thread = engawa_file_dialog_open(request.pointer, context) {
            @Sendable context, answer, uris, problem in
            let dialog = Unmanaged<PortalFileDialog>.fromOpaque(context).takeRetainedValue()
            let urls: [URL] = PortalFileDialog.urls(uris)
            let sentence: String = problem.map { String(cString: $0) } ?? ""
            MainQueue.shared.async { dialog.threadDidEnd(answer, urls, sentence) }
        }
        guard thread != nil else {
            Unmanaged<PortalFileDialog>.fromOpaque(context).release()
            MainQueue.shared.async { self.end(EngawaFileAnswerFailed, [], "The program cannot start a thread.") }
            return
        }
        limit = MainQueue.shared.schedule(after: patience) { [weak self] in self?.endIfIgnored() }
    }

    private nonisolated static func urls(_ uris: UnsafePointer<UnsafePointer<CChar>?>?) -> [URL] {
        var urls: [URL] = []
        var next: UnsafePointer<UnsafePointer<CChar>?>? = uris
        while let uri = next?.pointee {
            // The path of a URL whose bytes are not UTF-8 is empty, and would name the current folder.
            if let url = URL(string: String(cString: uri)), url.isFileURL, !url.path.isEmpty {
                urls.append(URL(fileURLWithPath: url.path))
            }
            next = next?.successor()
        }
        return urls
    }

    func close() {
        completion = nil
        limit?.cancel()
        if let thread { engawa_file_dialog_close(thread) }
    }

    private func endIfIgnored() {
        guard let thread, !engawa_file_dialog_is_accepted(thread) else { return }
        engawa_file_dialog_close(thread)
        end(EngawaFileAnswerFailed, [], "The desktop portal does not respond.")
    }

    private func threadDidEnd(_ answer: EngawaFileAnswer, _ urls: [URL], _ problem: String) {
        if let thread { engawa_file_dialog_free(thread) }
        thread = nil
        if answer == EngawaFileAnswerChosen, urls.isEmpty {
            end(EngawaFileAnswerFailed, [], "The desktop portal returned no files on this computer.")
        } else {
            end(answer, urls, problem)
        }
    }

    private func end(_ answer: EngawaFileAnswer, _ urls: [URL], _ problem: String) {
        limit?.cancel()
        let completion = completion
        self.completion = nil
        completion?(answer, urls, problem)
    }
}
