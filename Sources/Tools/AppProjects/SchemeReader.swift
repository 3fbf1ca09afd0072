import Foundation

/// Finds the schemes of a project, and applies them to the targets.
struct SchemeReader {
    let context: ProjectContext
    /// The workspace and the projects that can contain schemes.
    let containers: [String]
    /// The name of the scheme that the caller chose.
    let chosenName: String?

    /// A scheme and the folder to which its paths are relative.
    struct Found {
        var scheme: XcodeScheme
        var folder: String
    }

    /// Reads all schemes: shared ones first, then those of users.
    func schemes() -> [Found] {
        var shared: [Found] = []
        var own: [Found] = []
        for container in containers {
            shared += schemes(in: FilePath.join(container, "xcshareddata/xcschemes"), of: container)
            let users: String = FilePath.join(container, "xcuserdata")
            for user in context.files.entries(of: users) ?? [] where user.isFolder {
                own += schemes(in: FilePath.join(users, user.name + "/xcschemes"), of: container)
            }
        }
        return shared + own
    }

    private func schemes(in folder: String, of container: String) -> [Found] {
        (context.files.entries(of: folder) ?? []).compactMap { entry in
            guard FilePath.fileExtension(entry.name) == "xcscheme" else { return nil }
            let path: String = FilePath.join(folder, entry.name)
            guard let bytes = context.files.contents(of: path) else { return nil }
            guard let scheme = XcodeScheme(FilePath.stem(entry.name), bytes) else {
                context.note(.setting, path: path, "\(path) is not a valid scheme.")
                return nil
            }
            return Found(scheme: scheme, folder: FilePath.parent(container))
        }
    }

    /// The configuration with which the preferred scheme launches an app.
    func configuration(of schemes: [Found]) -> String? {
        let chosen: Found? = schemes.first { $0.scheme.name == chosenName }
        let first: Found? = schemes.first { $0.scheme.app != nil }
        return (chosen ?? first)?.scheme.configuration
    }

    /// Adds launch parameters to apps and tests.
    ///
    /// - Throws: A `ProjectError` if there is no scheme with the name that the caller chose.
    func apply(_ schemes: [Found], to targets: inout [UnlinkedTarget]) throws {
        if let chosenName, !schemes.contains(where: { $0.scheme.name == chosenName }) {
            let names: String = schemes.map(\.scheme.name).joined(separator: ", ")
            throw ProjectError(
                "There is no scheme with the name \(chosenName). "
                    + (names.isEmpty ? "The project has no schemes." : "The schemes are: \(names)."))
        }
        for index in targets.indices {
            let target: AppTarget = targets[index].target
            switch target.kind {
            case .app:
                guard let found = preferred(schemes, named: target.name, where: { matches($0.app, targets[index], $1) })
                else { continue }
                targets[index].target.launch = expanded(found.scheme.launch, targets[index])
            case .unitTests, .uiTests:
                applyTests(schemes, to: &targets[index])
            case .library, .cLibrary: break
            }
        }
    }

    /// Returns the app that the chosen scheme launches. If the caller chose none, the scheme `name` is used.
    func app(of schemes: [Found], named name: String, among targets: [UnlinkedTarget]) -> UnlinkedTarget.Identity? {
        guard let found = schemes.first(where: { $0.scheme.name == chosenName ?? name }) else { return nil }
        return targets.first { $0.target.kind == .app && matches(found.scheme.app, $0, found.folder) }?.identity
    }

    private func applyTests(_ schemes: [Found], to target: inout UnlinkedTarget) {
        let tests: UnlinkedTarget = target
        func runs(_ scheme: XcodeScheme, _ folder: String) -> Bool {
            scheme.tests.contains { matches($0, tests, folder) }
                || plans(of: scheme, folder).contains { $0.contains(tests) }
        }
        func disables(_ found: Found) -> Bool {
            !runs(found.scheme, found.folder)
                && (found.scheme.disabledTests.contains { matches($0, tests, found.folder) }
                    || plans(of: found.scheme, found.folder).contains { $0.disables(tests) })
        }
        let chosen: Found? = schemes.first { $0.scheme.name == chosenName }
        let found: Found? = preferred(schemes, named: tests.target.name, where: runs)
        // A scheme that lists the target without running its tests counts if it was chosen, or if no other runs them.
        let disabling: Found? =
            [chosen].compactMap(\.self).first(where: disables)
            ?? (found == nil ? schemes.first(where: disables) : nil)
        if let disabling {
            target.target.selectedTests = []
            context.note(
                .setting, target: tests.target.name,
                "The scheme \(disabling.scheme.name) does not run the tests of the target \(tests.target.name).")
        } else if let found {
            apply(found, to: &target)
        }
    }

    private func apply(_ found: Found, to target: inout UnlinkedTarget) {
        target.target.testLaunch = expanded(found.scheme.testLaunch, target)
        target.target.skippedTests = found.scheme.skippedTests[target.identity.identifier] ?? []
        target.target.selectedTests = found.scheme.selectedTests[target.identity.identifier]
        guard let plan = plans(of: found.scheme, found.folder).first(where: { $0.contains(target) }) else { return }
        let launch: LaunchParameters = expanded(plan.launch, target)
        target.target.testLaunch.arguments += launch.arguments
        target.target.testLaunch.environment.merge(launch.environment, uniquingKeysWith: { $1 })
        target.target.skippedTests += plan.skippedTests(of: target)
        if let selected = plan.selectedTests(of: target) { target.target.selectedTests = selected }
    }

    /// Among the schemes that satisfy a condition: the one that the caller chose, or else the one with the given name,
    /// or else the first.
    private func preferred(
        _ schemes: [Found], named name: String, where isSuitable: (XcodeScheme, String) -> Bool
    ) -> Found? {
        if let chosenName {
            let chosen: Found? = schemes.first { $0.scheme.name == chosenName }
            if let chosen, isSuitable(chosen.scheme, chosen.folder) { return chosen }
        }
        let suitable: [Found] = schemes.filter { isSuitable($0.scheme, $0.folder) }
        return suitable.first { $0.scheme.name == name } ?? suitable.first
    }

    private func matches(_ target: XcodeScheme.Target?, _ unlinked: UnlinkedTarget, _ folder: String) -> Bool {
        guard let target else { return false }
        let container: String = FilePath.join(folder, target.container)
        if target.identifier == unlinked.identity.identifier { return container == unlinked.identity.project }
        return target.name == unlinked.identity.identifier
            && (container == unlinked.identity.project || target.container.isEmpty)
    }

    private func plans(of scheme: XcodeScheme, _ folder: String) -> [XcodeTestPlan] {
        scheme.testPlans.compactMap { path in
            let path: String = FilePath.join(folder, path)
            guard let existing = context.files.existing(path), let bytes = context.files.contents(of: existing) else {
                return nil
            }
            return XcodeTestPlan(bytes)
        }
    }

    /// Replaces references to build settings, such as `$(SRCROOT)`.
    private func expanded(_ parameters: LaunchParameters, _ target: UnlinkedTarget) -> LaunchParameters {
        guard let settings = context.buildSettings[target.identity] else { return parameters }
        return LaunchParameters(
            arguments: parameters.arguments.map(settings.expand),
            environment: parameters.environment.mapValues(settings.expand))
    }
}
