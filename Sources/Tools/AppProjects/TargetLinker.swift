/// Resolves the dependencies of targets, leaves out targets without Swift sources, and makes names unique.
struct TargetLinker {
    private let context: ProjectContext
    private var byIdentity: [UnlinkedTarget.Identity: Int] = [:]
    private var byProduct: [String: Int] = [:]
    /// For each target of the context, whether the project keeps it.
    private var isKept: [Bool] = []
    private var names: [String] = []

    private init(_ context: ProjectContext) {
        self.context = context
    }

    /// Returns the targets with their dependencies.
    static func targets(of context: ProjectContext) -> [AppTarget] {
        var linker = TargetLinker(context)
        linker.collect()
        linker.makeNamesUnique()
        return context.targets.indices.filter { linker.isKept[$0] }.map(linker.resolved)
    }

    private mutating func collect() {
        for (index, target) in context.targets.enumerated() {
            byIdentity[target.identity] = index
            for file in target.productFiles where byProduct[file] == nil { byProduct[file] = index }
            isKept.append(!isWithoutSwift(target))
        }
    }

    /// Whether a target is a library without Swift sources. Adds a notice if it has sources in other languages.
    private func isWithoutSwift(_ unlinked: UnlinkedTarget) -> Bool {
        let target: AppTarget = unlinked.target
        guard target.sources.isEmpty, target.kind == .library else { return false }
        // CocoaPods creates a target without sources for all pods of an app.
        if !target.otherSources.isEmpty {
            context.note(
                .dependency, target: target.name,
                "The target \(target.name) is left out: It has no Swift sources.")
        }
        return true
    }

    // MARK: Names

    private mutating func makeNamesUnique() {
        var taken: Set<String> = []
        var modules: [String: String] = [:]
        for index in context.targets.indices {
            let unlinked: UnlinkedTarget = context.targets[index]
            var name: String = unlinked.target.name
            if isKept[index], !taken.insert(name).inserted {
                let container: String = FilePath.stem(unlinked.identity.project)
                name = "\(unlinked.target.name) (\(container))"
                var number = 2
                while !taken.insert(name).inserted {
                    name = "\(unlinked.target.name) (\(container) \(number))"
                    number += 1
                }
            }
            context.targets[index].target.name = name
            names.append(name)
            guard isKept[index] else { continue }
            let module: String = unlinked.target.moduleName.isEmpty ? "Module" : unlinked.target.moduleName
            var unique: String = module
            var number = 2
            // File systems can ignore capitalization.
            while modules[unique.lowercased()] != nil {
                unique = "\(module)_\(number)"
                number += 1
            }
            if let first = modules[module.lowercased()] {
                context.note(
                    .setting, target: name,
                    "The targets \(first) and \(name) have the same module name \(module). The module name of \(name) "
                        + "becomes \(unique).")
            }
            modules[unique.lowercased()] = name
            context.targets[index].target.moduleName = unique
        }
    }

    // MARK: Dependencies

    private func resolved(_ index: Int) -> AppTarget {
        let unlinked: UnlinkedTarget = context.targets[index]
        var target: AppTarget = unlinked.target
        var visited: Set<Int> = [index]
        resolve(unlinked.dependencies, of: unlinked, into: &target, &visited)
        if target.kind == .unitTests || target.kind == .uiTests { resolveApp(of: unlinked, into: &target) }
        for bundle in unlinked.bundles { addResources(of: bundle, to: &target) }
        return target
    }

    private func resolve(
        _ dependencies: [UnlinkedTarget.Dependency], of unlinked: UnlinkedTarget, into target: inout AppTarget,
        _ visited: inout Set<Int>
    ) {
        for dependency in dependencies {
            switch dependency {
            case .target(let identity):
                if let index = byIdentity[identity] { add(index, to: &target, &visited) }
            case .productFile(let name):
                if let index = byProduct[name] { add(index, to: &target, &visited) }
            case .library(let path):
                let framework: String = FilePath.stem(path) + ".framework"
                if let index = byProduct[FilePath.name(path)] ?? byProduct[framework] {
                    add(index, to: &target, &visited)
                } else if !path.contains("/Pods/") {
                    context.note(
                        .dependency, target: target.name, path: path,
                        "\(FilePath.name(path)) is compiled for Apple's systems. It cannot be used here.")
                }
            case .packageProduct(let product, let package):
                resolve(product, of: package, into: &target, &visited)
            }
        }
    }

    /// Adds a dependency on a target. The dependencies of a target that is left out take its place.
    private func add(_ index: Int, to target: inout AppTarget, _ visited: inout Set<Int>) {
        guard visited.insert(index).inserted else { return }
        if isKept[index] {
            target.targetDependencies.append(names[index])
        } else {
            resolve(context.targets[index].dependencies, of: context.targets[index], into: &target, &visited)
        }
    }

    private func resolveApp(of unlinked: UnlinkedTarget, into target: inout AppTarget) {
        var index: Int?
        switch unlinked.app {
        case .target(let identity): index = byIdentity[identity]
        case .productFile(let name): index = byProduct[name]
        default: break
        }
        if index == nil, let name = unlinked.appName {
            index = context.targets.indices.first { context.targets[$0].target.name == name && isApp($0) }
        }
        // Tests usually depend on the app that they need.
        if index == nil, target.kind == .uiTests || unlinked.app != nil {
            index = target.targetDependencies.compactMap(names.firstIndex).first(where: isApp)
        }
        guard let index, isApp(index) else { return }
        target.appTarget = names[index]
        if target.kind == .unitTests, !target.targetDependencies.contains(names[index]) {
            target.targetDependencies.append(names[index])
        }
    }

    private func isApp(_ index: Int) -> Bool { context.targets[index].target.kind == .app }

    /// Adds the resources of a target that builds a bundle, in a folder with the name of the bundle.
    private func addResources(of dependency: UnlinkedTarget.Dependency, to target: inout AppTarget) {
        let bundle: UnlinkedTarget? = context.bundles.first {
            switch dependency {
            case .target(let identity): $0.identity == identity
            case .productFile(let name): $0.productFile == name
            case .library, .packageProduct: false
            }
        }
        guard let bundle else { return }
        for resource in bundle.target.resources {
            let destination: String = bundle.productFile + "/" + resource.destination
            target.resources.append(AppResource(path: resource.path, destination: destination))
        }
    }

    // MARK: Packages

    /// The products of Engawa, which every derived app has.
    private static let ownProducts: Set<String> = [
        "UIKit", "Engawa", "XCUIAutomation", "SnapshotTesting", "EngawaTesting", "DemoServer",
        "UIKitTesting",
    ]

    /// Adds the dependency on a product of a package.
    ///
    /// - Parameter package: The folder of a local package, the identity of a remote one, or nil if it is not known.
    private func resolve(
        _ product: String, of package: String?, into target: inout AppTarget, _ visited: inout Set<Int>
    ) {
        if let package, context.engawaFolders.contains(package) || package == "engawa" { return }
        if product == "SnapshotTesting", package == nil || package == "swift-snapshot-testing" { return }
        if package == nil, !context.engawaFolders.isEmpty, TargetLinker.ownProducts.contains(product) { return }
        if let folder = localPackage(with: product, package) {
            let manifest: PackageManifest? = context.packages[folder]
            let names: [String] = manifest?.products.first { $0.name == product }?.targets ?? [product]
            for name in names {
                let identity = UnlinkedTarget.Identity(project: folder, identifier: name)
                if let index = byIdentity[identity] { add(index, to: &target, &visited) }
            }
            return
        }
        if let package, context.remotePackages.contains(where: { $0.identity == package }) {
            let dependency = ProductDependency(product: product, package: package)
            if !target.productDependencies.contains(dependency) { target.productDependencies.append(dependency) }
            return
        }
        // A notice names each local package that cannot be read.
        if let package, context.failedPackages.contains(package) { return }
        context.note(
            .dependency, target: target.name,
            "The target \(target.name) depends on the product \(product), which no package of the project has.")
    }

    /// The folder of the local package with a product, or nil.
    private func localPackage(with product: String, _ package: String?) -> String? {
        func hasProduct(_ folder: String) -> Bool {
            guard let manifest = context.packages[folder] else { return false }
            return manifest.products.contains { $0.name == product } || manifest.targets.contains { $0.name == product }
        }
        if let package {
            if hasProduct(package) { return package }
            // A local package replaces a remote one with the same identity.
            return context.packageFolders.first {
                FilePath.name($0).lowercased() == package.lowercased() && hasProduct($0)
            }
        }
        return context.packageFolders.first(where: hasProduct)
    }
}
