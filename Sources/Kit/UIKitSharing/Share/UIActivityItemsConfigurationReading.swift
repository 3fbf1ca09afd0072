import Foundation
import UIKitCore

/// An object that provides a share sheet with items and with their descriptions.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items. Their data is loaded when the user chooses an activity.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }

    /// Returns whether the items can be copied or shared. The default is true.
    ///
    /// A share sheet offers to copy the items only if they support `copy`, and the other activities only if they
    /// support `share`.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool

    /// Returns the value for a key that describes all items, or nil. The default is nil.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?

    /// Returns the value for a key that describes an item, or nil. The default is nil.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?

    /// Returns the provider of a picture of an item, or nil. The default is nil.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?

    /// The activities of the app, if any. The default is nil.
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

/// The default implementations of the optional members.
extension UIActivityItemsConfigurationReading {
    public func activityItemsConfigurationSupports(
        interaction: UIActivityItemsConfigurationInteraction
    ) -> Bool { true }

    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }

    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }

    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }

    public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// An interaction with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an interaction with a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Sharing the items.
    public static let share = UIActivityItemsConfigurationInteraction("share")
    /// Copying the items to the pasteboard.
    public static let copy = UIActivityItemsConfigurationInteraction("copy")
}

/// A key of the values that describe the items of a configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key with a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The title, a string, which is the subject of emails too.
    public static let title = UIActivityItemsConfigurationMetadataKey("title")
    /// A text that precedes the items in messages and emails.
    public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
    /// The title and the pictures, an `LPLinkMetadata`.
    public static let linkPresentationMetadata = UIActivityItemsConfigurationMetadataKey("linkPresentationMetadata")
}

/// The purpose of a picture of an item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a purpose with a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// A picture in full size.
    public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
    /// A small picture, which the share sheet shows.
    public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}
