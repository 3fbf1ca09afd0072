import Expectations
import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
    private func check(_ actual: String?, _ expected: String?, line: Int = #line) {
        guard actual != expected else { return }
        Issue.record(
            "\(actual ?? "nil") instead of \(expected ?? "nil")",
            sourceLocation: SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1))
    }

    @Test func `extensions and MIME types have types`() {
        check(UTType(filenameExtension: "png")?.identifier, "public.png")
        check(UTType(filenameExtension: "JPG")?.identifier, "public.jpeg")
        check(UTType(mimeType: "text/csv")?.identifier, "public.comma-separated-values-text")
        let pane: UTType = .systemPreferencesPane
        check(UTType(filenameExtension: "prefPane", conformingTo: .bundle)?.identifier, pane.identifier)
        check(pane.preferredFilenameExtension, "prefPane")
        check(UTType(filenameExtension: "docx")?.identifier, "org.openxmlformats.wordprocessingml.document")
        check(UTType.jpeg.preferredFilenameExtension, "jpg")
        check(UTType.pdf.preferredMIMEType, "application/pdf")
        check(UTType("public.mpeg-4")?.preferredFilenameExtension, "mp4")
        check(UTType("com.example.unknown")?.identifier, nil)
        check(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic.description, "true")
        check(UTType(filenameExtension: "")?.identifier, nil)
        check(UTType(tag: "csv", tagClass: .filenameExtension, conformingTo: .text)?.tags[.mimeType]?.first, "text/csv")
    }

    @Test func `types conform to their supertypes`() {
        let pairs: [(UTType, UTType, Bool)] = [
            (.png, .image, true), (.png, .data, true), (.png, .item, true), (.image, .png, false),
            (.swiftSource, .text, true), (.mp3, .audiovisualContent, true), (.folder, .data, false),
            (.zip, .archive, true), (.plainText, .plainText, true), (.geoJSON, .json, true),
        ]
        for (type, other, expected) in pairs {
            check("\(type) \(type.conforms(to: other))", "\(type) \(expected)")
        }
        expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        expect(UTType.image.isSupertype(of: .gif) && UTType.png.supertypes.contains(.content))
    }

    @Test func `every supertype of a declared type is declared`() {
        let types: [UTType] = [.item, .content, .png, .html, .movie, .epub, .log, .wav, .application, .vCard]
        for type in types {
            for supertype in type.supertypes { check("\(supertype.isDeclared) \(supertype)", "true \(supertype)") }
        }
    }

    @Test func `unknown extensions have dynamic types that can be read back`() throws {
        let type = try #require(UTType(filenameExtension: "engawa"))
        expect(type.isDynamic && !type.isDeclared)
        check(type.preferredFilenameExtension, "engawa")
        // The identifier is “dyn.a” followed by “?0=6:1=engawa” in base 32, which means: a type that conforms to
        // `public.data` and has the filename extension “engawa”.
        expect(type.identifier.hasPrefix("dyn.ah62d4rv4"))
        let again = try #require(UTType(type.identifier))
        expect(again == type && again.conforms(to: .data))
        let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type, .png]))
        expect(decoded, equals: [type, .png])
    }

    @Test func URLsGetTheExtensionOfAType() {
        let folder = URL(fileURLWithPath: "/folder")
        check(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent, "a.png")
        check(folder.appendingPathComponent("a.jpeg", conformingTo: .jpeg).lastPathComponent, "a.jpeg")
        check(folder.appendingPathComponent("a.txt", conformingTo: .jpeg).lastPathComponent, "a.txt.jpg")
        check(NSString(string: "note").appendingPathExtension(for: .html), "note.html")
    }

    @Test func `older names represent the same identifiers`() {
        check(kUTTypeImage as String, UTType.image.identifier)
        expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "gif" as CFString, nil)
        check(type?.takeRetainedValue() as String?, "com.compuserve.gif")
        let mime = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)
        check(mime?.takeRetainedValue() as String?, "image/jpeg")
    }
}
