import UIKitCore

extension UIFontPickerViewController {
    /// The properties of a font picker.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the picker shows the faces of a family. The default is false.
        open var includeFaces = false

        /// Whether the names of fonts are shown in the system font. The default is false.
        open var displayUsingSystemFont = false

        /// The traits that a face must have to be shown. The default is empty.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Creates a configuration with the defaults.
        public override init() { super.init() }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
