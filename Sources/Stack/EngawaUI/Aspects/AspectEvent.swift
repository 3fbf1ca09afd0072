import APIClient
import UIKitCore

/// An event in the application that an aspect receives.
@MainActor
public enum AspectEvent {
    /// A view controller's `viewDidAppear(_:)` returned.
    case appeared(UIViewController)
    /// A view controller's `viewDidDisappear(_:)` returned.
    case disappeared(UIViewController)
    /// An action is about to be sent.
    case action(SentAction)
    /// A request of any client ended.
    case request(RequestRecord)

    /// A description for a log, such as `ProfileController appeared`.
    public var line: String {
        switch self {
        case .appeared(let controller): "\(type(of: controller)) appeared"
        case .disappeared(let controller): "\(type(of: controller)) disappeared"
        case .action(let action): action.line
        case .request(let record): record.line
        }
    }
}
