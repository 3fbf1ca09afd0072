/// The products and targets that a target links or depends on.
extension XcodeTargetReader {
    mutating func readDependencies() {
        for identifier in object.strings("packageProductDependencies") { addPackageProduct(identifier) }
        for dependency in project.objects(object.strings("dependencies")) {
            let filters: [String] = dependency.strings("platformFilters") + dependency.strings("platformFilter")
            guard filters.isEmpty || filters.contains("ios") else { continue }
            if let product = dependency.string("productRef") {
                addPackageProduct(product)
            } else {
                for found in targets(of: dependency, depth: 0) { add(found) }
            }
        }
    }

    private mutating func add(_ dependency: UnlinkedTarget.Dependency) {
        if !unlinked.dependencies.contains(dependency) { unlinked.dependencies.append(dependency) }
    }

    /// The targets of a dependency. The dependencies of an aggregate target replace it.
    private func targets(of dependency: PropertyListDictionary, depth: Int) -> [UnlinkedTarget.Dependency] {
        let proxy: PropertyListDictionary? = project.object(dependency.string("targetProxy"))
        let identifier: String? = dependency.string("target") ?? proxy?.string("remoteGlobalIDString")
        guard let identifier, depth < 20 else { return [] }
        if let proxy, let path = container(of: proxy), path != project.path {
            return [.target(UnlinkedTarget.Identity(project: path, identifier: identifier))]
        }
        if let target = project.objects[identifier], target.string("isa") == "PBXAggregateTarget" {
            return project.objects(target.strings("dependencies")).flatMap { targets(of: $0, depth: depth + 1) }
        }
        return [.target(UnlinkedTarget.Identity(project: project.path, identifier: identifier))]
    }

    /// The path of the project that a proxy refers to.
    private func container(of proxy: PropertyListDictionary) -> String? {
        guard let portal = proxy.string("containerPortal") else { return nil }
        if project.objects[portal]?.string("isa") == "PBXProject" { return project.path }
        guard let path = project.locations[portal]?.filePath else { return nil }
        return context.files.existing(path) ?? path
    }

    /// Adds the product or library to which a build file refers, in a phase that links or embeds frameworks.
    mutating func addLibrary(_ file: PropertyListDictionary) {
        if let product = file.string("productRef") { return addPackageProduct(product) }
        guard let identifier = file.string("fileRef"), let object = project.objects[identifier] else { return }
        if object.string("isa") == "PBXReferenceProxy" {
            if let dependency = proxyDependency(object) { add(dependency) }
            return
        }
        switch project.locations[identifier] {
        case .product(let path):
            add(dependency(onProduct: identifier, path))
        case .file(let path):
            // Some projects refer to Apple's frameworks by absolute paths.
            guard FilePath.relative(path, to: project.folder) != nil || context.files.existing(path) != nil else {
                return
            }
            add(.library(path))
        default:
            break
        }
    }

    /// The dependency on a product of this project, or on one that another project of the workspace builds.
    func dependency(onProduct identifier: String, _ path: String) -> UnlinkedTarget.Dependency {
        let owner: String? = (project.root.strings("targets")).first {
            project.objects[$0]?.string("productReference") == identifier
        }
        if let owner { return .target(UnlinkedTarget.Identity(project: project.path, identifier: owner)) }
        return .productFile(FilePath.name(path))
    }

    /// The dependency on a product of a project that this project contains.
    func proxyDependency(_ object: PropertyListDictionary) -> UnlinkedTarget.Dependency? {
        guard let path = object.string("path") else { return nil }
        return .productFile(FilePath.name(path))
    }

    // MARK: Packages

    private mutating func addPackageProduct(_ identifier: String) {
        guard let object = project.objects[identifier], let product = object.string("productName") else { return }
        // Plug-ins have a prefix.
        if product.hasPrefix("plugin:") {
            let plugin = String(product.dropFirst("plugin:".count))
            return context.note(
                .buildPhase, target: name, "The build plug-in \(plugin) of the target \(name) does not run here.")
        }
        add(.packageProduct(product, package: package(of: object)))
    }

    /// The identity of a remote package, or the folder of a local one.
    private func package(of product: PropertyListDictionary) -> String? {
        guard let package = project.object(product.string("package")) else { return nil }
        switch package.string("isa") {
        case "XCRemoteSwiftPackageReference": return package.string("repositoryURL").map(RemotePackage.identity(of:))
        case "XCLocalSwiftPackageReference":
            let path: String? = package.string("relativePath").map { FilePath.join(project.folder, $0) }
            return path.map { context.files.existing($0) ?? $0 }
        default: return nil
        }
    }
}
