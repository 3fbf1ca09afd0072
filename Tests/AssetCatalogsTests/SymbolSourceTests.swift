import Expectations
import AssetCatalogs
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssetPreparation

struct SymbolSourceTests {
    @Test func `the source contains resources and extensions in namespaces`() throws {
        let folder = try CatalogFolder()
        try folder.addImage("logo")
        try folder.addImage("Default Image")
        try folder.addNamespace("Tab Bar")
        try folder.addImage("Tab Bar/home \"1\"")
        try folder.addImage("only phone", idiom: "iphone")
        try folder.addColor("AccentColor")
        try folder.addColor("Red")
        try folder.write("Empty.colorset/Contents.json", #"{"colors": [{"idiom": "universal"}]}"#)
        try folder.addImage("watch", idiom: "watch")
        let problems = Mutex<[AssetProblem]>([])
        let source: String = AssetSymbols.source(
            for: [folder.catalog], options: AssetSymbolOptions(generatesExtensions: true, bundle: "Bundle.module")
        ) { problem in problems.withLock { $0.append(problem) } }
        let expected = """
            import DeveloperToolsSupport
            import Foundation
            import UIKit

            nonisolated private let resourceBundle: Foundation.Bundle = Bundle.module

            extension DeveloperToolsSupport.ColorResource {
                /// The color “AccentColor” of the asset catalog.
                nonisolated static let accent: DeveloperToolsSupport.ColorResource = .init(name: "AccentColor", bundle: resourceBundle)
                /// The color “Red” of the asset catalog.
                nonisolated static let red: DeveloperToolsSupport.ColorResource = .init(name: "Red", bundle: resourceBundle)
            }

            extension UIKit.UIColor {
                /// The color “AccentColor” of the asset catalog.
                nonisolated static var accent: UIKit.UIColor { .init(resource: DeveloperToolsSupport.ColorResource.accent) }
            }

            extension DeveloperToolsSupport.ImageResource {
                /// The image “Default Image” of the asset catalog.
                nonisolated static let `default`: DeveloperToolsSupport.ImageResource = .init(name: "Default Image", bundle: resourceBundle)
                /// The image “logo” of the asset catalog.
                nonisolated static let logo: DeveloperToolsSupport.ImageResource = .init(name: "logo", bundle: resourceBundle)
                /// The image “only phone” of the asset catalog.
                nonisolated static let onlyPhone: DeveloperToolsSupport.ImageResource? = .init(thinnableName: "only phone", bundle: resourceBundle)
                /// The namespace “Tab Bar” of the asset catalog.
                nonisolated enum TabBar {
                    /// The image “Tab Bar/home "1"” of the asset catalog.
                    nonisolated static let home1: DeveloperToolsSupport.ImageResource = .init(name: "Tab Bar/home \\"1\\"", bundle: resourceBundle)
                }
            }

            extension UIKit.UIImage {
                /// The image “Default Image” of the asset catalog.
                nonisolated static var `default`: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.`default`) }
                /// The image “logo” of the asset catalog.
                nonisolated static var logo: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.logo) }
                /// The image “only phone” of the asset catalog.
                nonisolated static var onlyPhone: UIKit.UIImage? { .init(thinnableResource: DeveloperToolsSupport.ImageResource.onlyPhone) }
                /// The namespace “Tab Bar” of the asset catalog.
                nonisolated enum TabBar {
                    /// The image “Tab Bar/home "1"” of the asset catalog.
                    nonisolated static var home1: UIKit.UIImage { .init(resource: DeveloperToolsSupport.ImageResource.TabBar.home1) }
                }
            }

            extension DeveloperToolsSupport.ImageResource {
                nonisolated private init?(thinnableName: Swift.String, bundle: Foundation.Bundle) {
                    if UIKit.UIImage(named: thinnableName, in: bundle, compatibleWith: nil) == nil { return nil }
                    self.init(name: thinnableName, bundle: bundle)
                }
            }

            extension UIKit.UIImage {
                nonisolated private convenience init?(thinnableResource: DeveloperToolsSupport.ImageResource?) {
                    guard let resource = thinnableResource else { return nil }
                    self.init(resource: resource)
                }
            }

            """
        expect(source, equals: expected)
        let reported: [AssetProblem] = problems.withLock { $0 }
        expect(reported.map(\.path), equals: ["\(folder.path)/Red.colorset"])
    }

    @Test func `the first of several assets with the same name gets the symbol, and catalogs share namespaces`() throws
    {
        let first = try CatalogFolder("A")
        try first.addImage("emoji 1")
        try first.addImage("emoji_1")
        try first.addImage("青豚")
        try first.addNamespace("Tab")
        try first.addImage("Tab/a")
        let second = try CatalogFolder("B", in: first.temporary)
        try second.addNamespace("Tab")
        try second.addImage("Tab/b")
        try second.addImage("emoji 1")
        let problems = Mutex<[AssetProblem]>([])
        let source: String = AssetSymbols.source(for: [first.catalog, second.catalog]) { problem in
            problems.withLock { $0.append(problem) }
        }
        let declarations: [Substring] = source.split(separator: "\n").filter {
            $0.contains("static") || $0.contains("enum")
        }
        expect(declarations.count, equals: 4)
        expect(source.contains("let emoji1: DeveloperToolsSupport.ImageResource = .init(name: \"emoji 1\""))
        expect(source.contains("(name: \"Tab/a\"") && source.contains("(name: \"Tab/b\""))
        expect(
            problems.withLock { $0.map(\.path) },
            equals: ["\(first.path)/emoji_1.imageset", "\(first.path)/青豚.imageset"])
    }

    @Test func `options leave out extensions, and a target for one device has no optional symbols`() throws {
        let folder = try CatalogFolder()
        try folder.addImage("only phone", idiom: "iphone")
        try folder.addImage("only pad", idiom: "ipad")
        let options = AssetSymbolOptions(generatesExtensions: true, frameworks: ["SwiftUI"], idioms: ["iphone"])
        let source: String = AssetSymbols.source(for: [folder.catalog], options: options)
        expect(source.contains("onlyPhone: DeveloperToolsSupport.ImageResource =") && !source.contains("onlyPad"))
        expect(!source.contains("extension UIKit"))
        expect(AssetSymbols.source(for: [try CatalogFolder().catalog]), equals: "")
    }
}
