import UIKitCore

/// The traits that snapshots are taken with.
///
/// They do not depend on the application that another test launched, nor on the process.
enum SnapshotTraits {
    /// Those of an upright phone in light, with two pixels to a point.
    private static let phone = UITraitCollection.initial.modifyingTraits { traits in
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
    }

    /// `traits`, with what they leave open.
    static func complete(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [phone, traits])
    }
}
