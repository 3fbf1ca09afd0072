import AssetCatalogs

/// The Swift source with symbols for the images and colors of asset catalogs, as Xcode generates it.
///
/// Each image has a static property of `ImageResource`, and each color one of `ColorResource`. With extensions,
/// `UIImage` and `UIColor` have static properties of the same names. Namespaces are nested enumerations.
package enum AssetSymbols {
    /// Returns the source, or an empty string if the catalogs have no images or colors with symbols.
    ///
    /// An asset has no symbol if it has no file or color for the target's devices, if an asset that precedes it in the
    /// order of names has the same symbol, or if its name has no ASCII letters or digits. In the extensions, a symbol
    /// is also left out if the type has a member of this name.
    ///
    /// - Parameter report: Called for each asset that has no symbol because of its name.
    package static func source(
        for catalogs: [AssetCatalog], options: AssetSymbolOptions = AssetSymbolOptions(),
        report: (AssetProblem) -> Void = { _ in }
    ) -> String {
        let reader = AssetSymbolReader(idioms: options.idioms)
        let assets: [AssetSymbolReader.Asset] = catalogs.flatMap { reader.assets(of: $0) }
        let colors = AssetSymbolTree(assets.filter { $0.isColor }, report: report)
        let images = AssetSymbolTree(assets.filter { !$0.isColor }, report: report)
        if colors.isEmpty && images.isEmpty { return "" }
        let extendsUIKit: Bool = options.generatesExtensions && options.frameworks.contains("UIKit")
        var writer = AssetSymbolWriter(bundle: options.bundle)
        writer.writeHeader()
        for (tree, kind) in [(colors, AssetSymbolWriter.Kind.color), (images, .image)] where !tree.isEmpty {
            writer.writeResources(tree, kind)
            if extendsUIKit { writer.writeExtension(tree, kind, report: report) }
            if tree.hasOptionalSymbols { writer.writeOptionalInitializers(kind, extendsUIKit: extendsUIKit) }
        }
        return writer.text
    }
}
