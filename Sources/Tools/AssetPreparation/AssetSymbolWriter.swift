import AssetCatalogs
import Foundation

/// Writes the source with the symbols of asset catalogs.
struct AssetSymbolWriter {
    enum Kind: String {
        case color, image

        var resourceType: String {
            switch self {
            case .color: "DeveloperToolsSupport.ColorResource"
            case .image: "DeveloperToolsSupport.ImageResource"
            }
        }

        /// The UIKit type.
        var type: String {
            switch self {
            case .color: "UIKit.UIColor"
            case .image: "UIKit.UIImage"
            }
        }

        /// The static members of the UIKit type, which a symbol must not redeclare.
        var members: Set<String> {
            switch self {
            case .color: AssetSymbolWriter.colorMembers
            case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
            }
        }
    }

    /// The expression for the bundle that contains the catalogs.
    let bundle: String
    private(set) var text = ""
    private var depth = 0

    init(bundle: String) { self.bundle = bundle }

    private mutating func line(_ line: String) {
        text += String(repeating: " ", count: depth * 4) + line + "\n"
    }

    private mutating func block(_ header: String, _ body: (inout AssetSymbolWriter) -> Void) {
        line(header + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    mutating func writeHeader() {
        line("import DeveloperToolsSupport")
        line("import Foundation")
        line("import UIKit")
        line("")
        line("nonisolated private let resourceBundle: Foundation.Bundle = \(bundle)")
    }

    /// Writes the properties of `ImageResource` or `ColorResource`.
    mutating func writeResources(_ tree: AssetSymbolTree, _ kind: Kind) {
        line("")
        block("extension \(kind.resourceType)") { $0.writeResources(in: tree, kind) }
    }

    private mutating func writeResources(in tree: AssetSymbolTree, _ kind: Kind) {
        for symbol in tree.symbols {
            let label: String = symbol.isOptional ? "thinnableName" : "name"
            let optional: String = symbol.isOptional ? "?" : ""
            line("/// The \(kind.rawValue) “\(symbol.name)” of the asset catalog.")
            line(
                "nonisolated static let \(AssetSymbolName.escaped(symbol.identifier)): \(kind.resourceType)\(optional) = "
                    + ".init(\(label): \(literal(symbol.name)), bundle: resourceBundle)")
        }
        for namespace in tree.namespaces {
            line("/// The namespace “\(namespace.name)” of the asset catalog.")
            block("nonisolated enum \(AssetSymbolName.escaped(namespace.identifier))") {
                $0.writeResources(in: namespace, kind)
            }
        }
    }

    /// Writes the properties of `UIImage` or `UIColor`.
    mutating func writeExtension(_ tree: AssetSymbolTree, _ kind: Kind, report: (AssetProblem) -> Void) {
        line("")
        block("extension \(kind.type)") { $0.writeExtension(in: tree, kind, path: "", report: report) }
    }

    private mutating func writeExtension(
        in tree: AssetSymbolTree, _ kind: Kind, path: String, report: (AssetProblem) -> Void
    ) {
        for symbol in tree.symbols {
            if path.isEmpty, kind.members.contains(symbol.identifier) {
                report(
                    AssetProblem(
                        path: symbol.path,
                        message: """
                            \(kind.type.dropFirst(6)) has a member \(symbol.identifier), so the asset has no symbol there. \
                            Rename the asset.
                            """))
                continue
            }
            let identifier: String = AssetSymbolName.escaped(symbol.identifier)
            let (optional, label) = symbol.isOptional ? ("?", "thinnableResource") : ("", "resource")
            line("/// The \(kind.rawValue) “\(symbol.name)” of the asset catalog.")
            line(
                "nonisolated static var \(identifier): \(kind.type)\(optional) "
                    + "{ .init(\(label): \(kind.resourceType)\(path).\(identifier)) }")
        }
        for namespace in tree.namespaces {
            let identifier: String = AssetSymbolName.escaped(namespace.identifier)
            line("/// The namespace “\(namespace.name)” of the asset catalog.")
            block("nonisolated enum \(identifier)") {
                $0.writeExtension(in: namespace, kind, path: "\(path).\(identifier)", report: report)
            }
        }
    }

    /// Writes the failable initializers of optional symbols. They return nil if the asset has no content for the
    /// device.
    mutating func writeOptionalInitializers(_ kind: Kind, extendsUIKit: Bool) {
        line("")
        block("extension \(kind.resourceType)") { writer in
            writer.block("nonisolated private init?(thinnableName: Swift.String, bundle: Foundation.Bundle)") {
                $0.line(
                    "if \(kind.type)(named: thinnableName, in: bundle, compatibleWith: nil) == nil { return nil }")
                $0.line("self.init(name: thinnableName, bundle: bundle)")
            }
        }
        guard extendsUIKit else { return }
        line("")
        block("extension \(kind.type)") { writer in
            writer.block("nonisolated private convenience init?(thinnableResource: \(kind.resourceType)?)") {
                $0.line("guard let resource = thinnableResource else { return nil }")
                $0.line("self.init(resource: resource)")
            }
        }
    }

    /// Returns a string literal.
    private func literal(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// The colors of `UIColor`.
    private static let colorMembers: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "scrollViewTexturedBackground", "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
        "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
        "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal",
        "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "underPageBackground", "viewFlipsideBackground", "white", "yellow",
    ]
}
