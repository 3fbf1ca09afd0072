import AppBundles
import ClassRuntime
import Foundation
import UIKitCore

/// The alternate icons of an app, which its `Info.plist` lists.
struct AlternateIcons {
    /// The images of each icon, best first.
    private let images: [String: [String]]
    /// The images of the app's primary icon, best first.
    private let primary: [String]

    init(_ information: [String: Any], isPad: Bool) {
        let general = information["CFBundleIcons"] as? [String: Any] ?? [:]
        let ofPad = information["CFBundleIcons~ipad"] as? [String: Any] ?? [:]
        let icons: [String: Any] = isPad ? general.merging(ofPad) { $1 } : general
        let alternate = icons["CFBundleAlternateIcons"] as? [String: [String: Any]] ?? [:]
        images = alternate.mapValues { AlternateIcons.images(of: $0) }
        let own: [String] = (icons["CFBundlePrimaryIcon"] as? [String: Any]).map(AlternateIcons.images(of:)) ?? []
        let others: [String?] = [
            information["CFBundleIconName"] as? String, information["CFBundleIconFile"] as? String, "AppIcon",
        ]
        primary = own + others.compactMap { $0 }
    }

    /// Returns the name of the image set, followed by the files from large to small.
    private static func images(of icon: [String: Any]) -> [String] {
        let files: [String] = (icon["CFBundleIconFiles"] as? [String] ?? []).reversed()
        return [icon["CFBundleIconName"] as? String].compactMap { $0 } + files
    }

    var isEmpty: Bool { images.isEmpty }

    func contains(_ name: String) -> Bool { images[name] != nil }

    /// Returns the names of the images of an icon, best first. A nil name means the app's primary icon.
    func images(of name: String?) -> [String] { name.flatMap { images[$0] } ?? primary }
}

/// The icon that the app chose.
@MainActor
enum ChosenIcon {
    private static let key = "UIAlternateIconName"
    /// The choice of a program without a bundle identifier, which is not saved.
    private static var ofProcess: String?

    /// The name of the chosen icon, or nil for the app's primary icon.
    static var name: String? {
        get { Sandbox.home == nil ? ofProcess : UserDefaults.standard.string(forKey: key) }
        set {
            if Sandbox.home == nil { ofProcess = newValue } else { UserDefaults.standard.set(newValue, forKey: key) }
        }
    }

    /// The image of the icon, or nil if the app has none.
    static var image: UIImage? {
        AlternateIcons.current.images(of: name).lazy.compactMap { UIImage(named: $0) }.first
    }
}

extension AlternateIcons {
    @MainActor
    static var current: AlternateIcons {
        AlternateIcons(
            UIApplication.shared.applicationInformation().values,
            isPad: UIDevice.current.userInterfaceIdiom == .pad)
    }
}
