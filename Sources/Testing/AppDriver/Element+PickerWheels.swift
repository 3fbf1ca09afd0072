import UIKitPickers

extension Element {
    /// Scrolls a picker wheel, as a user does, to the nearest row with the given text. Returns false if no row has the
    /// text.
    package func turn(toRowNamed text: String) -> Bool {
        guard let wheel = view as? PickerWheel, let row = wheel.row(withText: text) else { return false }
        wheel.select(row, animated: true, isUser: true)
        return true
    }
}
