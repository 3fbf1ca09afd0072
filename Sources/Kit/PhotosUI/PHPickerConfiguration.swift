import Foundation
import ItemProviders
import UniformTypeIdentifiers

/// The options of a picker, such as the kinds of items that can be chosen.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The format in which the picker provides pictures and videos. The picker ignores the mode, and always provides
    /// the original format.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// In their original format.
        case current = 1
        /// In the format that most apps can read.
        case compatible = 2
    }

    /// The appearance of the selection.
    public enum Selection: Int, Sendable {
        /// With checkmarks.
        case `default` = 0
        /// With numbers that show the order.
        case ordered = 1
    }

    /// The maximum number of items to choose, or 0 for any number. The default is 1.
    public var selectionLimit = 1

    /// The kinds of items that can be chosen. The default, nil, means all kinds.
    public var filter: PHPickerFilter?

    /// The format in which the picker provides pictures and videos. The default is `automatic`.
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic

    /// The appearance of the selection. The default is with checkmarks.
    public var selection: Selection = .default

    /// The identifiers of the items that are chosen when the picker appears. The default is empty. It has an effect
    /// only in a configuration with a photo library.
    public var preselectedAssetIdentifiers: [String] = []

    /// Whether results have identifiers.
    let hasLibrary: Bool

    /// Creates the default configuration. The results of the picker have no identifiers.
    public init() { hasLibrary = false }

    /// Creates the default configuration for a photo library. The results of the picker have identifiers.
    public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
}

/// The kinds of items that a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])

    /// Videos.
    public static let videos = PHPickerFilter(types: [.movie])

    /// Live Photos, which desktops do not have.
    public static let livePhotos = PHPickerFilter(types: [.livePhoto])

    /// Returns a filter for items that match any of the given filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }
}

/// A picture or a video that the user chose.
public struct PHPickerResult: Equatable, Hashable, Sendable {
    /// The item provider that loads the picture or the video.
    public let itemProvider: NSItemProvider
    /// The path of the file, or nil if the configuration of the picker has no photo library.
    public let assetIdentifier: String?

    /// Returns whether two results have the same item provider.
    public static func == (first: PHPickerResult, second: PHPickerResult) -> Bool {
        first.itemProvider === second.itemProvider
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
