/// The names of classes as descriptions and logs have them.
package enum ClassName {
    /// The name of an object's class with its module, as in `MyApp.HomeController`; without it for the kit's own, whose
    /// modules have no counterpart on iOS.
    package static func of(_ object: AnyObject) -> String {
        let type: AnyObject.Type = type(of: object)
        // A class in a function or an extension is written with the places it is in, which say nothing to a reader.
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
        guard let module = parts.first, parts.count > 1, !isKit(module) else { return String(describing: type) }
        return parts.joined(separator: ".")
    }

    private static func isKit(_ module: Substring) -> Bool {
        module == "QuartzCore" || module.hasPrefix("UIKit") && !module.hasSuffix("Tests")
    }
}
