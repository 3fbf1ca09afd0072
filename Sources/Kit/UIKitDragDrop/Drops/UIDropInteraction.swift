import Foundation
import UIKitCore

/// An interaction that accepts items dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The object that accepts the items.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
