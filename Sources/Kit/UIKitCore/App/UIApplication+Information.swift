import AppBundles
import ClassRuntime
import Foundation
import TextLayout

// The effects of the application's Info.plist at launch.

extension UIApplication {
    /// Applies the name, the style and the fonts of an application.
    func apply(_ information: ApplicationInformation, options: LaunchOptions) {
        let localized: [String: Any] = Bundle.main.localizedInfoDictionary ?? [:]
        let names: [String?] = [
            options.name, localized["CFBundleDisplayName"] as? String, localized["CFBundleName"] as? String,
            information.displayName,
        ]
        if let name = names.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { self.name = name }
        isAlwaysDark = information.isAlwaysDark
        storedStatusBar = ApplicationStatusBar(information)
        for file in information.fontFiles { UIApplication.registerFont(file) }
    }

    private static var registeredFonts: Set<String> = []

    /// Registers a font of the main bundle once.
    private static func registerFont(_ file: String) {
        guard registeredFonts.insert(file).inserted else { return }
        // The build copies all fonts to one folder, regardless of their folders in the project.
        let name: String = (file as NSString).lastPathComponent
        guard
            let path = Bundle.main.path(forResource: file, ofType: nil)
                ?? Bundle.main.path(forResource: name, ofType: nil)
        else {
            Diagnostics.warn(
                "Info.plist lists the font “\(file)” in UIAppFonts, but the app's bundle does not contain it. The "
                    + "system font replaces it.")
            return
        }
        if FontDescription.registerFonts(atPath: path).isEmpty {
            Diagnostics.warn("\(path), which Info.plist lists in UIAppFonts, contains no font that can be read.")
        }
    }

    /// The size of an application's window, in points: the size of a phone in an orientation that the application
    /// supports.
    var defaultWindowSize: CGSize {
        let portrait = CGSize(width: 390, height: 844)
        let orientations: UIInterfaceOrientationMask = supportedOrientationsOfInformation(isPad: false)
        return orientations.isDisjoint(with: [.portrait, .portraitUpsideDown])
            ? CGSize(width: portrait.height, height: portrait.width) : portrait
    }

    /// Returns the orientations that `Info.plist` lists for the device, or all orientations if it lists none.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        supportedOrientationsOfInformation(isPad: DeviceKind.current == .pad)
    }

    /// The orientations that `Info.plist` lists, or all orientations if it lists none.
    func supportedOrientationsOfInformation(isPad: Bool) -> UIInterfaceOrientationMask {
        let names: [String] = applicationInformation().supportedOrientations(isPad: isPad)
        let orientations: [UIInterfaceOrientationMask] = names.compactMap { name in
            switch name {
            case "UIInterfaceOrientationPortrait": .portrait
            case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
            case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
            case "UIInterfaceOrientationLandscapeRight": .landscapeRight
            default: nil
            }
        }
        return orientations.isEmpty ? .all : UIInterfaceOrientationMask(orientations)
    }

    /// The name of the storyboard that provides the first window of an application without a scene manifest, if any.
    var mainStoryboard: String? { applicationInformation().mainStoryboard(isPad: DeviceKind.current == .pad) }

    /// Creates a hidden window with the initial controller of a storyboard. Returns nil if there is no storyboard.
    func makeStoryboardWindow(
        _ configuration: UISceneConfiguration?, _ name: String?, in scene: UIWindowScene
    ) -> UIWindow? {
        guard let controller = ApplicationServices.shared.makeInitialController?(configuration, name) else {
            return nil
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        return window
    }
}

extension UIUserInterfaceLayoutDirection {
    /// The layout direction of the language in which a bundle is shown.
    init(of bundle: Bundle) {
        let language: String = bundle.preferredLocalizations.first ?? "en"
        let direction: Locale.LanguageDirection = Locale.Language(identifier: language).characterDirection
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
