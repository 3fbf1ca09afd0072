import CoreGraphics
import Foundation
import SymbolImages

/// A custom symbol from a symbol set of an asset catalog.
final class CustomSymbol: Sendable {
    let name: String
    private let template: SymbolTemplate

    /// Reads the template of a symbol set. Returns nil if the file is not a template.
    init?(name: String, path: String) {
        guard let data = FileManager.default.contents(atPath: path), let template = SymbolTemplate(data) else {
            return nil
        }
        self.name = name
        self.template = template
    }

    func rendering(_ content: SymbolContent, displayScale: CGFloat) -> SymbolRendering? {
        template.rendering(
            pointSize: content.pointSize, displayScale: displayScale, weight: content.weight.symbolWeight,
            symbolScale: content.scale.symbolScale)
    }
}

/// The origin of a symbol.
enum SymbolSource: Hashable {
    /// The name of a symbol in SF Symbols.
    case system(String)
    case custom(CustomSymbol)

    static func == (left: SymbolSource, right: SymbolSource) -> Bool {
        switch (left, right) {
        case (.system(let name), .system(let other)): name == other
        case (.custom(let symbol), .custom(let other)): symbol === other
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .system(let name): hasher.combine(name)
        case .custom(let symbol): hasher.combine(ObjectIdentifier(symbol))
        }
    }

    var name: String {
        switch self {
        case .system(let name): name
        case .custom(let symbol): symbol.name
        }
    }

    /// Whether the symbol is mirrored in right-to-left layouts.
    var isMirrored: Bool {
        switch self {
        case .system(let name): SymbolImage.isMirrored(name)
        case .custom: false
        }
    }
}
