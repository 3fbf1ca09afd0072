import Foundation
import UIKitCore

/// The items of a share sheet, with closures that describe them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    private let itemProviders: [NSItemProvider]

    /// The interactions that the items support. The default is copying and sharing.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.copy, .share]

    /// A closure that returns the values that describe all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// A closure that returns the values that describe an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?

    /// A closure that returns the provider of a picture of an item.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

    /// A closure that returns the activities of the app.
    open var applicationActivitiesProvider: (() -> [UIActivity])?

    /// Creates a configuration of objects, such as strings, URLs and images.
    public init(objects: [any NSItemProviderWriting]) {
        itemProviders = objects.map { NSItemProvider(object: $0) }
        super.init()
    }

    /// Creates a configuration of item providers.
    public init(itemProviders: [NSItemProvider]) {
        self.itemProviders = itemProviders
        super.init()
    }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }

    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }

    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }

    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

    open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}
