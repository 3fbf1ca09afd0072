import Expectations
import ConstraintSolver
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitVisualFormat

@MainActor
struct VisualFormatTests {
    @Test(arguments: [
        (["H:|-20-[a]-30-|"], CGFloat(300), "a 20 0 250 0"),
        (["|-20-[a]-30-|"], 300, "a 20 0 250 0"),
        (["V:|-10-[a]-20-|"], 200, "a 0 10 0 170"),
        (["[a(>=70,<=100)]"], 300, "a 0 0 70 0"),
        (["[a(100@20)]"], 300, "a 0 0 100 0"),
        (["H:|[a]|"], 300, "a 0 0 300 0"),
        (["H:|-(0@749)-[a]-(5)-|"], 300, "a 0 0 295 0"),
        (["H:|-(>=0)-[a(50)]-10-|"], 300, "a 240 0 50 0"),
        (["H:|-gap-[a(wide@high)]"], 300, "a 12 0 34 0"),
    ])
    func `a format positions a view`(formats: [String], side: CGFloat, expected: String) {
        let scene = LayoutScene(width: side, height: side)
        _ = scene.box("a")
        for format in formats { scene.constrain(format, metrics: ["gap": 12, "wide": CGFloat(34), "high": 999]) }
        expect(scene.dump(), equals: expected)
    }

    @Test(arguments: [
        ("H:|[a(30)][b(40)]", "a 0 0 30 0\nb 30 0 40 0"), ("H:|[a(30)]-[b(40)]", "a 0 0 30 0\nb 38 0 40 0"),
        ("H:|[a(==b)][b]|", "a 0 0 150 0\nb 150 0 150 0"), ("H:|[a(>=b)]-(==10)-[b(20)]", "a 0 0 20 0\nb 30 0 20 0"),
        ("V:|[a(30)]-5-[b(40)]", "a 0 0 0 30\nb 0 35 0 40"),
    ])
    func `a format positions adjacent views`(format: String, expected: String) {
        let scene = LayoutScene(width: 300, height: 300)
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain(format)
        expect(scene.dump(), equals: expected)
    }

    @Test func `constraints have the same items and attributes as Apple's`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        let made: [NSLayoutConstraint] = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(10)]-(>=3@400)-[b]-5-|", metrics: nil, views: ["a": a, "b": b])
        expect(made.count, equals: 4)
        expect(made[0].firstItem === a && made[0].secondItem === scene.root)
        expect(made[0].firstAttribute == .leading && made[0].secondAttribute == .leadingMargin)
        expect(made[1].firstAttribute == .width && made[1].constant == 10 && made[1].secondItem == nil)
        expect(made[2].firstItem === b && made[2].secondItem === a && made[2].relation == .greaterThanOrEqual)
        expect(made[2].priority == UILayoutPriority(400) && made[2].constant == 3)
        expect(made[3].firstItem === scene.root || made[3].secondItem === scene.root)
        expect(made.allSatisfy { !$0.isActive })
    }

    @Test func `options align views across the format`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain("H:|[a(10)][b(10)]", options: [.alignAllTop, .alignAllBottom])
        scene.constrain("V:|-4-[a(20)]")
        expect(scene.dump(), equals: "a 0 4 10 20\nb 10 4 10 20")
    }

    @Test func `spaces can be between baselines`() {
        let scene = LayoutScene(width: 100, height: 300)
        let a: UILabel = scene.add(UILabel(), "a")
        let b: UILabel = scene.add(UILabel(), "b")
        a.text = "A"
        b.text = "B"
        scene.constrain("V:|[a]-40-[b]", options: .spacingBaselineToBaseline)
        _ = scene.dump()
        expect(b.frame.minY, equals: 40)
    }

    @Test func `formats can contain guides`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[space(25)][a(10)]", metrics: nil, views: ["space": guide, "a": a]))
        expect(scene.dump(), equals: "a 25 0 10 0")
    }

    @Test(arguments: [
        ("H:|-[a", "^"), ("H:|-[c]", "c is not a key in the views dictionary."),
        ("V:[a][a(==q)]", "q is not a key in the metrics or views dictionary."),
        ("H:|-[n]", "n is neither a view nor a layout guide in the views dictionary."),
    ])
    func `errors show the format and the position`(format: String, expected: String) {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        do {
            var reader = try VisualFormatReader(format: format, options: [], metrics: [:], views: ["a": a, "n": 5])
            _ = try reader.constraints()
            Issue.record("The format was accepted.")
        } catch {
            expect("\(error)".contains(expected))
            expect("\(error)".contains(format))
        }
    }

    @Test func `alignment along the format is rejected`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        let b: UIView = scene.box("b")
        #expect(throws: VisualFormatError.self) {
            var reader = try VisualFormatReader(
                format: "H:|[a][b]|", options: .alignAllLeading, metrics: [:], views: ["a": a, "b": b])
            _ = try reader.constraints()
        }
    }

    @Test(
        arguments: [("H:|[a]|", .alignAllLeading), ("V:|[a]|", .alignAllLastBaseline)]
            as [(String, NSLayoutConstraint.FormatOptions)])
    func `any alignment is accepted in a format with one view`(
        format: String, options: NSLayoutConstraint.FormatOptions
    ) throws {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        var reader = try VisualFormatReader(format: format, options: options, metrics: [:], views: ["a": a])
        expect(try reader.constraints().count, equals: 2)
    }

    @Test func `a format is parsed once, and its views are looked up each time`() throws {
        let format = "H:|-3-[once(7)]|"
        for name in ["first", "second"] {
            let scene = LayoutScene()
            let view: UIView = scene.box(name)
            var reader = try VisualFormatReader(format: format, options: [], metrics: [:], views: ["once": view])
            let made: [NSLayoutConstraint] = try reader.constraints()
            expect(made.map(\.constant), equals: [3, 7, 0])
            expect(made.allSatisfy { $0.firstItem === view || $0.secondItem === view })
        }
        expect(VisualFormatReader.parsedFormats[format]?.items.count, equals: 3)
        var reader = try VisualFormatReader(format: format, options: [], metrics: [:], views: [:])
        let error: VisualFormatError? = #expect(throws: VisualFormatError.self) { _ = try reader.constraints() }
        expect(error?.message, equals: "once is not a key in the views dictionary.")
        expect(error?.offset, equals: 7)
    }

    @Test func `a format with metrics is parsed each time`() {
        let scene = LayoutScene()
        _ = scene.box("named")
        _ = scene.box("width")
        let format = "H:[named(width)]"
        let toView: NSLayoutConstraint? = scene.constrain(format).first
        expect(toView?.secondItem != nil)
        for width in [5, 8] {
            let made: [NSLayoutConstraint] = scene.constrain(format, metrics: ["width": width])
            expect(made.map(\.constant), equals: [CGFloat(width)])
            expectNil(made.first?.secondItem)
        }
        expectNil(VisualFormatReader.parsedFormats[format])
    }
}
