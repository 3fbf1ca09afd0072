import Foundation

extension UIImage {
    /// What an image is chosen for: traits.
    // @unchecked: immutable after init.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits; nil when it names none.
        public let traitCollection: UITraitCollection?

        /// How a symbol is drawn; it names nothing but in a symbol's configuration.
        package let settings: SymbolSettings

        required init(traits: UITraitCollection?, settings: SymbolSettings) {
            traitCollection = traits
            self.settings = settings
            super.init()
        }

        /// Makes a configuration of traits.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection, settings: SymbolSettings())
        }

        /// Returns this configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration with what `otherConfiguration` names put over it.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits: [UITraitCollection] = [traitCollection, other.traitCollection].compactMap { $0 }
            var settings: SymbolSettings = settings
            settings.merge(other.settings)
            return Self(
                traits: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits), settings: settings)
        }

        /// Returns `self`: a configuration never changes.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether the other object names the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection && settings == other.settings
        }

        /// A hash that equal configurations share.
        public override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
