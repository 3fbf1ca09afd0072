import AppBundles
import Foundation

// This program prints Foundation's information about the bundle, the languages and the folders of an app, as JSON.

final class ProbeClass {}

UserDefaults.standard.set((UserDefaults.standard.object(forKey: "launches") as? Int ?? 0) + 1, forKey: "launches")
UserDefaults(suiteName: "probe.group")?.set("shared", forKey: "name")

func folder(_ directory: FileManager.SearchPathDirectory) -> String {
    FileManager.default.urls(for: directory, in: .userDomainMask).first?.path ?? "none"
}

// An app that lets the user choose a language sets it for the next launch.
if CommandLine.arguments.contains("--german") { UserDefaults.standard.set(["de"], forKey: "AppleLanguages") }

let bundle: Bundle = .main
var answers: [String: String] = [
    "bundlePath": bundle.bundlePath,
    "identifier": bundle.bundleIdentifier ?? "none",
    "name": bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "none",
    "version": bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "none",
    "development": bundle.developmentLocalization ?? "none",
    "localizations": bundle.localizations.joined(separator: ","),
    "preferred": bundle.preferredLocalizations.joined(separator: ","),
    "file": bundle.path(forResource: "text", ofType: "txt") ?? "none",
    "greeting": NSLocalizedString("greeting", comment: ""),
    "apples": String(format: NSLocalizedString("apples", comment: ""), 1234),
    "localizedApples": String.localizedStringWithFormat(NSLocalizedString("apples", comment: ""), 1234),
    "classBundle": Bundle(for: ProbeClass.self).bundlePath,
    "framework": Bundle(identifier: "org.example.kit")?.bundlePath ?? "none",
    "ownIdentifier": Bundle(identifier: bundle.bundleIdentifier ?? "")?.bundlePath ?? "none",
    "frameworks": Bundle.allFrameworks.map { $0.bundleURL.lastPathComponent }.joined(separator: ","),
    "languages": Locale.preferredLanguages.joined(separator: ","),
    "locale": Locale.current.identifier,
    "month": Calendar.current.monthSymbols[0],
    "number": 1234.5.formatted(),
    "date": DateFormatter.localizedString(
        from: Date(timeIntervalSince1970: 0), dateStyle: .long, timeStyle: .none),
    "home": NSHomeDirectory(),
    "temporary": NSTemporaryDirectory(),
    "documents": folder(.documentDirectory),
    "caches": NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first ?? "none",
    "library": folder(.libraryDirectory),
    "launches": "\(UserDefaults.standard.integer(forKey: "launches"))",
    "isolated": "\(ProcessBundle.isIsolated)",
    "languageDefault": UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.joined(separator: ",") ?? "none",
]
answers["writable"] = "\(FileManager.default.isWritableFile(atPath: folder(.applicationSupportDirectory)))"
UserDefaults.standard.synchronize()
UserDefaults(suiteName: "probe.group")?.synchronize()
answers["domain"] =
    "\(UserDefaults.standard.persistentDomain(forName: bundle.bundleIdentifier ?? "none")?["launches"] as? Int ?? 0)"
if CommandLine.arguments.contains("--reset") {
    UserDefaults.standard.removePersistentDomain(forName: bundle.bundleIdentifier ?? "none")
    answers["afterReset"] = "\(UserDefaults.standard.object(forKey: "launches") as? Int ?? 0)"
    UserDefaults.standard.synchronize()
}
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: answers))
