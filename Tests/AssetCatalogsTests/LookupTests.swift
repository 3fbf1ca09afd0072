import Expectations
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssetCatalogs

/// Lookups of names, with and without an index.
struct LookupTests {
    /// A catalog with groups, namespaces and an atlas.
    private func nestedCatalog() throws -> CatalogFolder {
        let folder = try CatalogFolder()
        try folder.addImage("logo")
        try folder.addImage("Group/inner")
        try folder.addImage("Group/logo")
        try folder.addNamespace("Icons")
        try folder.addImage("Icons/home")
        try folder.addImage("Icons/Plain/deep")
        try folder.addNamespace("Icons/Tab")
        try folder.addImage("Icons/Tab/home")
        try folder.addImage("v1.2 icons/old")
        try folder.addImage("Sprites.spriteatlas/coin")
        try folder.addImage("Stack.imagestack/Front.imagestacklayer/Content")
        try folder.addImage("Cards.arresourcegroup/hidden")
        try folder.addColor("Group/Colors/accent")
        try folder.addImage("Café 日本/été")
        return folder
    }

    private static let folders: [(name: String, folder: String?)] = [
        ("logo", "logo.imageset"), ("inner", "Group/inner.imageset"), ("Icons/home", "Icons/home.imageset"),
        ("home", nil), ("Icons/deep", "Icons/Plain/deep.imageset"), ("Icons/Tab/home", "Icons/Tab/home.imageset"),
        ("Tab/home", nil), ("old", "v1.2 icons/old.imageset"), ("coin", "Sprites.spriteatlas/coin.imageset"),
        ("Stack/Front/Content", "Stack.imagestack/Front.imagestacklayer/Content.imageset"), ("hidden", nil),
        ("accent", nil), ("", nil), ("Logo", nil), ("été", "Café 日本/été.imageset"),
        // The decomposed form of the same name.
        ("e\u{301}te\u{301}", "Café 日本/été.imageset"),
    ]

    @Test(arguments: [false, true])
    func `names are found in groups and namespaces`(isIndexed: Bool) throws {
        let folder: CatalogFolder = try nestedCatalog()
        if isIndexed { try folder.writeIndex() }
        let library = AssetLibrary(folder: folder.temporary.url.path) { _ in }
        for (name, path) in LookupTests.folders {
            expect(folder.folder(.image, named: name, in: library), equals: path, "\(name)")
        }
        expect(folder.folder(.color, named: "accent", in: library), equals: "Group/Colors/accent.colorset")
    }

    @Test func `each name of an index is found, and its neighbors are not`() throws {
        let folder = try TemporaryFolder()
        let path: String = folder.file(AssetIndex.fileName).path
        var random = SplitMix64(seed: 7)
        for count in [0, 1, 2, 3, 17, 400] {
            var locations: [AssetLocation] = []
            var names: Set<String> = []
            while names.count < count {
                let name = String(
                    (0..<Int.random(in: 1...6, using: &random)).map { _ in "ab/ é".randomElement(using: &random)! })
                guard names.insert(name.precomposedStringWithCanonicalMapping).inserted else { continue }
                locations.append(AssetLocation(kind: .image, name: name, folder: "f/\(name).imageset"))
            }
            try Data(AssetIndex.text(of: [("C", locations)]).utf8).write(to: URL(fileURLWithPath: path))
            let index = try #require(AssetIndex(contentsOfFile: path))
            for location in locations {
                expect(index.folder(.image, named: location.name), equals: "C/\(location.folder)")
                for name in [location.name + "c", "A" + location.name, String(location.name.dropLast())]
                where !names.contains(name) {
                    expectNil(index.folder(.image, named: name))
                }
                expectNil(index.folder(.color, named: location.name))
            }
        }
    }

    @Test func `an incomplete or unknown index is not used`() throws {
        let folder: CatalogFolder = try nestedCatalog()
        let path: URL = folder.temporary.file(AssetIndex.fileName)
        try folder.writeIndex()
        let text = try String(contentsOf: path, encoding: .utf8)
        for broken in ["", "engawa-assets 2\nend\t0\n", String(text.dropLast(4)), String(text.prefix(60)), "\n"] {
            try Data(broken.utf8).write(to: path)
            expectNil(AssetIndex(contentsOfFile: path.path))
            let library = AssetLibrary(folder: folder.temporary.url.path) { _ in }
            expect(folder.folder(.image, named: "inner", in: library) != nil)
        }
    }

    @Test func `the folders are read if an index names a missing folder`() throws {
        let folder: CatalogFolder = try nestedCatalog()
        try folder.writeIndex()
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("Group/inner.imageset"),
            to: folder.url.appendingPathComponent("Icons/Plain/moved.imageset"))
        let library = AssetLibrary(folder: folder.temporary.url.path) { _ in }
        expectNil(folder.folder(.image, named: "inner", in: library))
        expect(folder.folder(.image, named: "Icons/moved", in: library), equals: "Icons/Plain/moved.imageset")
    }

    @Test func `folders are read only as far as necessary`() throws {
        let folder: CatalogFolder = try nestedCatalog()
        let reads = Mutex<[String]>([])
        func readCount(_ body: (AssetCatalog) -> Void) -> Int {
            reads.withLock { $0 = [] }
            body(
                AssetCatalog(
                    path: folder.path,
                    readFolder: { path in
                        reads.withLock { $0.append(path) }
                        return FolderEntries.read(path)
                    }))
            return reads.withLock { $0.count }
        }
        expect(readCount { _ = $0.location(.image, named: "logo") }, equals: 0)
        // Each group, atlas and image stack is read once. No set is read.
        let groups: Int = readCount { catalog in
            _ = catalog.location(.image, named: "inner")
            _ = catalog.location(.image, named: "missing")
            _ = catalog.location(.color, named: "accent")
        }
        expect(groups, equals: 11)
        expect(reads.withLock { paths in !paths.contains { $0.hasSuffix(".imageset") } })
    }

    @Test func `catalogs are searched in the order of their names, and a broken asset is reported once`() throws {
        let first = try CatalogFolder("A")
        let second = try CatalogFolder("B", in: first.temporary)
        try first.write("both.imageset/Contents.json", "{ nope")
        try second.addImage("both")
        try second.addImage("only")
        let problems = Mutex<[AssetProblem]>([])
        let library = AssetLibrary(folder: first.temporary.url.path) { problem in
            problems.withLock { $0.append(problem) }
        }
        for _ in 1...2 {
            for name in ["both", "only"] {
                let found = library.asset(named: name, kinds: [.image]) { asset throws(AssetProblem) in
                    try ImageSet(folder: asset.folder)
                }
                expect(found?.asset.catalog, equals: second.path)
            }
        }
        let reported: [AssetProblem] = problems.withLock { $0 }
        expect(reported.map(\.path), equals: ["\(first.path)/both.imageset/Contents.json:1"])
    }

    @Test func `the name of a file may differ in case and composition`() throws {
        let folder = try CatalogFolder()
        try folder.write("a.imageset/Logo E\u{301}.PNG")
        let asset = FoundAsset(
            catalog: folder.path, location: AssetLocation(kind: .image, name: "a", folder: "a.imageset"))
        try expect(asset.path(of: "logo \u{e9}.png"), equals: "\(folder.path)/a.imageset/Logo E\u{301}.PNG")
        #expect(throws: AssetProblem.self) { try asset.path(of: "other.png") }
        let problem = #expect(throws: AssetProblem.self) { try asset.path(of: "a.pdf") }
        expect(problem?.message.contains("poppler-utils"), equals: true)
    }
}
