import Foundation
import UIKitDrawing

/// A part of a search that the user does not type, such as a person or a place. It appears before the text of a search
/// field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    package let icon: UIImage?
    package let text: String

    /// An object that the app associates with the token. The default is nil.
    open var representedObject: Any?

    /// Creates a token with an image and text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
