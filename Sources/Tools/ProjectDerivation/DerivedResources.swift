import AppProjects
import Foundation

/// The resources of a project, as the contents of its bundles. `Documentation/Bundles.md` describes the layout.
struct DerivedResources {
    private let project: AppProject
    /// Sentences about resources that could not be used.
    private(set) var notices: [ProjectNotice] = []

    init(project: AppProject) { self.project = project }

    /// The bundle of an app, in the package.
    static func bundle(of app: AppTarget) -> String { "Bundles/\(app.moduleName).app" }

    /// Writes the bundles of all apps.
    mutating func derive(
        into package: inout PackageFolder, inputs: inout InputList, explain: (String) -> Void
    ) throws {
        for app in project.targets where app.kind == .app {
            let bundle: String = DerivedResources.bundle(of: app)
            try write(app, to: bundle, into: &package, inputs: &inputs)
            for target in project.targets where target.kind == .library {
                let folder: String = "\(bundle)/\(DerivedResources.folder(of: target))"
                try write(target, to: folder, into: &package, inputs: &inputs)
            }
            for target in project.targets where target.appTarget == app.name {
                try write(
                    target, to: "\(bundle)/PlugIns/\(target.moduleName).xctest", into: &package, inputs: &inputs)
            }
        }
    }

    /// The folder of a library's resources in the bundle of an app.
    private static func folder(of library: AppTarget) -> String { "Frameworks/\(library.moduleName).framework" }

    private mutating func write(
        _ target: AppTarget, to folder: String, into package: inout PackageFolder, inputs: inout InputList
    ) throws {
        guard !target.resources.isEmpty || target.kind == .app else { return }
        if let information = target.settings.infoPlist {
            try package.write(information, to: folder + "/Info.plist")
        }
        for resource in target.resources {
            inputs.add(resource.path)
            try package.link(folder + "/" + resource.destination, to: resource.path)
        }
    }
}
