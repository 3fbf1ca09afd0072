import CoreGraphics
import Foundation
import ImageIO

extension UIImage {
    /// Makes the image of a name in the main bundle, for the current traits; nil when there is none.
    ///
    /// It is looked for in asset catalogs, and among files: "name@2x.png" is for two pixels to a point. Without an
    /// extension PNG is tried first.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Makes the image of a name in a bundle, for the given traits; nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle, with: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// Makes the image of a name in a bundle, for a configuration; nil when there is none.
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

    /// Makes an image of a file's bytes, with one pixel to a point; nil when they are no image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image of a file's bytes; nil when they are no image.
    ///
    /// - Parameter scale: pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let loaded = LoadedImage(source, scale: scale > 0 ? scale : 1)
        else { return nil }
        self.init(content: ImageContent(loaded))
    }

    /// Makes an image of a file; nil when it cannot be read, or is no image.
    ///
    /// A name that ends in "@2x" or "@3x" says how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: path) as CFURL, nil) else { return nil }
        let name: String = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
        guard let loaded = LoadedImage(source, scale: scale) else { return nil }
        self.init(content: ImageContent(loaded))
    }

    /// This image as it looks in the given traits; itself when it looks the same in all.
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
