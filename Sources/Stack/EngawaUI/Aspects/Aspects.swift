import APIClient
import HostClock
import UIKitCore

/// Handlers for events of the whole application, for example for logging or statistics. View controllers need no base
/// class and no calls for them.
///
///     let log = Aspects.weave { event in print(event.line) }
///
/// An application without aspects pays nothing for them.
@MainActor
public enum Aspects {
    /// Calls `advice` for every event, until the token ends or is deallocated.
    ///
    /// Aspects are called in the order of registration. Events of view controllers and actions are delivered
    /// synchronously, requests soon after they ended. The objects of events are not retained.
    public static func weave(_ advice: @escaping @MainActor (AspectEvent) -> Void) -> AspectToken {
        let identifier: Int = AppEvents.shared.add { event in
            switch event {
            case .appeared(let controller): advice(.appeared(controller))
            case .disappeared(let controller): advice(.disappeared(controller))
            case .action(let name, let sender, let target):
                advice(.action(SentAction(name: name, sender: sender, target: target)))
            }
        }
        return AspectToken(identifier) { token in
            RequestJournal.shared.observe { [weak token] record in
                MainQueue.shared.async {
                    guard let token, !token.isEnded else { return }
                    advice(.request(record))
                }
            }
        }
    }

    /// Calls `advice` when a view controller of a class has appeared, until the token ends or is deallocated.
    public static func afterAppearing<Controller: UIViewController>(
        of type: Controller.Type, _ advice: @escaping @MainActor (Controller) -> Void
    ) -> AspectToken {
        weave { event in
            if case .appeared(let controller) = event, let controller = controller as? Controller { advice(controller) }
        }
    }
}
