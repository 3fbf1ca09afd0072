import Expectations
import CoreGraphics
import Foundation
import SnapshotTesting
import TestStage
import Testing
import UIKitCore
import VerticalText

/// The appearance of pages of vertical text, and the selection of their text.
@MainActor
@Suite(.onStage) struct VerticalPageTests {
    private func makeView(style: UIUserInterfaceStyle = .light) -> VerticalTextView {
        let view = VerticalTextView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        let text = NSMutableAttributedString(string: "")
        func add(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        add("吾輩", [.ruby: "わがはい"])
        add("は")
        add("猫", [.ruby: "ねこ", .foregroundColor: UIColor.systemRed])
        add("である。名前は「まだ無い」（本当に）、とんと見当がつかぬ……ー！？\n")
        add("12月25日、Swift 6の午後3時と2025年。")
        add("150", [.tateChuYoko: true])
        add("円の「ちょっとした」🍡だんごを、〝買う〟：〜。")
        view.attributedText = text
        view.font = .systemFont(ofSize: 20)
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = style
        return view
    }

    private func picture(of view: UIView, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    @Test func pageInLight() {
        let stage = Stage()
        let view = makeView()
        stage.root.addSubview(view)
        view.selectedRange = NSRange(location: 8, length: 9)
        stage.host.turn()
        assertSnapshot(of: picture(of: view, scale: 1), as: .image, named: "light-1x")
        assertSnapshot(of: picture(of: view, scale: 2), as: .image, named: "light-2x")
    }

    @Test func pageInDark() {
        let stage = Stage()
        let view = makeView(style: .dark)
        stage.root.addSubview(view)
        stage.host.turn()
        assertSnapshot(of: picture(of: view, scale: 1), as: .image, named: "dark-1x")
        assertSnapshot(of: picture(of: view, scale: 2), as: .image, named: "dark-2x")
    }

    @Test func pageWithLines() {
        let stage = Stage()
        let view = makeView()
        let text = NSMutableAttributedString(string: "")
        let styles: [NSUnderlineStyle] = [
            .single, .thick, .double, [.single, .patternDot], [.thick, .patternDash], [.double, .patternDashDot],
            [.single, .patternDashDotDot, .byWord],
        ]
        for style in styles {
            text.append(NSAttributedString(string: "傍線word 文と\n", attributes: [.underlineStyle: style.rawValue]))
        }
        let red: [NSAttributedString.Key: Any] = [
            .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.systemRed,
            .ruby: "よみ",
        ]
        text.append(NSAttributedString(string: "取消線", attributes: red))
        view.attributedText = text
        stage.root.addSubview(view)
        stage.host.turn()
        assertSnapshot(of: picture(of: view, scale: 1), as: .image, named: "lines-1x")
        assertSnapshot(of: picture(of: view, scale: 2), as: .image, named: "lines-2x")
    }

    @Test func `the attribute verticalGlyphForm turns characters`() {
        func length(_ form: Int?) -> CGFloat {
            let view = VerticalTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
            view.font = .systemFont(ofSize: 20)
            view.attributedText = NSAttributedString(
                string: "abc", attributes: form.map { [.verticalGlyphForm: $0] } ?? [:])
            return view.rects(for: NSRange(location: 0, length: 3)).reduce(0) { $0 + $1.height }
        }
        expect(length(1) == 60 && length(0) < 45 && length(nil) == length(0))
    }

    @Test func `the selection stays in the text`() {
        let stage = Stage()
        let view = makeView()
        stage.root.addSubview(view)
        stage.host.turn()
        let rects = view.rects(for: NSRange(location: 14, length: 3))
        stage.touch(.began, rects[0].midX, rects[0].minY + 1)
        stage.touch(.moved, rects[0].midX, rects[0].maxY - 1)
        view.text = "吾輩"
        stage.touch(.moved, rects[0].midX, rects[0].maxY)
        expect(view.selectedRange, equals: NSRange(location: 0, length: 0))
        stage.touch(.ended, rects[0].midX, rects[0].maxY)
        view.selectedRange = NSRange(location: 1, length: 5)
        expect(view.selectedRange, equals: NSRange(location: 1, length: 1))
        view.selectedRange = NSRange(location: NSNotFound, length: 0)
        expect(view.selectedRange, equals: NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 1, length: Int.max)
        view.copy(nil)
        expect(UIPasteboard.general.string, equals: "輩")
    }

    @Test func `a drag selects text, which is then copied`() {
        let stage = Stage()
        let view = makeView()
        stage.root.addSubview(view)
        stage.host.turn()
        let rects = view.rects(for: NSRange(location: 4, length: 3))
        stage.touch(.began, rects[0].midX, rects[0].minY + 1)
        stage.touch(.moved, rects[0].midX, rects[0].maxY - 1)
        stage.touch(.ended, rects[0].midX, rects[0].maxY - 1)
        expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
        view.copy(nil)
        expect(UIPasteboard.general.string, equals: "である")
        expect(view.characterIndex(at: CGPoint(x: rects[0].midX, y: rects[0].midY)), equals: 5)
        expect(view.sizeThatFits(CGSize(width: 0, height: 100)).width, isGreaterThan: 320)
    }

    @Test func `a double tap and drag keeps the word selected`() {
        let stage = Stage()
        let view = makeView()
        stage.root.addSubview(view)
        stage.host.turn()
        func center(of index: Int) -> CGPoint {
            let rect = view.rects(for: NSRange(location: index, length: 1))[0]
            return CGPoint(x: rect.midX, y: rect.midY)
        }
        let touched = center(of: 5)
        stage.tap(touched.x, touched.y)
        stage.touch(.began, touched.x, touched.y)
        expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
        stage.touch(.moved, touched.x, touched.y + 1)
        expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
        let (after, before) = (center(of: 8), center(of: 2))
        stage.touch(.moved, after.x, after.y + 2)
        expect(view.selectedRange, equals: NSRange(location: 4, length: 5))
        stage.touch(.moved, before.x, before.y - 2)
        expect(view.selectedRange, equals: NSRange(location: 2, length: 5))
        stage.touch(.ended, before.x, before.y - 2)
    }
}
