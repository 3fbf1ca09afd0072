import ProjectDerivation

/// `engawa derive` and `engawa build`: the first steps of `engawa run`, without the others.
struct BuildCommand {
    private let arguments: Arguments
    private let isBuilt: Bool

    /// Creates a command.
    ///
    /// - Parameter isBuilt: Whether the app is also built.
    init(_ arguments: [String], isBuilt: Bool) throws {
        let name: String = isBuilt ? "build" : "derive"
        self.arguments = try Arguments(
            arguments, command: name, options: ProjectSession.options, flags: ProjectSession.flags)
        try self.arguments.checkOperands(atMost: 1, command: name)
        self.isBuilt = isBuilt
    }

    /// Prints the folder of the derived package, or the path of the app's program.
    func run() throws -> Int32 {
        let session = try ProjectSession(path: arguments.operands.first, arguments: arguments)
        guard isBuilt else {
            for notice in session.package.notices { Terminal.write(notice) }
            print(session.package.folder)
            return 0
        }
        let app: DerivedPackage.Target = try session.app(named: arguments.values["--app"])
        try session.builder.buildApp(app)
        try session.builder.linkBundle(of: app)
        print("\(session.builder.programs)/\(app.moduleName)")
        return 0
    }
}
