import UIKitCore

/// The segues from a cell in a storyboard. They are performed before the delegate is notified, as on iOS.
package struct CellSegues {
    /// Performs the segue for a selection of the cell by the user.
    package var selection: ((UIView) -> Void)?
    /// Performs the segue for a tap on the accessory button.
    package var accessory: ((UIView) -> Void)?

    package init() {}
}
