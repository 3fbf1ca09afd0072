import CoreGraphics

/// The properties of an item that apply only while it is the back button.
@MainActor
package struct BackButtonStyling {
    package var images = StateTable<UIImage>()
    package var imageOffset: CGFloat = 0
    package var titleOffset: UIOffset = .zero
    /// The button that shows the item, or nil if no button shows it.
    weak var button: BackButton?
}
