import UIKitCore

/// The default traits of snapshots.
///
/// They do not depend on the process or on applications that other tests launched.
enum SnapshotTraits {
    /// The traits of a phone in portrait orientation and light appearance, with two pixels per point.
    private static let phone = UITraitCollection.initial.modifyingTraits { traits in
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
    }

    /// Returns `traits`, with unspecified values replaced by the defaults.
    static func complete(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [phone, traits])
    }
}
