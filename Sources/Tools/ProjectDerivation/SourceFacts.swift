import SourceRewriting

/// The facts about sources that the description of a derived package contains.
struct SourceFacts: Codable, Hashable {
    /// The names of the imported modules.
    var imports: Set<String>
    /// The frameworks whose imports are removed.
    var removedImports: Set<String>
    /// The name of the class of the application's delegate, if the source is the entry point of the app.
    var delegateClass: String?

    /// Finds the facts in a source.
    init(_ uses: SourceUses, source: String) {
        imports = Set(uses.imports.map(\.module))
        removedImports = uses.removedImports
        if let main = uses.mainType {
            delegateClass = main.name
        } else if uses.callsApplicationMain {
            // The usual argument of UIApplicationMain.
            delegateClass = source.firstMatch(of: /NSStringFromClass\(\s*([\w.]+)\.self\s*\)/).map { String($0.1) }
        }
    }
}
