import CoreGraphics
public import DeveloperToolsSupport
import Foundation
import ImageIO
import ProgramDiagnostics

extension UIImage {
    /// Creates the image with the given name in the main bundle, for the current traits, or nil if no such image
    /// exists.
    ///
    /// Asset catalogs are searched before files. The file "name@2x.png" has two pixels per point. If the name has no
    /// extension, PNG is tried first.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    /// Creates the image with the given name in a bundle, for the given traits, or nil if no such image exists.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle, with: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// Creates the image with the given name in a bundle, for a configuration, or nil if no such image exists.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let content = ImageContent(named: name, in: bundle, with: configuration) else { return nil }
        self.init(content: content)
    }

    /// Creates the image of a resource. The asset catalogs of its bundle must contain the image.
    public convenience init(resource: ImageResource) {
        guard let content = ImageContent(named: resource.name, in: resource.bundle, with: nil) else {
            stopProgram("There is no image named “\(resource.name)” in \(resource.bundle.bundlePath).")
        }
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
        guard let loaded = LoadedImage(source, scale: CGFloat(ImageFiles.scale(statedBy: name) ?? 1)) else {
            return nil
        }
        self.init(content: ImageContent(loaded))
    }

    /// The asset with the versions of this image for other traits.
    ///
    /// The asset of an image without versions contains only this image. Images that are registered with the asset can
    /// replace this image when it is displayed.
    public var imageAsset: UIImageAsset? {
        if let asset = content.asset { return asset }
        return ownAsset.withLock { asset in
            if let asset { return asset }
            // All versions of the asset are flipped when they are displayed, if this image is.
            let newAsset = UIImageAsset(content.unflipped)
            asset = newAsset
            return newAsset
        }
    }

    /// Returns the version of this image for the given traits, or the image itself if it does not depend on traits.
    package func resolved(with traits: UITraitCollection) -> UIImage {
        guard let asset = content.asset ?? ownAsset.withLock({ $0 }),
            let version = asset.content(for: traits, configuration: content.configuration)
        else { return self }
        var content: ImageContent = content
        content.show(version, insteadOf: content.version?.content ?? content.unflipped)
        if content.isEqual(to: self.content) { return self }
        content.version = ImageVersion(version)
        return UIImage(content: content)
    }
}

extension ImageContent {
    init(_ loaded: LoadedImage) {
        self.init(source: .bitmap(loaded.image), scale: loaded.scale, orientation: loaded.orientation)
    }

    /// Creates the content of the image with the given name, or nil if no such image exists.
    init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let traits: UITraitCollection = configuration?.traitCollection ?? .current
        guard let named = BundleAssets.of(bundle).image(named: name),
            let content = named.content(for: traits, configuration: configuration)
        else { return nil }
        self = content
        self.configuration = configuration
        self.name = name
        asset = named.asset
        version = ImageVersion(content)
    }
}
