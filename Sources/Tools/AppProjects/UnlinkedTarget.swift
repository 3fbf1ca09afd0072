/// A target while its project is read, before its dependencies are resolved.
struct UnlinkedTarget {
    /// Identifies a target of an Xcode project or of a local package.
    struct Identity: Hashable {
        /// The path of the project, or the folder of the package.
        var project: String
        /// The identifier of the object in the project file, or the name of the target in the package.
        var identifier: String
    }

    /// The products that a target links, embeds or depends on.
    enum Dependency: Hashable {
        case target(Identity)
        /// The product of another target with this file name, such as `Core.framework`.
        case productFile(String)
        /// A framework or library at a path. It can be the product of another target.
        case library(String)
        /// A product of a Swift package. `package` is the identity of a remote package or the folder of a local
        /// package; nil if the project does not name the package.
        case packageProduct(String, package: String?)
    }

    var target: AppTarget
    var identity: Identity
    /// The file name of the product, such as `App.app`.
    var productFile: String
    var dependencies: [Dependency] = []
    /// The bundles whose resources belong to the target. Each is represented by the identifier of its own target, or by
    /// the name of its product.
    var bundles: [Dependency] = []
    /// For tests: the target of the app.
    var app: Dependency?
    /// For tests: the name of the target of the app.
    var appName: String?

    /// The names that the product can have. The name in the project file and the name in the build settings can differ.
    var productFiles: [String] {
        let name: String = target.productName
        let names: [String] =
            switch target.kind {
            case .app: ["\(name).app"]
            case .library: ["\(name).framework", "lib\(name).a"]
            case .cLibrary, .unitTests, .uiTests: []
            }
        // A target of a package has no product file.
        return target.package == nil ? [productFile] + names : []
    }
}
