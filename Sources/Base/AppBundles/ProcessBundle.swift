import CBundleHooks
import Foundation
import Synchronization

/// The bundle of the app that runs in this process.
package enum ProcessBundle {
    /// The path of the app's bundle, or nil if the process has none. Set before `main`.
    package static let path: String? = findPath()

    /// Whether the process runs tests, or an app without a window. Desktop settings do not affect such a process.
    package static let isIsolated: Bool = {
        variable("ENGAWA_HOST") == "headless" || variable("ENGAWA_TOUR") != nil || programPath.hasSuffix(".xctest")
    }()

    /// Returns the value of an environment variable.
    ///
    /// `ProcessInfo` copies the whole environment each time, which would slow the launch of an app.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The path of the program.
    package static let programPath: String = {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return link ?? CommandLine.arguments.first ?? ""
    }()

    private static func findPath() -> String? {
        // The bundle of tests without an app has no Info.plist.
        if let path = variable("ENGAWA_APP_BUNDLE"), !path.isEmpty {
            return FileManager.default.fileExists(atPath: path) ? path : nil
        }
        let path: String = programPath + ".app"
        return FileManager.default.fileExists(atPath: path + "/Info.plist") ? path : nil
    }

    /// Deallocates an object whose initializer has not run.
    package static func discard(_ object: AnyObject) {
        bundle_hooks_discard(Unmanaged.passUnretained(object).toOpaque())
    }

    /// Makes the app's bundle the main bundle, and sets up its folders.
    package static func prepare() {
        _ = UserLanguages.desktop
        guard let path else { return }
        let name: String = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        bundle_hooks_set_program("\(path)/\(name)")
        if let identifier = Bundle.main.bundleIdentifier, !identifier.isEmpty {
            Sandbox.prepare(identifier: identifier)
        }
        _ = UserLanguages.preferred
    }

    // MARK: Inner bundles

    private static let inner = Mutex<[Bundle]?>(nil)

    /// The bundles of the app's frameworks and tests.
    package static var innerBundles: [Bundle] {
        if let found = inner.withLock({ $0 }) { return found }
        var bundles: [Bundle] = []
        if let path {
            for (folder, suffix) in [("Frameworks", ".framework"), ("PlugIns", ".xctest")] {
                let entries = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
                for entry in (entries ?? []).sorted() where entry.hasSuffix(suffix) {
                    if let bundle = Bundle(path: "\(path)/\(folder)/\(entry)") { bundles.append(bundle) }
                }
            }
        }
        inner.withLock { $0 = bundles }
        return bundles
    }

    /// Returns the bundle that contains the resources of a class.
    package static func bundle(for aClass: AnyClass) -> Bundle {
        let name: String = module(of: aClass)
        let bundle: Bundle? = innerBundles.first { bundle in
            bundle.bundleURL.deletingPathExtension().lastPathComponent == name
        }
        return bundle ?? .main
    }

    /// Returns the name of the module that contains a class.
    package static func module(of aClass: AnyClass) -> String {
        var name: Substring = String(reflecting: aClass)[...]
        // A class in an extension of another module's type has the name "(extension in Module):Other.Type.Class".
        let mark = "(extension in "
        if name.hasPrefix(mark) { name = name.dropFirst(mark.count).prefix { $0 != ")" } }
        return String(name.prefix { $0 != "." })
    }
}

/// Called by CBundleHooks before `main`.
@_cdecl("engawa_prepare_bundles")
public func prepareBundles() { ProcessBundle.prepare() }
