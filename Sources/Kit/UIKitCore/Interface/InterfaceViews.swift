/// The function that loads the views of controllers from nibs. A module above UIKitCore sets it.
@MainActor
package enum InterfaceViews {
    /// Loads the view of a controller from its nib. Returns false if the controller has no nib.
    package static var load: ((UIViewController) -> Bool)?
}

extension UIViewController {
    /// Loads the view from the storyboard or the nib. Returns false if the controller has neither.
    package func loadViewFromInterface() -> Bool {
        if let source = interfaceViewSource {
            interfaceViewSource = nil
            source()
            return true
        }
        return InterfaceViews.load?(self) ?? false
    }
}
