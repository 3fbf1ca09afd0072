/// Resolves the dependencies of targets, and makes names unique.
struct TargetLinker {
    private let context: ProjectContext
    private var byIdentity: [UnlinkedTarget.Identity: Int] = [:]
    private var byProduct: [String: Int] = [:]
    private var names: [String] = []

    init(_ context: ProjectContext) {
        self.context = context
    }

    func link(into project: inout AppProject) {
        var linker = self
        project.targets = linker.targets(developmentFolder: project.folder)
    }

    private mutating func targets(developmentFolder: String) -> [AppTarget] {
        for (index, unlinked) in context.targets.enumerated() {
            byIdentity[unlinked.identity] = index
            if !unlinked.productFile.isEmpty, byProduct[unlinked.productFile] == nil {
                byProduct[unlinked.productFile] = index
            }
        }
        makeNamesUnique()
        return context.targets.indices.map(resolved)
    }

    // MARK: Names

    private mutating func makeNamesUnique() {
        var taken: Set<String> = []
        var modules: [String: String] = [:]
        for index in context.targets.indices {
            let unlinked: UnlinkedTarget = context.targets[index]
            var name: String = unlinked.target.name
            if !taken.insert(name).inserted {
                name += " (\(FilePath.stem(unlinked.identity.project)))"
                while !taken.insert(name).inserted { name += "'" }
            }
            context.targets[index].target.name = name
            names.append(name)
            let module: String = unlinked.target.moduleName
            var unique: String = module.isEmpty ? "Module" : module
            var number = 2
            while modules[unique.lowercased()] != nil {
                unique = "\(module)_\(number)"
                number += 1
            }
            modules[unique.lowercased()] = name
            context.targets[index].target.moduleName = unique
            if unique != module, let first = modules[module.lowercased()] {
                context.note(
                    .setting, target: name,
                    "The targets \(first) and \(name) have the same module name \(module). That of \(name) is \(unique)."
                )
            }
        }
    }

    // MARK: Dependencies

    private func resolved(_ index: Int) -> AppTarget {
        let unlinked: UnlinkedTarget = context.targets[index]
        var target: AppTarget = unlinked.target
        for dependency in unlinked.dependencies { resolve(dependency, of: unlinked, into: &target) }
        if unlinked.target.kind == .unitTests || unlinked.target.kind == .uiTests {
            resolveApp(of: unlinked, into: &target)
        }
        return target
    }

    private func add(_ index: Int, to target: inout AppTarget) {
        guard names[index] != target.name, !target.targetDependencies.contains(names[index]) else { return }
        target.targetDependencies.append(names[index])
    }

    private func resolve(
        _ dependency: UnlinkedTarget.Dependency, of unlinked: UnlinkedTarget, into target: inout AppTarget
    ) {
        switch dependency {
        case .target(let identity):
            if let index = byIdentity[identity] { add(index, to: &target) }
        case .productFile(let name):
            if let index = byProduct[name] { add(index, to: &target) }
        case .packageProduct(let product, let package):
            if let package, context.remotePackages.contains(where: { $0.identity == package }) {
                let dependency = ProductDependency(product: product, package: package)
                if !target.productDependencies.contains(dependency) { target.productDependencies.append(dependency) }
            }
        case .packageTarget: break
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
        // A target with user interface tests depends on the app that it launches.
        if index == nil, unlinked.target.kind == .uiTests {
            index = target.targetDependencies.compactMap(names.firstIndex).first(where: isApp)
        }
        guard let index, isApp(index) else { return }
        target.appTarget = names[index]
        if unlinked.target.kind == .unitTests { add(index, to: &target) }
    }

    private func isApp(_ index: Int) -> Bool { context.targets[index].target.kind == .app }
}
