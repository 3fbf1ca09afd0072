import AppProjects
import Foundation
import ProjectDerivation

/// Builds the programs of a derived package.
struct PackageBuilder {
    let package: DerivedPackage
    let kit: Kit
    let isVerbose: Bool

    /// The folder of the built programs.
    var programs: String { package.folder + "/.build/debug" }

    /// Builds the program of an app, unless nothing has changed since the last build.
    func buildApp(_ app: DerivedPackage.Target) throws {
        try build(product: app.moduleName, program: app.moduleName, isTest: false)
    }

    /// Builds the program with all tests, unless nothing has changed since the last build.
    func buildTests() throws {
        try build(
            product: package.name + "PackageTests", program: package.testProgram, isTest: true)
    }

    /// Makes the bundle of an app available beside its program.
    func linkBundle(of app: DerivedPackage.Target) throws {
        guard let bundle = app.bundle else { return }
        let link = "\(programs)/\(app.moduleName).app"
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == bundle { return }
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: bundle)
    }

    // MARK: Building

    private func build(product: String, program: String, isTest: Bool) throws {
        let stampFile = "\(package.folder)/built-\(product)"
        let stamp = BuildStamp(inputs: package.inputsStamp, kit: kit.identifier)
        let previous = BuildStamp(contentsOf: stampFile)
        if access("\(programs)/\(program)", X_OK) == 0, previous == stamp { return }
        if stamp.requiresLinking(after: previous) {
            try? FileManager.default.removeItem(atPath: "\(programs)/\(program)")
        }
        try? FileManager.default.removeItem(atPath: stampFile)
        guard let swift = Subprocess.find("swift") else {
            throw ProjectError(
                "Swift is not installed, or not on your PATH. Install Swift 6.3 from https://www.swift.org/install/linux."
            )
        }
        Terminal.write("Building \(package.name) …")
        var output = BuildOutput(package: package, isVerbose: isVerbose)
        let options: [String] =
            ["build", "--package-path", package.folder, "--product", product, "-Xswiftc", "-diagnostic-style=llvm"]
            + kit.compilerOptions(imports: package.imports)
            + kit.linkerOptions(imports: package.imports, isTest: isTest)
        if isVerbose { Terminal.write(([swift] + options).joined(separator: " ")) }
        let status: Int32 = try Subprocess.run(swift, options) { output.handle($0) }
        output.finish()
        guard status == 0 else {
            // The omitted parts may explain the errors.
            for notice in package.notices { Terminal.write(notice) }
            throw ProjectError(output.summary)
        }
        try stamp.write(to: stampFile)
    }
}
