/// Initializers without parameters, which on Apple platforms are methods of the Objective-C runtime.
extension AppDeclarations {
    /// Returns whether `init()` of a class of the app does not override that of `NSObject`, because a superclass
    /// declares it as a convenience initializer.
    func hasSeparateInitializer(_ path: String) -> Bool {
        guard let type = types[path], type.keyword == .class else {
            return KitClasses.haveSeparateInitializer.contains(path)
        }
        guard let superclass = superclass(of: path) else { return false }
        switch type.initializers.empty {
        case nil: return !type.initializers.hasDesignated && hasSeparateInitializer(superclass)
        case let modifiers?:
            if modifiers.contains(.override) { return hasSeparateInitializer(superclass) }
            return superclass != "NSObject" && ancestry(of: path).last == "NSObject"
        }
    }

    /// Returns whether a class must have a required `init()`, because a protocol of the app requires it, and a class of
    /// the kit declares it.
    func requiresInitializer(_ path: String) -> Bool {
        ancestry(of: path).contains { isRequiredInitializerAdded(to: $0) }
    }

    /// Returns whether a class adopts a protocol with `init()`, and inherits `init()` from a class of the kit.
    func isRequiredInitializerAdded(to path: String) -> Bool {
        guard let type = types[path], type.keyword == .class, type.initializers.empty == nil,
            let superclass = superclass(of: path), KitClasses.requiredInitializers[superclass] != nil
        else { return false }
        return ownProtocols(of: path).contains { name in
            types[name]?.keyword == .protocol && types[name]?.initializers.empty != nil
        }
    }
}

extension KitClasses {
    /// The classes whose `init()` does not override that of `NSObject`.
    static let haveSeparateInitializer: Set<String> = ["UIRefreshControl", "UITableViewController", "UIWindow"]

    /// The declaration of a required `init()` in a subclass, by the name of the superclass.
    static let requiredInitializers: [String: String] = [
        "NSObject": "required override init() { super.init() }",
        "UIView": "required convenience init() { self.init(frame: .zero) }",
        "UIViewController": "required convenience init() { self.init(nibName: nil, bundle: nil) }",
    ]
}
