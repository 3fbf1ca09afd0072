import AssetCatalogs
import Foundation
import Synchronization

/// The versions of one image for different traits.
///
/// The asset of a named image contains the versions of its asset catalog or files. Further images can be registered.
/// The images that an asset returns adapt to the traits of the view that displays them.
// @unchecked: the registered images are protected by a lock, and the named image is immutable.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Registration {
        var traits: UITraitCollection
        var condition: AssetCondition
        var content: ImageContent
    }

    private let named: NamedImage?
    private let registrations = Mutex<[Registration]>([])

    /// Creates an asset without images.
    public override init() {
        named = nil
        super.init()
    }

    init(_ named: NamedImage) {
        self.named = named
        super.init()
    }

    /// Creates the asset of a single image, which is used for all traits.
    init(_ content: ImageContent) {
        named = nil
        super.init()
        add(content, UITraitCollection())
    }

    /// Returns the image for a configuration, or an empty image if no image fits.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(content(for: configuration.traitCollection ?? .current, configuration: configuration))
    }

    /// Returns the image that best fits the given traits, or an empty image if no image fits.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(content(for: traitCollection))
    }

    /// Registers an image for traits. The image replaces an image that is registered for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        add(image.content, traitCollection)
    }

    /// Registers an image for the traits of a configuration. The image replaces an image that is registered for the
    /// same traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        add(image.content, configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that is registered for exactly the given traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        registrations.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the image that is registered for exactly the traits of a configuration.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }

    private func add(_ content: ImageContent, _ traits: UITraitCollection) {
        var content: ImageContent = content
        // The asset owns the content, so the content must not own the asset.
        content.asset = nil
        content.version = nil
        // An image that the app flipped and registered is a version as it is.
        content.isFlipped = false
        let registration = Registration(traits: traits, condition: AssetCondition(traits), content: content)
        registrations.withLock { registrations in
            if let index = registrations.firstIndex(where: { $0.traits == traits }) {
                registrations[index] = registration
            } else {
                registrations.append(registration)
            }
        }
    }

    /// Returns the version that fits the traits, or nil if no version fits. The version does not refer to this asset.
    func content(for traits: UITraitCollection, configuration: UIImage.Configuration? = nil) -> ImageContent? {
        let wanted = AssetTraits(traits, languages: [])
        let registered: ImageContent? = registrations.withLock { registrations in
            guard !registrations.isEmpty else { return nil }
            // The named image is used for traits without a registered image.
            let general: [AssetCondition] = named == nil ? [] : [AssetCondition()]
            let conditions: [AssetCondition] = registrations.map(\.condition) + general
            guard let index = AssetSelection.best(of: conditions, for: wanted), index < registrations.count else {
                return nil
            }
            return registrations[index].content
        }
        return registered ?? named?.content(for: traits, configuration: configuration)
    }

    private func image(_ content: ImageContent?) -> UIImage {
        guard var content else { return UIImage() }
        content.version = ImageVersion(content)
        content.asset = self
        return UIImage(content: content)
    }
}
