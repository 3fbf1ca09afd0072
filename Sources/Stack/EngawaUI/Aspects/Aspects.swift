import APIClient
import HostClock
import UIKitCore

/// Handlers for events in the whole application, for example for logging or statistics. They require no common base
/// class of view controllers and no code in individual view controllers.
///
///     let log = Aspects.observe { event in print(event.line) }
///
/// Without aspects, the only cost is a comparison for each event.
@MainActor
public enum Aspects {
    /// Calls `handler` for every event, until the token ends or is deallocated.
    ///
    /// Aspects are called in the order of registration. Events of view controllers and actions are delivered
    /// synchronously, requests soon after they end. The view controllers and other objects in events are not retained.
    public static func observe(_ handler: @escaping @MainActor (AspectEvent) -> Void) -> AspectToken {
        let identifier: Int = AppEvents.shared.add { event in
            switch event {
            case .appeared(let controller): handler(.appeared(controller))
            case .disappeared(let controller): handler(.disappeared(controller))
            case .action(let name, let sender, let target):
                handler(.action(SentAction(name: name, sender: sender, target: target)))
            }
        }
        return AspectToken(identifier) { token in
            RequestJournal.shared.observe { [weak token] record in
                MainQueue.shared.async {
                    guard let token, !token.isEnded else { return }
                    handler(.request(record))
                }
            }
        }
    }

    /// Calls `handler` when a view controller of a class has appeared, until the token ends or is deallocated.
    public static func observeAppearances<Controller: UIViewController>(
        of type: Controller.Type, _ handler: @escaping @MainActor (Controller) -> Void
    ) -> AspectToken {
        observe { event in
            guard case .appeared(let controller) = event, let controller = controller as? Controller else { return }
            handler(controller)
        }
    }
}
