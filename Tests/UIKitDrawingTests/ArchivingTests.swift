import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import UIKitDrawing

/// Colors, fonts, images and styles in archives.
struct ArchivingTests {
    private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func `colors survive archives`() throws {
        for color: UIColor in [
            .red, .white, UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.5, green: 0.1, blue: -1, alpha: 0.3),
            .systemBlue, .label, UIColor.systemRed.withAlphaComponent(0.5), UIColor.blue.withProminence(.tertiary),
        ] {
            expect(try restored(color), equals: color)
        }
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
        expect(try restored(dynamic), equals: dynamic.resolvedColor(with: .current))
    }

    @Test func `classes of the kit have the names of Apple platforms`() {
        expect(NSStringFromClass(UIColor.self), equals: "UIColor")
        expect(NSClassFromString("UIColor") == UIColor.self)
        expect(NSClassFromString("NSMutableParagraphStyle") == NSMutableParagraphStyle.self)
        expect(NSClassFromString("UIKitDrawing.UIColor") == UIColor.self)
    }

    @Test func `fonts survive archives`() throws {
        for font: UIFont in [
            .systemFont(ofSize: 12), .boldSystemFont(ofSize: 17.5), .italicSystemFont(ofSize: 3),
            .monospacedDigitSystemFont(ofSize: 9, weight: .light), .monospacedSystemFont(ofSize: 9, weight: .black),
            .preferredFont(forTextStyle: .headline),
            .systemFont(ofSize: 20, weight: .bold, width: .condensed),
            try #require(UIFont(name: "HelveticaNeue-CondensedBold", size: 20)),
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30),
        ] {
            expect(try restored(font), equals: font)
        }
    }

    @Test func `images survive archives`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let image = picture.withRenderingMode(.alwaysTemplate)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 2), resizingMode: .stretch)
        let copy = try #require(try restored(image))
        expect(copy.size, equals: image.size)
        expect(copy.scale, equals: image.scale)
        expect(copy.renderingMode, equals: .alwaysTemplate)
        expect(copy.capInsets, equals: image.capInsets)
        expect(copy.resizingMode, equals: .stretch)
        expect(copy.pngData(), equals: image.pngData())
        let star = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)))
        expect(try restored(star), equals: star)
        expect(try restored(UIImage())?.size, equals: .zero)
    }

    @Test func `styles survive archives`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        style.tailIndent = -4
        style.lineBreakMode = .byTruncatingMiddle
        style.hyphenationFactor = 0.5
        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 50),
            NSTextTab(
                textAlignment: .right, location: 90, options: [.columnTerminators: CharacterSet(charactersIn: ",")]),
        ]
        expect(try restored(style), equals: style)
        expect(try restored(NSParagraphStyle.default), equals: .default)
        style.textLists = [NSTextList(markerFormat: .decimal, startingItemNumber: 3)]
        let list = try restored(style)?.textLists.first
        expect(list?.startingItemNumber, equals: 3)
        expect(list?.markerFormat, equals: .decimal)
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: -2)
        shadow.shadowColor = UIColor.red
        expect(try restored(shadow), equals: shadow)
    }

    @Test func `attributed strings with values of the kit survive archives`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSMutableAttributedString(
            string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: 1.5 as CGFloat])
        text.addAttributes(
            [.foregroundColor: UIColor.red, .paragraphStyle: style], range: NSRange(location: 1, length: 2))
        let copy = try #require(try restored(text))
        expect(copy.string, equals: "Hello")
        let values = copy.attributes(at: 1, effectiveRange: nil)
        expect(values[.font] as? UIFont, equals: .systemFont(ofSize: 12))
        expect(values[.foregroundColor] as? UIColor, equals: .red)
        expect((values[.paragraphStyle] as? NSParagraphStyle)?.alignment, equals: .right)
        expect(values[.kern] as? CGFloat, equals: 1.5)
        expect(copy.attributes(at: 4, effectiveRange: nil).count, equals: 2)
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        attachment.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
        let restoredAttachment: Any? = try restored(NSAttributedString(attachment: attachment))?
            .attribute(.attachment, at: 0, effectiveRange: nil)
        expect((restoredAttachment as? NSTextAttachment)?.bounds, equals: attachment.bounds)
        expect((restoredAttachment as? NSTextAttachment)?.contents, equals: Data([1, 2]))
        let marked = NSAttributedString(try AttributedString(markdown: "Hello **b**"))
        expect(try restored(marked)?.string, equals: "Hello b")
    }

    @Test func `a style with a damaged number survives archives`() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(style.alignment.rawValue, forKey: "NSAlignment")
        archiver.encode(-1, forKey: "NSLineBreakStrategy")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        expect(NSMutableParagraphStyle(coder: unarchiver)?.alignment, equals: .center)
    }
}
