import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// A named image of a bundle: one file for each combination of scale and style.
final class NamedImage: Sendable {
    private struct File: Sendable {
        var url: URL
        var scale: CGFloat
        var style: UIUserInterfaceStyle
        var isHighContrast: Bool
    }

    private let files: [File]
    /// The rendering mode that the catalog specifies.
    let renderingMode: UIImage.RenderingMode
    private let decodedImages = Mutex<[URL: LoadedImage]>([:])

    private init(files: [File], renderingMode: UIImage.RenderingMode = .automatic) {
        self.files = files
        self.renderingMode = renderingMode
    }

    /// Decodes and returns the image file that best matches the traits, or nil if it cannot be read.
    func load(for traits: UITraitCollection) -> LoadedImage? {
        let candidates: [(file: File, score: Int)] = files.compactMap { file in
            var condition = AssetCondition([:])
            condition.style = file.style
            condition.isHighContrast = file.isHighContrast
            return condition.score(in: traits).map { (file, $0) }
        }
        let best: Int = candidates.map(\.score).max() ?? 0
        let targetScale: CGFloat = traits.effectiveDisplayScale
        // Prefer the requested scale, then the next larger one, then the largest.
        let file: File? = candidates.filter { $0.score == best }.map(\.file).min { left, right in
            NamedImage.distance(left.scale, targetScale) < NamedImage.distance(right.scale, targetScale)
        }
        guard let file else { return nil }
        if let image = decodedImages.withLock({ $0[file.url] }) { return image }
        guard let source = CGImageSourceCreateWithURL(file.url as CFURL, nil),
            let image = LoadedImage(source, scale: file.scale)
        else { return nil }
        decodedImages.withLock { $0[file.url] = image }
        return image
    }

    private static func distance(_ scale: CGFloat, _ targetScale: CGFloat) -> CGFloat {
        scale >= targetScale ? scale - targetScale : 100 + targetScale - scale
    }

    /// Whether the image depends on traits.
    var isDynamic: Bool { files.contains { $0.style != .unspecified || $0.isHighContrast } }

    // MARK: Lookup

    private static let cache = Mutex<[String: NamedImage]>([:])

    /// Returns the image with a name in a bundle, or nil if there is none.
    static func find(_ name: String, in bundle: Bundle?) -> NamedImage? {
        for folder in ResourceFolders.folders(of: bundle) {
            let key: String = folder.path + "\n" + name
            if let image = cache.withLock({ $0[key] }) { return image }
            guard let image = imageInCatalog(name, folder: folder) ?? imageInFiles(name, folder: folder)
            else { continue }
            cache.withLock { $0[key] = image }
            return image
        }
        return nil
    }

    private static func imageInCatalog(_ name: String, folder: URL) -> NamedImage? {
        guard let set = AssetCatalog.catalog(in: folder).imageSets[name],
            let description = AssetCatalog.description(of: set)
        else { return nil }
        let files: [File] = (description["images"] as? [[String: Any]] ?? []).compactMap { entry in
            let condition = AssetCondition(entry)
            guard !condition.hasUnsupportedIdiom, let filename = entry["filename"] as? String else { return nil }
            let scale: Double = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            return File(
                url: set.appendingPathComponent(filename), scale: CGFloat(scale), style: condition.style,
                isHighContrast: condition.isHighContrast)
        }
        guard !files.isEmpty else { return nil }
        let properties = description["properties"] as? [String: Any]
        switch properties?["template-rendering-intent"] as? String {
        case "template": return NamedImage(files: files, renderingMode: .alwaysTemplate)
        case "original": return NamedImage(files: files, renderingMode: .alwaysOriginal)
        default: return NamedImage(files: files)
        }
    }

    private static let fileExtensions = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff", "ico"]

    private static func imageInFiles(_ name: String, folder: URL) -> NamedImage? {
        let fullURL: URL = folder.appendingPathComponent(name)
        let hasExtension: Bool = fileExtensions.contains(fullURL.pathExtension)
        let base: URL = hasExtension ? fullURL.deletingPathExtension() : fullURL
        for fileExtension in hasExtension ? [fullURL.pathExtension] : fileExtensions {
            let files: [File] = [1, 2, 3].compactMap { (scale: Int) -> File? in
                let suffix: String = scale == 1 ? "" : "@\(scale)x"
                let url = URL(fileURLWithPath: base.path + suffix + "." + fileExtension)
                guard FileManager.default.fileExists(atPath: url.path) else { return nil }
                return File(url: url, scale: CGFloat(scale), style: .unspecified, isHighContrast: false)
            }
            if !files.isEmpty { return NamedImage(files: files) }
        }
        return nil
    }
}

/// A decoded image file.
struct LoadedImage: Sendable {
    var image: CGImage
    var scale: CGFloat
    var orientation: UIImage.Orientation

    /// Creates the first image of a source, or nil if the source has no image.
    init?(_ source: CGImageSource, scale: CGFloat) {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        self.image = image
        self.scale = scale
        orientation = .up
        let properties: CFDictionary? = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        if let number = properties?[kCGImagePropertyOrientation] as? Int,
            let storedOrientation = CGImagePropertyOrientation(rawValue: UInt32(number))
        {
            orientation = UIImage.Orientation(storedOrientation)
        }
    }
}

extension UIImage.Orientation {
    init(_ orientation: CGImagePropertyOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
