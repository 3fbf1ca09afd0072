import APIClient
import UIKitCore

/// Something that happened in the application, as an aspect sees it.
@MainActor
public enum AspectEvent {
    /// A controller's view came: its `viewDidAppear(_:)` has returned.
    case appeared(UIViewController)
    /// A controller's view went: its `viewDidDisappear(_:)` has returned.
    case disappeared(UIViewController)
    /// An action is about to be carried out.
    case action(SentAction)
    /// A request of any client came to its end.
    case request(RequestRecord)

    /// One line for a log, such as `ProfileController appeared`.
    public var line: String {
        switch self {
        case .appeared(let controller): "\(type(of: controller)) appeared"
        case .disappeared(let controller): "\(type(of: controller)) disappeared"
        case .action(let action): action.line
        case .request(let record): record.line
        }
    }
}
