import APIClient
import HostClock
import UIKitCore

/// What is woven around an application by registration: logging and statistics, say. Controllers inherit nothing for it,
/// and call nothing.
///
///     let log = Aspects.weave { event in print(event.line) }
///
/// It costs nothing while nobody is registered.
@MainActor
public enum Aspects {
    /// Calls `advice` with everything that happens, until the token ends or is dropped.
    ///
    /// Aspects are called in the order in which they were woven. Controllers and actions are told while they happen,
    /// requests soon after. Nothing that is told is kept.
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

    /// Calls `advice` with the controllers of a class whose views come, until the token ends or is dropped.
    public static func afterAppearing<Controller: UIViewController>(
        of type: Controller.Type, _ advice: @escaping @MainActor (Controller) -> Void
    ) -> AspectToken {
        weave { event in
            if case .appeared(let controller) = event, let controller = controller as? Controller { advice(controller) }
        }
    }
}
