import CoreGraphics
import Foundation
import ImageIO

extension UIImage {
    /// Creates the image with a name in the main bundle, for the current traits, or nil if there is none.
    ///
    /// The image is searched for in asset catalogs, then among files. "name@2x.png" is a file for two pixels per point.
    /// If the name has no extension, PNG is tried first.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Creates the image with a name in a bundle, for the given traits, or nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle, with: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// Creates the image with a name in a bundle, for a configuration, or nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits: UITraitCollection = configuration?.traitCollection ?? .current
        guard let asset = NamedImage.find(name, in: bundle), let loaded = asset.load(for: traits) else { return nil }
        var content = ImageContent(loaded)
        content.renderingMode = asset.renderingMode
        content.asset = asset.isDynamic ? asset : nil
        content.configuration = configuration
        content.name = name
        self.init(content: content)
    }

    /// Creates an image from the data of an image file, with one pixel per point, or nil if the data cannot be decoded.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of an image file, or nil if the data cannot be decoded.
    ///
    /// - Parameter scale: The number of pixels per point. Values that are not positive count as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let loaded = LoadedImage(source, scale: scale > 0 ? scale : 1)
        else { return nil }
        self.init(content: ImageContent(loaded))
    }

    /// Creates an image from a file, or nil if the file cannot be read or decoded.
    ///
    /// The suffix "@2x" or "@3x" of the file name specifies the number of pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path) as CFURL, nil) else { return nil }
        let name: String = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        guard let loaded = LoadedImage(source, scale: scale) else { return nil }
        self.init(content: ImageContent(loaded))
    }

    /// Returns the version of this image for the given traits, or the image itself if it does not depend on traits.
    package func resolved(with traits: UITraitCollection) -> UIImage {
        guard let loaded = content.asset?.load(for: traits) else { return self }
        if case .bitmap(let image) = content.source, image === loaded.image { return self }
        var content: ImageContent = content
        content.source = .bitmap(loaded.image)
        content.scale = loaded.scale
        content.orientation = loaded.orientation
        return UIImage(content: content)
    }
}

extension ImageContent {
    init(_ loaded: LoadedImage) {
        self.init(source: .bitmap(loaded.image), scale: loaded.scale, orientation: loaded.orientation)
    }
}
