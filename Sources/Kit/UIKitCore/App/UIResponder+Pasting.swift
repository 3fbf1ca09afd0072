import Foundation

extension UIResponder {
    /// The key of the associated object that is the paste configuration. Only its address is used.
    private static var pasteConfigurationKey: UInt8 = 0

    var associatedPasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, &UIResponder.pasteConfigurationKey) as? UIPasteConfiguration }
        set {
            objc_setAssociatedObject(
                self, &UIResponder.pasteConfigurationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// Whether the items of the general pasteboard can be pasted into this object.
    var canPasteItems: Bool {
        guard pasteConfiguration != nil else { return false }
        return canPaste(UIPasteboard.general.itemProviders)
    }
}
