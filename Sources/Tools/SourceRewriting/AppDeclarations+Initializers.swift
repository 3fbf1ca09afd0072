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
        case nil: return inheritsInitializers(path) && hasSeparateInitializer(superclass)
        case let modifiers?:
            if modifiers.contains(.override) { return hasSeparateInitializer(superclass) }
            return superclass != "NSObject" && ancestry(of: path).last == "NSObject"
        }
    }

    /// Returns whether a class of the app inherits the convenience initializers of its superclass: it declares no
    /// designated initializer, or overrides all those of the superclass.
    func inheritsInitializers(_ path: String) -> Bool {
        guard let declared = types[path]?.initializers.designated, !declared.isEmpty else { return true }
        guard let superclass = superclass(of: path), let inherited = designatedInitializers(of: superclass) else {
            return false
        }
        return inherited.isSubset(of: declared)
    }

    /// Returns the argument labels of the designated initializers of a class of the app or of the kit; nil if they are
    /// not known.
    private func designatedInitializers(of path: String) -> Set<[String]>? {
        guard let type = types[path], type.keyword == .class else {
            return KitClasses.initializers(of: path)?.designated
        }
        guard type.initializers.designated.isEmpty else { return type.initializers.designated }
        return superclass(of: path).flatMap(designatedInitializers)
    }

    /// Returns whether a class must have a required `init()`, because a protocol of the app requires it, and a class of
    /// the kit declares it.
    func requiresInitializer(_ path: String) -> Bool {
        ancestry(of: path).contains { addedInitializer(of: $0) != nil }
    }

    /// Returns the required `init()` of a class that adopts a protocol with `init()`, and inherits `init()` from a
    /// class of the kit; nil for other classes.
    func addedInitializer(of path: String) -> String? {
        let adoptsProtocol: Bool = ownProtocols(of: path).contains { name in
            types[name]?.keyword == .protocol && types[name]?.initializers.empty != nil
        }
        guard adoptsProtocol else { return nil }
        for ancestor in ancestry(of: path) {
            guard let type = types[ancestor], type.keyword == .class else {
                return KitClasses.initializers(of: ancestor)?.required
            }
            guard type.initializers.empty == nil, inheritsInitializers(ancestor) else { return nil }
            // The class inherits the required initializer of this superclass.
            if ancestor != path, addedInitializer(of: ancestor) != nil { return nil }
        }
        return nil
    }
}

extension KitClasses {
    /// The classes whose `init()` does not override that of `NSObject`.
    static let haveSeparateInitializer: Set<String> = ["UIRefreshControl", "UITableViewController", "UIWindow"]

    /// The initializers of a class from which classes of apps inherit.
    struct Initializers {
        /// The argument labels of the designated initializers.
        var designated: Set<[String]>
        /// The declaration of a required `init()` in a subclass.
        var required: String
    }

    /// Returns the initializers of a class; nil for a class with other designated initializers than its superclass in
    /// this table.
    static func initializers(of name: String) -> Initializers? {
        switch name {
        case "NSObject": Initializers(designated: [[]], required: "required override init() { super.init() }")
        case "UIViewController", "UITabBarController":
            Initializers(
                designated: [["nibName", "bundle"], ["coder"]],
                required: "required convenience init() { self.init(nibName: nil, bundle: nil) }")
        case _ where plainViews.contains(name):
            Initializers(
                designated: [["frame"], ["coder"]], required: "required convenience init() { self.init(frame: .zero) }")
        default: nil
        }
    }

    /// `UIView`, and classes with its designated initializers.
    private static let plainViews: Set<String> = [
        "UIView", "UIButton", "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
        "UIControl", "UIDatePicker", "UILabel", "UINavigationBar", "UIPageControl", "UIPickerView", "UIScrollView",
        "UISearchBar", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITabBar", "UITextField", "UIToolbar",
    ]
}
