import Foundation
import ItemProviders

extension UIPasteboard {
    /// The items, which load their data from the pasteboard when it is needed.
    ///
    /// Difference from Apple's property: It cannot be set.
    public var itemProviders: [NSItemProvider] {
        (0..<numberOfItems).map { index in
            let provider = NSItemProvider()
            for type in types(ofItemAt: index) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                    Task { @MainActor in completion(self.data(forPasteboardType: type, ofItemAt: index), nil) }
                    return nil
                }
            }
            return provider
        }
    }
}
