import Foundation
import HostClock
import LinkPresentation
import UIKitCore
import UniformTypeIdentifiers

/// An item of a configuration, which is loaded from an item provider.
@MainActor
final class ConfiguredItem: NSObject, UIActivityItemSource {
    private let configuration: any UIActivityItemsConfigurationReading
    private let provider: NSItemProvider
    private let index: Int
    /// The item, once it is loaded.
    private var item: Any?

    init(_ provider: NSItemProvider, at index: Int, of configuration: any UIActivityItemsConfigurationReading) {
        self.configuration = configuration
        self.provider = provider
        self.index = index
        super.init()
    }

    private var isImage: Bool { provider.canLoadObject(ofClass: UIImage.self) }
    private var isLink: Bool { provider.canLoadObject(ofClass: URL.self) }
    private var isText: Bool { provider.canLoadObject(ofClass: String.self) }

    /// Whether the item is a text or a link, which the share sheet inspects to determine the title and the activities.
    var isShort: Bool { !isImage && (isLink || isText) }

    /// Loads the item, and then calls the completion handler.
    func load(_ completion: @escaping @MainActor @Sendable () -> Void) {
        guard item == nil else { return completion() }
        let finish: @Sendable ((any Sendable)?) -> Void = { [self] item in
            MainQueue.shared.async {
                self.item = item
                completion()
            }
        }
        if isImage {
            provider.loadObject(ofClass: UIImage.self) { object, _ in finish(object as? UIImage) }
        } else if isLink {
            provider.loadObject(ofClass: URL.self) { url, _ in finish(url) }
        } else if isText {
            provider.loadObject(ofClass: String.self) { text, _ in finish(text) }
        } else {
            provider.loadDataRepresentation(forTypeIdentifier: dataType) { data, _ in finish(data) }
        }
    }

    private var dataType: String { provider.registeredTypeIdentifiers.first ?? UTType.data.identifier }

    /// Returns the metadata of the item for a key. If the item has none, returns the metadata of all items.
    private func metadata(_ key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        configuration.activityItemsConfigurationMetadataForItem(at: index, key: key)
            ?? configuration.activityItemsConfigurationMetadata(key: key)
    }

    /// Returns the provider of the picture that the share sheet shows, if any.
    func picture(side: CGFloat) -> NSItemProvider? {
        let preview: NSItemProvider? = configuration.activityItemsConfigurationPreviewForItem(
            at: index, intent: .thumbnail, suggestedSize: CGSize(width: side, height: side))
        return preview ?? (isImage ? provider : nil)
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        if let item { return item }
        return isImage ? UIImage() : isShort ? "" : Data()
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { metadata(.title) as? String ?? provider.suggestedName ?? "" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { dataType }

    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? {
        metadata(.linkPresentationMetadata) as? LPLinkMetadata
    }
}
