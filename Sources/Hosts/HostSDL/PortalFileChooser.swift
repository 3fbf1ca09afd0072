import CGIO
import Foundation
import PlatformHost

/// The file dialogs of the desktop portal (`org.freedesktop.portal.FileChooser`).
///
/// Each dialog has its own thread and its own connection to the bus.
@MainActor
final class PortalFileChooser: HostFileChooser {
    /// The information that a dialog needs about the window above which it is shown.
    struct Parent {
        /// The identifier of the window for the portal, such as `x11:2a`; empty if it is unknown.
        var identifier: String
        /// The number of times that the window has lost the keyboard focus.
        var focusLossCount: () -> Int
    }

    private let busAddress: String?
    private let patience: TimeInterval
    private let parent: (any HostWindow) -> Parent

    /// Whether a dialog has ended because there is no portal. If it is true, do not show more dialogs.
    private(set) var isMissing = false

    /// - Parameters:
    ///   - busAddress: The address of the bus; nil for the session bus.
    ///   - patience: The maximum time in seconds until the portal accepts a request. The portal may need to start
    ///     first.
    init(
        busAddress: String? = nil, patience: TimeInterval = 10, parent: @escaping (any HostWindow) -> Parent
    ) {
        self.busAddress = busAddress
        self.patience = patience
        self.parent = parent
    }

    func show(
        _ request: HostFileRequest, above window: any HostWindow,
        completion: @escaping @MainActor (HostFileAnswer) -> Void
    ) -> any HostFileDialog {
        let parent: Parent = parent(window)
        let focusLossCount: Int = parent.focusLossCount()
        return PortalFileDialog(
            PortalFileRequest(request, parent: parent.identifier, busAddress: busAddress), patience: patience
        ) { [weak self] answer, urls, problem in
            switch answer {
            case EngawaFileAnswerChosen: completion(.chosen(urls))
            case EngawaFileAnswerCanceled: completion(.canceled)
            case EngawaFileAnswerEnded:
                // The portal does not report whether the user closed the dialog or it could not be shown. A dialog that
                // the user closes has had the keyboard focus.
                let wasShown: Bool = parent.focusLossCount() > focusLossCount
                completion(wasShown ? .canceled : .failed("The desktop portal showed no file dialog."))
            default:
                if answer == EngawaFileAnswerMissing { self?.isMissing = true }
                completion(.failed(problem))
            }
        }
    }
}
