import Foundation
import ItemProviders

/// The types of the items that an object accepts when the user pastes.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The identifiers of the accepted types. Items of types that conform to one of them are accepted too.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts no types.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Creates a configuration that accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that accepts the types from which objects of a class can be created.
    public convenience init(forAccepting itemProviderReadingClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: itemProviderReadingClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration that accepts the types from which a value, such as a `String`, can be created.
    public convenience init<Value: ItemProviderValue>(forAccepting type: Value.Type) {
        self.init(forAccepting: type.itemProviderClass)
    }

    /// Adds types to the accepted types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        let known: Set<String> = Set(self.acceptableTypeIdentifiers)
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !known.contains($0) }
    }

    /// Adds the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting itemProviderReadingClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(itemProviderReadingClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns whether an item has a representation of an accepted type.
    package func accepts(_ itemProvider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
}
