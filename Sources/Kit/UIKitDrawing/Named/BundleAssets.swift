import AppBundles
import AssetCatalogs
import Foundation
import ProgramDiagnostics
import Synchronization

/// The images, colors and data of a bundle, in its asset catalogs and files.
package final class BundleAssets: Sendable {
    /// The folders to search, in search order.
    private let folders: [String]
    /// The asset catalogs of each folder.
    private let libraries: [AssetLibrary]
    /// The languages to use, best first.
    let languages: [String]
    /// The localizations whose files are used, best first. The last ones are those of the development region.
    private let fileLanguages: [String]
    // This reference keeps the bundle alive, so that no other bundle gets the same object identifier.
    private let bundle: Bundle
    private let images = Mutex<[String: NamedImage]>([:])
    private let colors = Mutex<[String: NamedColor]>([:])

    private static let main = BundleAssets(.main)
    private static let others = Mutex<[ObjectIdentifier: BundleAssets]>([:])

    /// Returns the assets of a bundle; nil is the main bundle.
    package static func of(_ bundle: Bundle?) -> BundleAssets {
        guard let bundle, bundle !== main.bundle else { return main }
        return others.withLock { others in
            if let assets = others[ObjectIdentifier(bundle)] { return assets }
            let assets = BundleAssets(bundle)
            others[ObjectIdentifier(bundle)] = assets
            return assets
        }
    }

    private init(_ bundle: Bundle) {
        self.bundle = bundle
        let own: String = (bundle.resourceURL ?? bundle.bundleURL).path
        folders = [own] + (bundle == .main ? BundleAssets.siblingFolders(of: bundle) : []).filter { $0 != own }
        libraries = folders.map { AssetLibrary(folder: $0) { Diagnostics.warn("\($0)") } }
        let localizations: [String] = bundle.preferredLocalizations
        languages = localizations.isEmpty ? Locale.preferredLanguages : localizations
        let order: [String] = BundleResources.searchOrder(of: bundle)
        fileLanguages = order.isEmpty ? languages : order
    }

    /// Returns the `.resources` folders next to the executable.
    ///
    /// These folders contain the resources of the targets in the executable's package. They are searched with the main
    /// bundle, so that code that uses the main bundle finds the same resources as on iOS.
    private static func siblingFolders(of bundle: Bundle) -> [String] {
        let folder: String = bundle.bundleURL.path
        let names: [String] = (FolderEntries.read(folder) ?? []).filter { $0.pathExtension == "resources" }.map(\.name)
        return names.sorted().map { "\(folder)/\($0)" }
    }

    // MARK: Look-up

    /// Returns the image with the given name, or nil if no such image exists.
    package func image(named name: String) -> NamedImage? {
        if let image = images.withLock({ $0[name] }) { return image }
        guard !name.isEmpty, let image = findImage(name) else { return nil }
        return images.withLock { images in
            // Another thread may have added the image in the meantime.
            if let image = images[name] { return image }
            images[name] = image
            return image
        }
    }

    /// Returns the color with the given name, or nil if no such color exists.
    func color(named name: String) -> NamedColor? {
        if let color = colors.withLock({ $0[name] }) { return color }
        let found = libraries.lazy.compactMap { library in
            library.asset(named: name, kinds: [.color]) { asset throws(AssetProblem) in
                try ColorSet(folder: asset.folder)
            }
        }.first { !$0.description.entries.isEmpty }
        guard let found else { return nil }
        return colors.withLock { colors in
            if let color = colors[name] { return color }
            let color = NamedColor(name: name, set: found.description, languages: languages)
            colors[name] = color
            return color
        }
    }

    /// Returns the data set with the given name, its asset and its library, or nil if no such data set exists.
    func dataSet(named name: String) -> (asset: FoundAsset, set: DataSet, library: AssetLibrary)? {
        for library in libraries {
            let found = library.asset(named: name, kinds: [.data]) { asset throws(AssetProblem) in
                try DataSet(folder: asset.folder)
            }
            if let (asset, set) = found { return (asset, set, library) }
        }
        return nil
    }

    private func findImage(_ name: String) -> NamedImage? {
        if let image = catalogImage(name) { return image }
        for folder in folders {
            if let files = ImageFiles(name: name, folder: folder, languages: fileLanguages) {
                return NamedImage(name: name, source: .files(files), languages: languages)
            }
        }
        if let icon = AppIconSet.name(ofFile: name), let image = catalogImage(icon, kinds: [.appIcon]) { return image }
        // The name of an asset may be followed by the extension of its file.
        return ImageFiles.nameWithoutFormat(name).flatMap { catalogImage(String($0)) }
    }

    private func catalogImage(
        _ name: String, kinds: [AssetKind] = [.image, .symbol, .appIcon, .launchImage]
    ) -> NamedImage? {
        for library in libraries {
            let found = library.asset(named: name, kinds: kinds) {
                asset throws(AssetProblem) -> NamedImage.Source in
                switch asset.location.kind {
                case .appIcon: .icon(asset, try AppIconSet(folder: asset.folder), library)
                case .launchImage: .launchImage(asset, try LaunchImageSet(folder: asset.folder), library)
                default: .set(asset, try ImageSet(folder: asset.folder, kind: asset.location.kind), library)
                }
            }
            if let source = found?.description {
                return NamedImage(name: name, source: source, languages: languages)
            }
        }
        return nil
    }
}
