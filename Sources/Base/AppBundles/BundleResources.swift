import Foundation
import StringLocalization
import Synchronization

/// Finds resources in bundles by the user's languages.
///
/// Foundation on Linux chooses English or the first localization, regardless of the user's languages.
package enum BundleResources {
    /// The cached information about a bundle in the user's languages.
    private final class Entry: Sendable {
        /// The localizations, sorted.
        let localizations: [String]
        /// The localizations in which resources are looked up, best first.
        let order: [String]
        /// The string tables that were read, keyed by their names.
        let tables = Mutex<[String: StringTable]>([:])

        init(localizations: [String], order: [String]) {
            self.localizations = localizations
            self.order = order
        }
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// A cache of the entries by bundle object, because computing the path of a bundle takes a long time.
        var entriesOfObjects: [ObjectIdentifier: Known] = [:]
    }

    private struct Known {
        /// The bundle. After it is deallocated, another bundle can have the same object identifier.
        weak var bundle: Bundle?
        var entry: Entry
    }

    private static let state = Mutex(State())

    /// Discards the cached languages of the bundles.
    package static func reset() { state.withLock { $0 = State() } }

    /// The localizations of a bundle, sorted.
    package static func localizations(of bundle: Bundle) -> [String] { entry(of: bundle).localizations }

    /// The localizations in which a bundle's resources are looked up, best first.
    package static func searchOrder(of bundle: Bundle) -> [String] { entry(of: bundle).order }

    /// The languages in which a bundle is shown, best first. Empty if the bundle has no localizations and no
    /// development region.
    package static func languages(of bundle: Bundle) -> [String] {
        let order: [String] = searchOrder(of: bundle).filter { $0 != "Base" }
        return order.isEmpty ? developmentRegion(of: bundle).map { [$0] } ?? [] : order
    }

    package static func developmentRegion(of bundle: Bundle) -> String? {
        let region = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        // A variable that the build did not replace.
        return region?.hasPrefix("$") == true ? nil : region
    }

    private static func entry(of bundle: Bundle) -> Entry {
        let identifier = ObjectIdentifier(bundle)
        if let known = state.withLock({ $0.entriesOfObjects[identifier] }), known.bundle === bundle {
            return known.entry
        }
        let path: String = bundle.bundlePath
        let entry: Entry = state.withLock({ $0.entries[path] }) ?? makeEntry(of: bundle, path: path)
        return state.withLock { state in
            let entry: Entry = state.entries[path] ?? entry
            state.entries[path] = entry
            if state.entriesOfObjects.count > 100 {
                state.entriesOfObjects = state.entriesOfObjects.filter { $0.value.bundle != nil }
            }
            state.entriesOfObjects[identifier] = Known(bundle: bundle, entry: entry)
            return entry
        }
    }

    private static func makeEntry(of bundle: Bundle, path: String) -> Entry {
        let information: [String: Any] = bundle.infoDictionary ?? [:]
        var names: Set<String> = Set(information["CFBundleLocalizations"] as? [String] ?? [])
        if let folder = bundle.resourcePath {
            let entries = try? FileManager.default.contentsOfDirectory(atPath: folder)
            names.formUnion((entries ?? []).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
        }
        var preferred: [String] = UserLanguages.preferred
        // Frameworks are shown in the language of the app.
        if path != Bundle.main.bundlePath, information["CFBundleAllowMixedLocalizations"] as? Bool != true {
            preferred = languages(of: .main) + preferred
        }
        let localizations: [String] = names.sorted()
        return Entry(
            localizations: localizations,
            order: LanguageMatching.searchOrder(
                available: localizations, preferred: preferred, development: developmentRegion(of: bundle)))
    }

    // MARK: Files

    /// The suffixes of file names for a kind of device. The first file that exists is used.
    private static var deviceSuffixes: [String] { ["~" + DeviceKind.current.rawValue, ""] }

    /// Returns the folders in which a bundle's resources are looked up, in order: the folder of resources that are not
    /// localized, and the folders of the localizations.
    ///
    /// - Parameter localization: The only localization to use, or nil for the user's localizations.
    package static func folders(of bundle: Bundle, subdirectory: String?, localization: String? = nil) -> [String] {
        guard let root = bundle.resourcePath else { return [] }
        var names: [String] = searchOrder(of: bundle)
        if let localization {
            names = [localization]
            if !localizations(of: bundle).contains(localization) {
                names = LanguageMatching.localizations(from: localizations(of: bundle), for: [localization])
            }
        }
        let inner: String = subdirectory.map { $0.isEmpty ? "" : "/\($0)" } ?? ""
        return ([""] + names.map { "/\($0).lproj" }).map { root + $0 + inner }
    }

    /// Returns the first file with the given name in the folders of a bundle, if any. Without a name, returns the first
    /// file with the extension.
    package static func url(
        _ name: String?, extension fileExtension: String?, subdirectory: String?, in bundle: Bundle,
        localization: String? = nil
    ) -> URL? {
        let suffix: String = fileExtension.map { $0.isEmpty ? "" : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        let folders: [String] = folders(of: bundle, subdirectory: subdirectory, localization: localization)
        guard let name, !name.isEmpty else {
            guard !suffix.isEmpty else { return nil }
            return folders.lazy.compactMap { files(in: $0, suffix: suffix).first }.first
        }
        for folder in folders {
            for candidate in candidates(name, suffix: suffix) {
                let path = "\(folder)/\(candidate)"
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
                    return URL(fileURLWithPath: path, isDirectory: isFolder.boolValue)
                }
            }
        }
        return nil
    }

    /// The names that a file can have. The first that exists is used.
    private static func candidates(_ name: String, suffix: String) -> [String] {
        if !suffix.isEmpty { return deviceSuffixes.map { name + $0 + suffix } }
        let path: NSString = name as NSString
        guard !path.pathExtension.isEmpty else { return [name] }
        return deviceSuffixes.map { "\(path.deletingPathExtension)\($0).\(path.pathExtension)" }
    }

    /// Returns the files with the given extension in the folders of a bundle. If a localization contains such files,
    /// the files of the next localizations are left out.
    package static func urls(
        extension fileExtension: String?, subdirectory: String?, in bundle: Bundle, localization: String? = nil
    ) -> [URL] {
        let suffix: String = fileExtension.map { $0.isEmpty ? "" : $0.hasPrefix(".") ? $0 : ".\($0)" } ?? ""
        let folders: [String] = folders(of: bundle, subdirectory: subdirectory, localization: localization)
        let localized: [URL]? = folders.dropFirst().lazy.map { files(in: $0, suffix: suffix) }.first { !$0.isEmpty }
        return (folders.first.map { files(in: $0, suffix: suffix) } ?? []) + (localized ?? [])
    }

    private static func files(in folder: String, suffix: String) -> [URL] {
        let entries: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return entries.filter { $0.hasSuffix(suffix) }.sorted().map { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
            return URL(fileURLWithPath: "\(folder)/\(name)", isDirectory: isFolder.boolValue)
        }
    }

    // MARK: Strings

    /// Returns the entry for a key in a string table, or nil if the table has no such entry.
    package static func entry(forKey key: String, table: String?, in bundle: Bundle) -> LocalizedEntry? {
        self.table(table, in: bundle).entries[key]?.entry(device: DeviceKind.current.rawValue)
    }

    private static func table(_ name: String?, in bundle: Bundle) -> StringTable {
        let name: String = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let entry: Entry = entry(of: bundle)
        if let table = entry.tables.withLock({ $0[name] }) { return table }
        let strings: URL? = url(name, extension: "strings", subdirectory: nil, in: bundle)
        let rules: URL? = url(name, extension: "stringsdict", subdirectory: nil, in: bundle)
        let table = StringTable(
            strings: strings.flatMap { try? Data(contentsOf: $0) }, rules: rules.flatMap { try? Data(contentsOf: $0) },
            language: language(
                ofFolder: (rules ?? strings)?.deletingLastPathComponent(), fallback: entry.order.first))
        entry.tables.withLock { $0[name] = table }
        return table
    }

    private static func language(ofFolder folder: URL?, fallback: String?) -> String {
        if let folder, folder.pathExtension == "lproj", folder.lastPathComponent != "Base.lproj" {
            return folder.deletingPathExtension().lastPathComponent
        }
        return fallback ?? UserLanguages.preferred.first ?? "en"
    }

    /// The localized values of a bundle's information, from `InfoPlist.strings`.
    package static func localizedInformation(of bundle: Bundle) -> [String: String] {
        table("InfoPlist", in: bundle).entries.compactMapValues { entry in
            guard case .text(let text) = entry.entry(device: DeviceKind.current.rawValue) else { return nil }
            return text
        }
    }
}
