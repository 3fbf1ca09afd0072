import Foundation
import UIKitCore

extension UITextItem {
    /// The menu of an item, and the preview beside it.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        /// The preview beside the menu of an item.
        public enum Preview {
            /// The text of the item.
            case `default`
            /// A view.
            case view(UIView)
        }

        let preview: Preview?
        let menu: UIMenu

        /// Creates a configuration with a preview, or without one.
        public init(preview: Preview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }

        /// Creates a configuration with the text of the item as its preview.
        public convenience init(menu: UIMenu) {
            self.init(preview: .default, menu: menu)
        }
    }
}
