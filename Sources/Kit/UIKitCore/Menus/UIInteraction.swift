import Foundation

/// A behavior that is added to a view, such as a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has the interaction; nil if the interaction is not added to a view.
    var view: UIView? { get }

    /// Called before the interaction is added to `view`, or removed if `view` is nil.
    func willMove(to view: UIView?)

    /// Called after the interaction is added to `view`, or removed if `view` is nil.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds an interaction. If another view has the interaction, removes it from that view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        rareState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction. Does nothing if the view does not have it.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        rareState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
