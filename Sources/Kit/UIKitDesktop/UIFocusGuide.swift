import CoreGraphics
import Foundation
import UIKitCore

/// An area that redirects the focus. When arrow keys move the focus to the guide, the first item in its preferred
/// environments receives the focus.
///
/// The guide must belong to a view. Arrow keys ignore a guide that overlaps the focused item, or that would redirect
/// the focus to the item that already has the focus.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide can redirect the focus. The default is true. A disabled guide still affects layout.
    open var isEnabled = true

    private struct WeakEnvironment {
        weak var environment: (any UIFocusEnvironment)?
    }

    private var environments: [WeakEnvironment] = []

    /// The environments that are searched for the item to focus, in order of preference. If no environment contains an
    /// item, the guide has no effect. The guide does not retain the environments.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
        get { environments.compactMap(\.environment) }
        set { environments = (newValue ?? []).map { WeakEnvironment(environment: $0) } }
    }

    /// The frame of the guide in the coordinates of the window.
    var frameInWindow: CGRect? { owningView.map { $0.convert(layoutFrame, to: nil) } }
}
