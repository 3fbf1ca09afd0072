/// Formats class names for descriptions and logs.
package enum ClassName {
    /// Returns the name of an object's class with its module, such as `MyApp.HomeController`. The name of a kit class
    /// has no module, as on iOS.
    package static func of(_ object: AnyObject) -> String {
        let type: AnyObject.Type = type(of: object)
        // The reflected name of a class inside a function or an extension has components for that context, in
        // parentheses. They are meaningless to a reader.
        let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") }
        guard let module = parts.first, parts.count > 1, !isKit(module) else { return String(describing: type) }
        return parts.joined(separator: ".")
    }

    private static func isKit(_ module: Substring) -> Bool {
        module == "QuartzCore" || module.hasPrefix("UIKit") && !module.hasSuffix("Tests")
    }
}
