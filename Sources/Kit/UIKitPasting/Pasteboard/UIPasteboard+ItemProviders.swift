import Foundation
import ItemProviders

extension UIPasteboard {
    /// The items, which load their data from the pasteboard when it is needed.
    /// Setting them replaces the items when all their data is loaded, unless the items are replaced earlier.
    public var itemProviders: [NSItemProvider] {
        get {
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
        set { PasteboardLoading.load(newValue, completion: replacementOfItems()) }
    }
}
