import Engawa
import Foundation
import UIKit

/// Counts the screens that the user visits, the actions and the failed requests.
///
/// An aspect observes these events in the whole application, so view controllers need no common base class, and do not
/// call this object.
@MainActor
public final class Analytics {
    /// The number of occurrences of each event, such as `screen ConversationController` or `action send`.
    public private(set) var counts: [String: Int] = [:]

    private var token: AspectToken?

    init() {
        token = Aspects.observe { [weak self] event in self?.count(event) }
    }

    private func count(_ event: AspectEvent) {
        switch event {
        case .appeared(let controller): counts["screen \(type(of: controller))", default: 0] += 1
        case .action(let action): counts["action \(action.senderLabel ?? action.name)", default: 0] += 1
        case .request(let record) where record.status.map({ $0 >= 400 }) ?? true:
            counts["failed request", default: 0] += 1
        case .disappeared, .request: break
        }
    }
}
