import Foundation
import ItemProviders
import UniformTypeIdentifiers

/// What can be chosen in a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// The form in which pictures and videos are passed on. They are passed on as they are.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// As they are.
        case current = 1
        /// In the format that most apps can read.
        case compatible = 2
    }

    /// How the selection is shown.
    public enum Selection: Int, Sendable {
        /// With marks.
        case `default` = 0
        /// With numbers that show the order.
        case ordered = 1
    }

    /// The maximum number to choose; 0 for any number. The default is 1.
    public var selectionLimit = 1

    /// The kinds that can be chosen. The default, nil, means all kinds.
    public var filter: PHPickerFilter?

    /// The form in which pictures and videos are passed on. The default is `automatic`.
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic

    /// How the selection is shown. The default is with marks.
    public var selection: Selection = .default

    /// Creates the default configuration.
    public init() {}
}

/// A kind of pictures and videos.
public struct PHPickerFilter: Hashable, Sendable {
    let types: [UTType]

    /// Pictures.
    public static let images = PHPickerFilter(types: [.image])

    /// Videos.
    public static let videos = PHPickerFilter(types: [.movie])

    /// Live Photos, which desktops do not have.
    public static let livePhotos = PHPickerFilter(types: [.livePhoto])

    /// Returns a filter for all of some kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(types: subfilters.flatMap(\.types))
    }
}

/// A picture or a video that the user chose.
public struct PHPickerResult: Equatable, Hashable, Sendable {
    /// What loads the picture or the video.
    public let itemProvider: NSItemProvider
    /// The path of the file.
    public let assetIdentifier: String?

    /// Returns whether two results are of the same choice.
    public static func == (first: PHPickerResult, second: PHPickerResult) -> Bool {
        first.itemProvider === second.itemProvider
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
