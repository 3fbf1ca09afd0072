import UIKitCore

extension UISearchBar {
    /// Whether the user can enter text. The default is true.
    public var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }
}
