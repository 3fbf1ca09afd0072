import Expectations
import CoreGraphics
import Foundation
import SnapshotTesting
import TestStage
import Testing
import UIKitCore
import UIKitDrawing
import UIKitStackViews

@testable import UIKitText

/// The appearance of pages of text in several languages.
@MainActor
@Suite(.onStage) struct PageTests {
    private nonisolated static let pages: [(name: String, paragraphs: [String])] = [
        (
            "east-asian",
            [
                "吾輩は猫である。名前はまだ無い。「どこで生れたか」とんと見当がつかぬ……（ニャーニャー）、Swift 6で書いた。ｱｲｳ、ー！？",
                "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。《漢字》繁體中文：開發",
                "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았다.",
            ]
        ),
        (
            "right-to-left",
            [
                "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق. وقد وُهبوا عقلًا (Swift 6.3) وضميرًا ١٢٣٤٥ في 2025!",
                "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו ב־100% תבונה ובמצפון (Hello), לפיכך חובה.",
                "English with שלום עולם and مرحبا بالعالم inside, 3 × 4 = 12.",
            ]
        ),
        (
            "south-asian",
            [
                "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। क्षत्रिय, ज्ञान, र्‍य १२३",
                "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม น้ำ ผู้ใหญ่ ๑๒๓",
                "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা। மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே.",
            ]
        ),
        (
            "emoji",
            [
                "👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 🇯🇵🇩🇪🇧🇷 👍🏿 ❤️‍🔥 ☺️ 1️⃣ #️⃣ 🧑🏻‍🤝‍🧑🏾 🫱🏼‍🫲🏿 🐻‍❄️",
                "Inline 😀 with words, 日本🗾, مرحبا 🌙 and שלום 🕊️.",
            ]
        ),
    ]

    private func makeView(_ paragraphs: [String], style: UIUserInterfaceStyle) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 320))
        let text = NSMutableAttributedString(string: "")
        let format = NSMutableParagraphStyle()
        format.paragraphSpacing = 10
        for (index, paragraph) in paragraphs.enumerated() {
            let mark: UIColor = index == 1 ? .systemIndigo : .label
            let ending: String = index + 1 == paragraphs.count ? "" : "\n"
            text.append(
                NSAttributedString(
                    string: paragraph + ending,
                    attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: mark, .paragraphStyle: format])
            )
        }
        view.attributedText = text
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = style
        view.isScrollEnabled = false
        return view
    }

    private func picture(of view: UIView, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    @Test(arguments: pages.indices) func `pages are drawn in light and dark styles`(_ index: Int) {
        let page = Self.pages[index]
        for (style, scale) in [(UIUserInterfaceStyle.light, CGFloat(1)), (.light, 2), (.dark, 1), (.dark, 2)] {
            let stage = Stage()
            let view = makeView(page.paragraphs, style: style)
            stage.root.addSubview(view)
            view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
            stage.host.turn()
            let name = "\(page.name)-\(style == .light ? "light" : "dark")-\(Int(scale))x"
            assertSnapshot(of: picture(of: view, scale: scale), as: .image, named: name)
        }
    }

    @Test func `justified columns beside a circle end at their margins`() {
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        container.lineFragmentPadding = 0
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 190, y: 20, width: 150, height: 150))]
        for sentence in Self.pages[0].paragraphs {
            let format = NSMutableParagraphStyle()
            format.alignment = .justified
            let text = NSAttributedString(
                string: String(repeating: sentence, count: 3),
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: format])
            let storage = NSTextStorage(attributedString: text)
            let manager = NSLayoutManager()
            manager.addTextContainer(container)
            storage.addLayoutManager(manager)
            let whole = NSRange(location: 0, length: storage.length)
            manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
                let isLast: Bool = range.location + range.length == storage.length
                if !isLast, abs(used.maxX - rect.maxX) > 0.1 { Issue.record("\(used) in \(rect)") }
            }
            manager.removeTextContainer(at: 0)
        }
    }

    @Test(
        .timeLimit(.minutes(30)),
        arguments: ["\u{301}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{1F9D1}\u{200D}"])
    func `a flood of characters is shown and edited`(_ unit: String) {
        let flood = "a" + String(repeating: unit, count: 100_000) + "z"
        let fixture = TextViewFixture("first line\n")
        fixture.view.insertText(flood)
        fixture.stage.host.turn()
        fixture.type("x")
        fixture.press(.keyboardLeftArrow)
        fixture.press(.keyboardDeleteOrBackspace)
        let text: String.UTF16View = fixture.view.text.utf16
        expect(text.starts(with: "first line\na".utf16) && text.last == 0x78)
        expect(fixture.view.contentSize.height > 40 && fixture.view.flow.layoutCount < 200)
        let label = UILabel()
        label.text = flood
        label.numberOfLines = 3
        let size = label.sizeThatFits(CGSize(width: 200, height: 0))
        expect(size.height > 15 && size.width > 5)
        let field = UITextField(frame: CGRect(x: 0, y: 140, width: 200, height: 40))
        fixture.stage.root.addSubview(field)
        field.text = flood
        field.becomeFirstResponder()
        fixture.stage.host.turn()
        fixture.type("y")
        expect(field.text?.hasSuffix("y"), equals: true)
    }

    @Test func `lone surrogates become replacement characters`() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00]
        let broken = NSString(characters: units, length: units.count)
        let storage = NSTextStorage(string: "start")
        storage.mutableString.append(broken as String)
        expect(storage.string.hasPrefix("starta") && storage.length == storage.string.utf16.count)
        let fixture = TextViewFixture(broken as String)
        fixture.type("😀")
        // The storage does not split a surrogate pair.
        fixture.view.textStorage.replaceCharacters(
            in: NSRange(location: fixture.view.textStorage.length - 1, length: 1), with: "x")
        expect(fixture.view.text.hasSuffix("x") && !fixture.view.text.contains("😀"))
        expect(fixture.view.contentSize.height, isGreaterThan: 20)
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, 2.0, "light-2x"), (.dark, 1, "dark-1x")])
    func `Markdown is shown`(_ style: UIUserInterfaceStyle, _ scale: CGFloat, _ name: String) throws {
        let source = "*Emphasis*, **strong**, ***both***, `let x = 1`, ~~struck~~, **~~all~~** [of `it`](https://a.b)."
        let text = try NSAttributedString(markdown: source)
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        let view = UITextView()
        view.attributedText = text
        view.font = .systemFont(ofSize: 15)
        view.isScrollEnabled = false
        view.isEditable = false
        var configuration = UIButton.Configuration.gray()
        configuration.attributedTitle = try AttributedString(markdown: "Press **here** or *there*")
        let stack = UIStackView(arrangedSubviews: [label, view, UIButton(configuration: configuration)])
        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.backgroundColor = .systemBackground
        stack.overrideUserInterfaceStyle = style
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 170)
        let stage = Stage()
        stage.root.addSubview(stack)
        stage.host.turn()
        assertSnapshot(of: picture(of: stack, scale: scale), as: .image, named: name)
        let plain = UILabel()
        plain.text = text.string
        expect(label.intrinsicContentSize.width, isGreaterThan: plain.intrinsicContentSize.width)
    }
}
