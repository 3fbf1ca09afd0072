import Expectations
import Foundation
import Testing
import TextLayout

@testable import UIKitDrawing

struct FontFeatureTests {
    @Test func `features of a descriptor change its glyphs`() {
        func font(_ type: Int, _ selector: Int) -> UIFont {
            let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: type, .selector: selector]]
            let descriptor = UIFont.systemFont(ofSize: 40).fontDescriptor
                .addingAttributes([.featureSettings: settings])
            return UIFont(descriptor: descriptor, size: 0)
        }
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let tabular = font(6, 0)
        let plain = UIFont.systemFont(ofSize: 40)
        expect(abs(width("1111", tabular) - width("0000", tabular)), isLessThan: 0.1)
        expect(width("1111", plain), isLessThan: width("0000", plain) - 4)
        let found = tabular.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
        expect(found, equals: [[.featureIdentifier: 6, .typeIdentifier: 0]])
        expect(width("2H1", font(10, 1)) < width("2H1", plain) - 4 && font(6, 0) == tabular && tabular != plain)
    }
}

struct FontVariationTests {
    /// A variable font with a weight axis.
    private static let file = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    private static let key = UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute")
    private static let weight = 0x7767_6874

    @Test func `axes of a descriptor are kept`() {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let values: [Any] = [
            [Self.weight: 450], [Self.weight: 450.0], [NSNumber(value: Self.weight): NSNumber(value: 450)],
            [UInt32(Self.weight): CGFloat(450)],
        ]
        for value in values {
            let descriptor = plain.addingAttributes([Self.key: value])
            let font = UIFont(descriptor: descriptor, size: 0)
            let found = font.fontDescriptor.object(forKey: Self.key) as? [Int: Double]
            if found != [Self.weight: 450] || descriptor == plain { Issue.record("\(value): \(found ?? [:])") }
        }
        // Numbers that are not tags, and values that are not numbers, are ignored.
        let damaged = plain.addingAttributes([Self.key: [7: 450, Self.weight: "heavy", -1: Double.nan] as [Int: Any]])
        expect(damaged == plain && plain.object(forKey: Self.key) == nil)
    }

    @Test func `axes change the glyphs`() throws {
        // Rename the family in a copy of the file, so that no installed font has the same name.
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.file))
        var bytes = [UInt8](data)
        let name: [UInt8] = Array("Inter".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for index in 0..<bytes.count - name.count where Array(bytes[index..<index + name.count]) == name {
            bytes[index + 1] = 0x56
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("variable-\(UUID().uuidString).ttf")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let families: [String] = FontDescription.registerFonts(atPath: file.path)
        let family = try #require(families.first)
        func width(_ weight: Double) -> CGFloat {
            let descriptor = UIFontDescriptor(fontAttributes: [.family: family, Self.key: [Self.weight: weight]])
            return "Hamburgefonts".size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 40)]).width
        }
        let widths: [CGFloat] = [100, 250, 400, 650, 900].map { width($0) }
        expect(widths == widths.sorted() && widths[4] > widths[0] + 10, "\(widths)")
    }
}
