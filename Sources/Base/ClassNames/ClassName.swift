import Synchronization

/// Formats class names for descriptions and logs.
package enum ClassName {
    /// Returns the name of an object's class with its module, such as `MyApp.HomeController`. The name of a kit class
    /// has no module, as on iOS.
    package static func of(_ object: AnyObject) -> String {
        let type: AnyObject.Type = type(of: object)
        // The reflected name of a class inside a function or an extension has components for that context, in
        // parentheses. They are meaningless to a reader.
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
        guard let module = parts.first, parts.count > 1, !isKit(module) else { return String(describing: type) }
        return parts.joined(separator: ".")
    }

    /// Returns whether a module belongs to the kit.
    package static func isKit(_ module: some StringProtocol) -> Bool {
        kitModules.contains(String(module))
    }

    /// Returns whether a class belongs to the kit.
    package static func isOfKit(_ type: AnyClass) -> Bool {
        isKit(String(reflecting: type).prefix { $0 != "." })
    }

    /// Returns a class or its first superclass in the kit.
    package static func nearestKitClass(of type: AnyClass) -> AnyClass {
        var current: AnyClass = type
        while !isOfKit(current), let parent = _getSuperclass(current) { current = parent }
        return current
    }

    /// The folders of Sources/Kit, CoreImage and QuartzCore. An app's module may have a similar name: `UIKitCatalog`.
    package static let kitModules: Set<String> = [
        "BackgroundTasks", "CoreImage", "CoreText", "DeveloperToolsSupport", "KeyboardLayouts", "LinkPresentation",
        "MessageUI", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "SystemTexts", "TextDocuments",
        "TextEditing", "UIKit", "UIKitAccessibility", "UIKitActivities", "UIKitAlerts", "UIKitAnimators",
        "UIKitAppearance", "UIKitBars", "UIKitContainers", "UIKitContent", "UIKitControls", "UIKitCore",
        "UIKitCoreImage", "UIKitDesktop", "UIKitDragDrop", "UIKitDrawing", "UIKitDynamics", "UIKitFeedback",
        "UIKitFind", "UIKitFocus", "UIKitGeometry", "UIKitGlass", "UIKitInput", "UIKitKeyboard", "UIKitLargeContent",
        "UIKitLayers",
        "UIKitLists", "UIKitMenuElements", "UIKitMenus", "UIKitNibs", "UIKitPasting", "UIKitPickers", "UIKitPrinting",
        "UIKitRichText", "UIKitSearching", "UIKitSharing", "UIKitSpelling", "UIKitStackViews", "UIKitSystem",
        "UIKitText", "UIKitTextSelection", "UIKitTransitions", "UIKitVisualFormat", "UserNotifications",
    ]

    // MARK: Objective-C names

    private struct Names {
        var byType: [ObjectIdentifier: String] = [:]
        var types: [String: ObjectIdentifier] = [:]
    }

    private static let names = Mutex(Names())

    /// Registers the name in the attribute `@objc` of a class.
    package static func register(_ name: String, of type: AnyClass) {
        names.withLock {
            $0.byType[ObjectIdentifier(type)] = name
            $0.types[name] = ObjectIdentifier(type)
        }
    }

    /// Returns the registered name of a class, if any.
    package static func registeredName(of type: AnyClass) -> String? {
        names.withLock { $0.byType[ObjectIdentifier(type)] }
    }

    /// Returns the class with a registered name, if any.
    package static func registeredType(_ name: String) -> AnyClass? {
        // The identifier of a class is the address of its metadata, as is a class reference.
        names.withLock { $0.types[name] }.map { unsafeBitCast($0, to: AnyClass.self) }
    }
}
