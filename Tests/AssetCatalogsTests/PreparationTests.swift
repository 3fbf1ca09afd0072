import Expectations
import AssetCatalogs
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssetPreparation

struct PreparationTests {
    /// A converter that writes an empty SVG file and records the name of each PDF file.
    private final class FakeConverter: Sendable {
        let converted = Mutex<[String]>([])
        let error = Mutex<PDFConverter.ConversionError?>(nil)

        func convert(pdf: String, svg: String) throws(PDFConverter.ConversionError) {
            if let error = error.withLock({ $0 }) { throw error }
            converted.withLock { $0.append(URL(fileURLWithPath: pdf).lastPathComponent) }
            _ = FileManager.default.createFile(atPath: svg, contents: Data("<svg/>".utf8))
        }
    }

    @Test func `a catalog is linked, indexed and converted, and only changes are written`() throws {
        let folder = try CatalogFolder()
        try folder.addImage("Group/logo")
        try folder.addImage("Group/vector", file: "v.pdf")
        try folder.addImage("other", file: "o.PDF")
        let resources: URL = folder.temporary.file("App.resources")
        let fake = FakeConverter()
        let preparation = AssetCatalogPreparation(folder: resources, convert: fake.convert)
        let first = try preparation.prepare([folder.url])
        expect(first.convertedCount == 2 && first.hasChanged && first.problems.isEmpty)
        let library = AssetLibrary(folder: resources.path) { _ in }
        let found = try #require(
            library.asset(named: "vector", kinds: [.image]) { asset throws(AssetProblem) in
                try asset.path(of: ImageSet(folder: asset.folder).entries[0].file)
            })
        expect(FileManager.default.contents(atPath: found.description), equals: Data("<svg/>".utf8))
        expect(AssetIndex(contentsOfFile: resources.path + "/\(AssetIndex.fileName)") != nil)

        let second = try preparation.prepare([folder.url])
        expect(second.convertedCount == 0 && !second.hasChanged)
        // A changed file is converted again, and the converted file of a removed file is deleted.
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -5000)],
            ofItemAtPath: folder.path + "/Group/vector.imageset/v.pdf")
        try FileManager.default.removeItem(atPath: folder.path + "/other.imageset")
        let third = try preparation.prepare([folder.url])
        expect(third.convertedCount == 1 && third.hasChanged)
        expect(fake.converted.withLock { $0.sorted() }, equals: ["o.PDF", "v.pdf", "v.pdf"])
        expect(FolderEntries.read(resources.path + "/Assets.xcassets.converted/other.imageset")?.isEmpty ?? true)

        let last = try preparation.prepare([])
        expect(last.hasChanged && FolderEntries.read(resources.path)?.isEmpty == true)
        expect(FileManager.default.fileExists(atPath: folder.path + "/Group/logo.imageset/a.png"))
    }

    @Test func `catalogs with equal names are all available`() throws {
        let first = try CatalogFolder()
        let second = try CatalogFolder()
        try first.addImage("one")
        try second.addImage("two")
        let resources: URL = first.temporary.file("App.resources")
        let result = try AssetCatalogPreparation(folder: resources).prepare([first.url, second.url])
        expect(result.catalogs.map(\.path), equals: [first.path, second.path])
        let library = AssetLibrary(folder: resources.path) { _ in }
        for name in ["one", "two"] {
            expect(library.asset(named: name, kinds: [.image]) { _ throws(AssetProblem) in 0 } != nil)
        }
    }

    @Test func `a missing program and a damaged file are described`() throws {
        let folder = try CatalogFolder()
        try folder.addImage("a", file: "a.pdf")
        try folder.addImage("b", file: "b.pdf")
        try folder.write("AppIcon.icon/icon.json", "{}")
        let resources: URL = folder.temporary.file("App.resources")
        let fake = FakeConverter()
        fake.error.withLock { $0 = .missingProgram }
        let preparation = AssetCatalogPreparation(folder: resources, convert: fake.convert)
        let missing = try preparation.prepare([folder.url, folder.temporary.file("None.xcassets")]).problems
        let none: String = folder.temporary.file("None.xcassets").path
        expect(missing.map(\.path), equals: [folder.path + "/AppIcon.icon", folder.path, none])
        expect(missing.contains { $0.message.hasPrefix("2 PDF files were") && $0.message.contains("poppler-utils") })
        fake.error.withLock { $0 = .failed("No page.") }
        let damaged = try preparation.prepare([folder.url]).problems.filter { $0.path.hasSuffix(".pdf") }
        expect(damaged.count == 2 && damaged.allSatisfy { $0.message.hasSuffix("No page.") })
        fake.error.withLock { $0 = nil }
        try expect(preparation.prepare([folder.url]).convertedCount, equals: 2)
    }

    @Test func `pdftocairo converts a valid PDF file, and an invalid one is reported`() throws {
        let folder = try CatalogFolder()
        let pdf = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>>endobj
            4 0 obj<</Length 25>>stream
            1 0 0 rg 0 0 12 12 re f
            endstream endobj
            trailer<</Root 1 0 R>>
            """
        try folder.addImage("good", file: "good.pdf")
        try folder.write("good.imageset/good.pdf", pdf)
        try folder.addImage("bad", file: "bad.pdf")
        try folder.write("bad.imageset/bad.pdf", "no PDF")
        let resources: URL = folder.temporary.file("App.resources")
        let result = try AssetCatalogPreparation(folder: resources).prepare([folder.url])
        expect(result.convertedCount, equals: 1)
        expect(result.problems.map(\.path), equals: [folder.path + "/bad.imageset/bad.pdf"])
        let svg: String = resources.path + "/Assets.xcassets.converted/good.imageset/good.pdf.svg"
        let text = String(decoding: try #require(FileManager.default.contents(atPath: svg)), as: UTF8.self)
        expect(text.contains("<svg") && text.contains("viewBox=\"0 0 24 12\""))
    }
}
