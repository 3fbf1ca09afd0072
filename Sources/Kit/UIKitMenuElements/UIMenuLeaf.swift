import Foundation
import UIKitDrawing

/// An element of a menu that the user can choose: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The title.
    var title: String { get set }
    /// The image.
    var image: UIImage? { get set }
    /// A longer title that explains the element.
    var discoverabilityTitle: String? { get set }
    /// The attributes, such as `disabled`.
    var attributes: UIMenuElement.Attributes { get set }
    /// The state that a checkmark shows.
    var state: UIMenuElement.State { get set }
    /// The object that is performing the element, or nil while the element is not being performed.
    var sender: Any? { get }

    /// Performs the element, by calling the handler of an action or sending the selector of a command to `target`.
    ///
    /// - Parameters:
    ///   - sender: The object that the element receives as its sender.
    ///   - target: The receiver of a command. If it is nil, the responder chain is searched for a receiver.
    func performWithSender(_ sender: Any?, target: Any?)
}
