import AssetCatalogs
import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// The contents of a data set in an asset catalog.
// @unchecked: immutable after init.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the data set.
    public let name: NSDataAssetName
    /// The contents of the file.
    public let data: Data
    /// The uniform type identifier of the data, such as `public.json`.
    public let typeIdentifier: String

    /// Creates a data asset with the contents of a data set in the main bundle's asset catalogs, or nil if the data set
    /// does not exist or cannot be read.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Creates a data asset with the contents of a data set in a bundle's asset catalogs, or nil if the data set does
    /// not exist or cannot be read.
    ///
    /// If the set does not specify a type identifier, the extension of the file determines it. For unknown extensions,
    /// it is `public.data`.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        let assets: BundleAssets = .of(bundle)
        guard let (asset, set, library) = assets.dataSet(named: name),
            let entry = set.entry(for: AssetTraits(.current, languages: assets.languages))
        else { return nil }
        guard let path = FolderEntries.file(entry.file, in: asset.folder),
            let data = FileManager.default.contents(atPath: path)
        else {
            library.reportOnce(
                AssetProblem(
                    path: "\(asset.folder)/\(entry.file)",
                    message: "The file is missing, so the data is not available."))
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier =
            entry.typeIdentifier ?? NSDataAsset.typeIdentifiers[AssetFile.type(of: entry.file)] ?? "public.data"
        super.init()
    }

    private static let typeIdentifiers = [
        "json": "public.json", "txt": "public.plain-text", "xml": "public.xml", "html": "public.html",
        "csv": "public.comma-separated-values-text", "plist": "com.apple.property-list", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "pdf": "com.adobe.pdf",
        "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio", "m4a": "com.apple.m4a-audio",
        "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "zip": "public.zip-archive",
    ]

    /// Returns `self`, because data assets are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
