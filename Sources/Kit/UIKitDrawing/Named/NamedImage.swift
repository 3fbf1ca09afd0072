import AssetCatalogs
import CoreGraphics
import Foundation
import ImageIO
import SymbolImages
import Synchronization
import VectorImages

/// A named image of a bundle, with its versions for different traits.
///
/// The contents of files stay in memory, so that an image is decoded only once.
package final class NamedImage: Sendable {
    enum Source: Sendable {
        /// An image set or a symbol set.
        case set(FoundAsset, ImageSet, AssetLibrary)
        case icon(FoundAsset, AppIconSet, AssetLibrary)
        case launchImage(FoundAsset, LaunchImageSet, AssetLibrary)
        case files(ImageFiles)
    }

    /// The contents of a file.
    enum Picture: Sendable {
        case bitmap(LoadedImage)
        case vector(VectorImage)
        case symbol(CustomSymbol)
    }

    /// The attributes that identify a picture.
    private struct PictureKey: Hashable {
        var file: String
        var scale: Double?
        var slicing: AssetSlicing?
        /// The side length of an icon, in pixels.
        var side: CGFloat?
    }

    let name: String
    private let source: Source
    private let languages: [String]
    private let pictures = Mutex<[PictureKey: Picture]>([:])
    /// The most recently created versions. Images are drawn often, and traits change rarely.
    private let contents = Mutex<[(traits: AssetTraits, content: ImageContent)]>([])
    private static let maximumContentCount = 4
    private let sharedAsset = Mutex<UIImageAsset?>(nil)

    init(name: String, source: Source, languages: [String]) {
        self.name = name
        self.source = source
        self.languages = languages
    }

    /// The asset of all images with this name.
    var asset: UIImageAsset {
        sharedAsset.withLock { asset in
            if let asset { return asset }
            let newAsset = UIImageAsset(self)
            asset = newAsset
            return newAsset
        }
    }

    /// Returns the version that fits the traits, or nil if no version fits or its file cannot be read.
    ///
    /// - Parameter configuration: The configuration of a symbol.
    func content(for traits: UITraitCollection, configuration: UIImage.Configuration? = nil) -> ImageContent? {
        let assetTraits = AssetTraits(traits, languages: languages)
        if let known = contents.withLock({ $0.first { $0.traits == assetTraits }?.content }) { return known }
        guard let content = readContent(traits, assetTraits, configuration) else { return nil }
        // A symbol also depends on its configuration.
        if case .symbol = content.source { return content }
        contents.withLock { contents in
            if contents.count >= NamedImage.maximumContentCount { contents.removeFirst() }
            contents.append((assetTraits, content))
        }
        return content
    }

    private func readContent(
        _ traits: UITraitCollection, _ assetTraits: AssetTraits, _ configuration: UIImage.Configuration?
    ) -> ImageContent? {
        switch source {
        case .set(let asset, let set, let library):
            guard let entry = set.entry(for: assetTraits) else { return nil }
            return content(of: entry, asset, set, library, traits, configuration)
        case .icon(let asset, let set, let library):
            let pixels: CGFloat = NamedImage.iconSide * traits.effectiveDisplayScale
            guard let entry = set.entry(pixels: Double(pixels), luminosity: assetTraits.luminosity) else { return nil }
            return read(PictureKey(file: entry.file, side: pixels), asset, library) { path in
                NamedImage.icon(path, side: pixels, scale: traits.effectiveDisplayScale)
            }.flatMap { picture($0, traits) }
        case .launchImage(let asset, let set, let library):
            let isLandscape: Bool = traits.verticalSizeClass == .compact
            guard let entry = set.entry(for: assetTraits, isLandscape: isLandscape) else { return nil }
            return read(PictureKey(file: entry.file), asset, library) {
                NamedImage.picture($0, scale: entry.condition.scale)
            }.flatMap { picture($0, traits) }
        case .files(let files):
            guard let file = files.file(for: assetTraits) else { return nil }
            let picture: Picture? = cached(PictureKey(file: file.path)) {
                NamedImage.picture(file.path, scale: file.condition.scale)
            }
            return picture.flatMap { self.picture($0, traits) }
        }
    }

    private func content(
        of entry: ImageSet.Entry, _ asset: FoundAsset, _ set: ImageSet, _ library: AssetLibrary,
        _ traits: UITraitCollection, _ configuration: UIImage.Configuration?
    ) -> ImageContent? {
        let isSymbol: Bool = asset.location.kind == .symbol
        // Several entries may have the same file.
        let key = PictureKey(file: entry.file, scale: entry.condition.scale, slicing: entry.slicing)
        let picture: Picture? = read(key, asset, library) { path in
            isSymbol
                ? CustomSymbol(name: name, path: path).map { .symbol($0) }
                : NamedImage.picture(path, scale: entry.condition.scale, slicing: entry.slicing)
        }
        guard let picture else { return nil }
        var content: ImageContent?
        if case .symbol(let symbol) = picture {
            content = ImageContent(symbol: .custom(symbol), configuration: configuration, traits: traits)
            let hasColors: Bool = configuration?.settings.colors != nil || configuration?.settings.isMonochrome == true
            if set.isMulticolor, !hasColors { content?.symbolColors = .multicolor }
        } else {
            content = self.picture(picture, traits, preservesVectors: set.preservesVectors)
        }
        content?.apply(entry, isMirrored: set.isMirrored(entry))
        switch set.renderingIntent {
        case .original: content?.renderingMode = .alwaysOriginal
        case .template: content?.renderingMode = .alwaysTemplate
        case nil: break
        }
        return content
    }

    /// Returns the content of a picture without the attributes of its set.
    private func picture(
        _ picture: Picture, _ traits: UITraitCollection, preservesVectors: Bool = false
    ) -> ImageContent? {
        switch picture {
        case .bitmap(let loaded): return ImageContent(loaded)
        case .symbol(let symbol): return ImageContent(symbol: .custom(symbol), configuration: nil, traits: traits)
        case .vector(let image):
            let vector = VectorContent(image)
            let scale: CGFloat = traits.effectiveDisplayScale
            if preservesVectors { return ImageContent(source: .vector(vector), scale: scale) }
            return vector.bitmap(scale: scale).map { ImageContent(source: .bitmap($0), scale: scale) }
        }
    }

    // MARK: Files

    private func cached(_ key: PictureKey, _ read: () -> Picture?) -> Picture? {
        if let picture = pictures.withLock({ $0[key] }) { return picture }
        guard let picture = read() else { return nil }
        pictures.withLock { $0[key] = picture }
        return picture
    }

    /// Returns the contents of a file of an asset. If the file cannot be read, reports the reason and returns nil.
    private func read(
        _ key: PictureKey, _ asset: FoundAsset, _ library: AssetLibrary, _ read: (String) -> Picture?
    ) -> Picture? {
        cached(key) {
            do throws(AssetProblem) {
                let path: String = try asset.path(of: key.file)
                if let picture = read(path) { return picture }
                let isVector: Bool = AssetFile.type(of: path) == "svg"
                let reason: String? = isVector ? VectorImage.unavailability : nil
                throw AssetProblem(
                    path: "\(asset.folder)/\(key.file)",
                    message: reason ?? "The file is damaged, or its format is not supported.")
            } catch {
                library.reportOnce(error)
                return nil
            }
        }
    }

    private static func picture(_ path: String, scale: Double?, slicing: AssetSlicing? = nil) -> Picture? {
        if AssetFile.type(of: path) == "svg" {
            return FileManager.default.contents(atPath: path).flatMap { VectorImage($0) }.map { .vector($0) }
        }
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path) as CFURL, nil),
            var image = LoadedImage(source, scale: CGFloat(scale ?? 1))
        else { return nil }
        if let slicing { image.image = image.image.removingHiddenParts(of: slicing) }
        return .bitmap(image)
    }

    /// The side length of an app icon that is used as an image, in points.
    private static let iconSide: CGFloat = 60

    private static func icon(_ path: String, side: CGFloat, scale: CGFloat) -> Picture? {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: side,
        ]
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path) as CFURL, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        else { return nil }
        // The pixels of smaller icons are not scaled up. All icons have the same size in points.
        return .bitmap(LoadedImage(image, scale: scale * CGFloat(max(image.width, image.height)) / side))
    }
}

extension ImageContent {
    /// Applies the attributes of an entry of an image set.
    fileprivate mutating func apply(_ entry: ImageSet.Entry, isMirrored: Bool) {
        // Insets are in pixels of the file.
        let pixels = CGFloat(entry.condition.scale ?? 1)
        if let slicing = entry.slicing {
            capInsets = UIEdgeInsets(slicing.capInsets, scale: pixels)
            resizingMode = slicing.tiles ? .tile : .stretch
            isResizable = true
        }
        if let insets = entry.alignmentInsets { alignmentRectInsets = UIEdgeInsets(insets, scale: pixels) }
        if isMirrored {
            flipsForRightToLeft = true
            // The file contains the image for right-to-left layouts.
            if entry.condition.direction == .rightToLeft {
                orientation = orientation.mirrored
                capInsets = capInsets.mirrored
            }
        }
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: AssetInsets, scale: CGFloat) {
        self.init(
            top: CGFloat(insets.top) / scale, left: CGFloat(insets.left) / scale,
            bottom: CGFloat(insets.bottom) / scale, right: CGFloat(insets.right) / scale)
    }
}
