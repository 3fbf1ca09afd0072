import Foundation

/// The contents of `xtool.yml`, which declares an app that is built from a library of a Swift package.
struct XtoolProject {
    let path: String
    let values: PropertyListDictionary

    /// Reads the file in a folder.
    ///
    /// - Throws: A `ProjectError` if the file has an error.
    init(in folder: String, files: ProjectFiles) throws {
        path = FilePath.join(folder, "xtool.yml")
        guard let bytes = files.contents(of: path) else { throw ProjectError("\(path) cannot be read.") }
        do {
            guard let values = try YAMLDocument.parse(String(decoding: bytes, as: UTF8.self)).dictionary else {
                throw ProjectError("\(path) has no keys. It needs at least “version: 1” and “bundleID”.")
            }
            self.values = values
        } catch let failure as YAMLDocument.Failure {
            throw ProjectError("\(path):\(failure.line): \(failure.message)")
        }
        if let version = values.string("version"), version != "1" {
            throw ProjectError("\(path) has the version \(version). Only version 1 is supported.")
        }
    }

    /// The name of the app's product; nil for the first library of the package.
    var product: String? { values.string("product") }

    /// Completes the app that the package reader found.
    func complete(_ target: inout AppTarget, folder: String, manifest: PackageManifest, _ context: ProjectContext) {
        let name: String = product ?? manifest.products.first { !$0.isExecutable }?.name ?? target.name
        target.productName = name
        target.settings.bundleIdentifier =
            values.string("bundleID") ?? values.string("orgID").map { "\($0).\(name)" } ?? ""
        target.settings.infoPlist = infoPlist(
            name, target.settings.bundleIdentifier, folder, manifest.defaultLocalization ?? "en", context)
        for resource in values.strings("resources") + values.strings("assetCatalogs") {
            let path: String = FilePath.join(folder, resource)
            guard let existing = context.files.existing(path) else {
                context.note(
                    .missingFile, target: target.name, path: path, "\(path) does not exist. xtool.yml lists it.")
                continue
            }
            target.resources.append(AppResource(path: existing, destination: FilePath.name(existing)))
        }
        for item in values.dictionaries("extensions") {
            let product: String = item.string("product") ?? "without a name"
            context.note(.targetKind, target: product, "The target \(product) is left out: It is an app extension.")
        }
        if let icon = values.string("iconPath"), let path = context.files.existing(FilePath.join(folder, icon)) {
            target.settings.iconPath = path
        }
    }

    /// The values that xtool generates, and the values of the file that replace them.
    private func infoPlist(
        _ name: String, _ identifier: String, _ folder: String, _ region: String, _ context: ProjectContext
    ) -> Data? {
        let all: [String] = [
            "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
            "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ]
        var result: [String: Any] = [
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": region, "CFBundleVersion": "1",
            "CFBundleShortVersionString": "1.0.0", "CFBundleIdentifier": identifier, "CFBundleName": name,
            "CFBundleExecutable": name, "CFBundleDisplayName": name, "CFBundlePackageType": "APPL",
            "UIDeviceFamily": [1, 2], "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": all, "UILaunchScreen": [String: Any](),
        ]
        if let file = values.string("infoPath") {
            let own: [String: Any] = InfoPlist.fileValues(FilePath.join(folder, file), target: name, context)
            result.merge(own, uniquingKeysWith: { $1 })
        }
        return try? PropertyListSerialization.data(fromPropertyList: result, format: .xml, options: 0)
    }
}
