import Foundation

extension UIImage {
    /// The traits for which an image is chosen.
    // @unchecked: immutable after init.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits, or nil if they are not specified.
        public let traitCollection: UITraitCollection?

        /// The attributes of a symbol. They are specified only in a `SymbolConfiguration`.
        package let settings: SymbolSettings

        required init(traits: UITraitCollection?, settings: SymbolSettings) {
            traitCollection = traits
            self.settings = settings
            super.init()
        }

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection) {
            self.init(traits: traitCollection, settings: SymbolSettings())
        }

        /// Returns this configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Self(traits: traitCollection, settings: settings)
        }

        /// Returns this configuration with the values that `otherConfiguration` specifies.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let traits: [UITraitCollection] = [traitCollection, other.traitCollection].compactMap { $0 }
            var settings = settings
            settings.merge(other.settings)
            return Self(
                traits: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits), settings: settings)
        }

        /// Returns `self`, because configurations are immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns whether the object is an equal configuration of the same class.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage.Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection && settings == other.settings
        }

        /// A hash that equal configurations share.
        public override var hash: Int { traitCollection?.hash ?? 0 }
    }
}
