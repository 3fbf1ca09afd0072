import ClassRuntime
import Foundation
import PlatformHost

extension UIApplication {
    /// A key of the options for `application(_:open:options:)`.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bundle identifier of the application that opens the URL, as a `String`.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list of the application that opens the URL. Engawa provides none.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the URL refers to the original file, rather than to a copy, as a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Passes URLs to the scene's delegate, or to the application's delegate if the scene has no delegate.
    ///
    /// - Parameters:
    ///   - source: The bundle identifier of the application that opens the URLs, if it is known.
    ///   - scene: The scene that opens the URLs; nil for the scene in front.
    package func openURLs(_ urls: [URL], from source: String? = nil, in scene: UIWindowScene? = nil) {
        let (links, others) = splitLinks(urls)
        for link in links { continueActivity(.browsing(link)) }
        guard !others.isEmpty else { return }
        guard let scene = scene ?? connectedWindowScene, let sceneDelegate = scene.delegate else {
            return openInApplicationDelegate(others, from: source)
        }
        sceneDelegate.scene(scene, openURLContexts: UIOpenURLContext.contexts(others, from: source))
    }

    /// Returns the URLs that `options` specify for an application that has not been launched yet.
    package func urls(of options: LaunchOptions, for delegate: any UIApplicationDelegate) -> [URL] {
        self.delegate = delegate
        information = options.information
        return options.allURLs(schemes: applicationInformation().urlSchemes)
    }

    /// Drops files and strings from another program on the view at the location of the drop, and returns whether the
    /// view accepted them.
    package static var acceptDrop: ((HostDrop, UIWindowScene) -> Bool)?

    /// Handles a drop from another program. Opens files that no view accepts.
    func receive(_ drop: HostDrop, in scene: UIWindowScene) {
        if Self.acceptDrop?(drop, scene) != true, !drop.files.isEmpty { openURLs(drop.files, in: scene) }
    }

    /// Splits URLs into links to web pages, which an application receives as activities, and other URLs. If the
    /// application registers the scheme of a web page, as a browser does, the page is among the other URLs.
    func splitLinks(_ urls: [URL]) -> (links: [URL], others: [URL]) {
        let own: Set<String> = applicationInformation().urlSchemes
        func isLink(_ url: URL) -> Bool {
            let scheme: String = url.scheme?.lowercased() ?? ""
            return ["http", "https"].contains(scheme) && !own.contains(scheme)
        }
        return (urls.filter(isLink), urls.filter { !isLink($0) })
    }

    /// Opens a URL in the app or in a desktop application. For a settings URL, opens the app's settings. Returns
    /// whether that succeeded.
    func openURL(_ url: URL, onlyInApps: Bool) -> Bool {
        if openOwnURL(url) { return true }
        switch url.scheme?.lowercased() {
        case "app-settings": return ApplicationServices.shared.showSettings?(false) ?? false
        case "app-settings-notifications": return ApplicationServices.shared.showSettings?(true) ?? false
        default: return !onlyInApps && host?.open(url) ?? false
        }
    }

    /// Opens a URL as `open(_:options:completionHandler:)` does, and returns whether that succeeded.
    @available(*, deprecated, message: "Use open(_:options:completionHandler:).")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { openURL(url, onlyInApps: false) }

    func openInApplicationDelegate(_ urls: [URL], from source: String? = nil) {
        for url in urls {
            var options: [OpenURLOptionsKey: Any] = [.openInPlace: url.isFileURL]
            options[.sourceApplication] = source
            _ = delegate?.application(self, open: url, options: options)
        }
    }

    /// Opens a URL whose scheme this application registers. Returns false for other URLs.
    func openOwnURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), delegate != nil else { return false }
        let information = applicationInformation()
        guard information.urlSchemes.contains(scheme) else { return false }
        afterTurn { [weak self] in self?.openURLs([url], from: information.values["CFBundleIdentifier"] as? String) }
        return true
    }

    /// The string of a URL that opens the app's settings, a page that is generated from its `Settings.bundle`.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The string of a URL that opens the settings of the app's notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings-notifications:"

    /// Schemes that an app can always query, because the system opens them.
    private static let systemSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms-apps", "file",
    ]

    /// Returns whether the app or another installed application can open a URL.
    ///
    /// As on iOS, an app with a bundle identifier must list schemes of other apps in its `Info.plist`, with the key
    /// `LSApplicationQueriesSchemes`. A warning names a scheme that is not listed.
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        let information: ApplicationInformation = applicationInformation()
        if information.urlSchemes.contains(scheme) { return true }
        if scheme == "app-settings" || scheme == "app-settings-notifications" {
            return ApplicationServices.shared.showSettings != nil
        }
        if !UIApplication.systemSchemes.contains(scheme), let listed = information.queriedSchemes,
            !listed.contains(scheme)
        {
            Diagnostics.warn(
                "canOpenURL(_:) returns false for the scheme “\(scheme)”, because LSApplicationQueriesSchemes in "
                    + "Info.plist does not list it.")
            return false
        }
        return host?.canOpen(scheme: scheme) ?? false
    }

    /// The module that contains the class of the delegate.
    var delegateModule: String {
        let delegateName: String = delegate.map { _typeName(type(of: $0)) } ?? ""
        return String(delegateName.prefix { $0 != "." })
    }

    /// Returns the contents of `Info.plist`, which is read once, or the values that replace it.
    package func applicationInformation() -> ApplicationInformation {
        if let information { return information }
        let module: String = delegateModule
        let found: ApplicationInformation =
            UIApplication.informationOfModules[module] ?? ApplicationInformation(module: module)
        UIApplication.informationOfModules[module] = found
        information = found
        return found
    }
}

extension LaunchOptions {
    /// Returns the URLs with which the application is launched: `urls`, and those among `arguments`.
    ///
    /// An argument is a URL if it contains `://` after its scheme, or if its scheme is one of `schemes`. An argument
    /// that is the path of an existing file or folder is a file URL. Arguments that begin with a hyphen are options,
    /// and are ignored. The value after an option with a single hyphen is also ignored, because it sets a default in
    /// `UserDefaults`. The options end at the argument `--`.
    func allURLs(schemes: @autoclosure () -> Set<String>) -> [URL] {
        guard !arguments.isEmpty else { return urls }
        var found = urls
        let knownSchemes = schemes()
        var areOptionsOver = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if !areOptionsOver, argument.hasPrefix("-") {
                areOptionsOver = argument == "--"
                let hasValue: Bool = rest.first.map { !$0.hasPrefix("-") || Double($0) != nil } ?? false
                if !argument.hasPrefix("--"), hasValue { rest.removeFirst() }
            } else if let url = LaunchOptions.url(argument, schemes: knownSchemes) {
                found.append(url)
            }
        }
        return found
    }

    private static func url(_ argument: String, schemes: Set<String>) -> URL? {
        if let url = URL(string: argument), let scheme = url.scheme?.lowercased(),
            schemes.contains(scheme) || argument.dropFirst(scheme.count).hasPrefix("://")
        {
            return url
        }
        return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
    }
}
