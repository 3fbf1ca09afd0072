import Expectations
import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

/// `Contents.json` files in all forms that occur in projects.
struct ContentsTests {
    private func contents(_ json: String) throws -> ContentsFile {
        try Array(json.utf8).withUnsafeBufferPointer { try ContentsFile($0, path: "Contents.json") }
    }

    private func color(_ json: String) throws -> AssetColor? {
        try ColorSet(contents(#"{"colors": [{"idiom": "universal", "color": \#(json)}]}"#)).entries.first?.color
    }

    private func rgb(_ red: String, _ alpha: String = #""1""#, space: String = "srgb") throws -> [Double]? {
        let json = #"""
            {"color-space": "\#(space)",
             "components": {"red": \#(red), "green": "0.5", "blue": "0x00", "alpha": \#(alpha)}}
            """#
        guard case .rgb(_, let red, _, let blue, let alpha) = try color(json) else { return nil }
        return [red, blue, alpha]
    }

    @Test func `components have all formats of Xcode`() throws {
        for (text, value) in [
            (#""0xFF""#, 1), (#""0x33""#, 0.2), (#""255""#, 1), (#""51""#, 0.2), (#""1.000""#, 1), (#""0.2""#, 0.2),
            (#""20%""#, 0.2), (#""0,2""#, 0.2), ("0.2", 0.2), ("1", 1), (#""2.000""#, 1), (#""-1.0""#, 0),
            (#"" 0xFF ""#, 1), (#""2e-1""#, 0.2),
        ] as [(String, Double)] {
            try expect(rgb(text)?.first, equals: value, "\(text)")
        }
        for text in [#""red""#, "null", "[]", #""0xZZ""#, #""""#] { try expectNil(rgb(text), "\(text)") }
        try expect(rgb(#""0""#, "0.25"), equals: [0, 0, 0.25])
        try expect(rgb(#""1.25""#, space: "extended-srgb")?.first, equals: 1.25)
        try expect(rgb(#""0.5""#, space: "unknown")?.first, equals: 0.5)
    }

    @Test func `colors have color spaces, gray values and references`() throws {
        let gray = #"{"color-space": "gray-gamma-22", "components": {"white": "0.300", "alpha": "0.500"}}"#
        try expect(color(gray), equals: .gray(.gray, white: 0.3, alpha: 0.5))
        let dark = #"{"color-space": "extended-gray", "components": {"white": "-0.200"}}"#
        try expect(color(dark), equals: .gray(.extendedGray, white: -0.2, alpha: 1))
        let wide = #"{"color-space": "display-p3", "components": {"red": "1", "green": "1", "blue": "255"}}"#
        guard case .rgb(.displayP3, _, _, let blue, _) = try color(wide) else { throw Mismatch() }
        expect(blue, equals: 1)
        let system = #"{"platform": "ios", "reference": "systemBlueColor"}"#
        try expect(color(system), equals: .system("systemBlueColor"))
        try expectNil(color("{}"))
    }

    private struct Mismatch: Error {}

    @Test func `slices of images are read`() throws {
        let json = #"""
            {"images": [{"filename": "a.png", "scale": "2x", "idiom": "universal",
              "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
                "cap-insets": {"top": 10, "left": 20.0, "bottom": "30", "right": 40}},
              "alignment-insets": {"top": 1, "left": 2}},
             {"filename": "b.png", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 3},
                "cap-insets": {"top": 5, "left": 6, "right": 7}}},
             {"filename": "c.png", "resizing": {"mode": "3-part-vertical", "cap-insets": {"top": 5, "left": 6}}},
             {"filename": "d.png", "resizing": {"mode": "5-part"}}]}
            """#
        let entries: [ImageSet.Entry] = ImageSet(try contents(json), kind: .image).entries
        expect(
            entries[0].slicing,
            equals: AssetSlicing(
                capInsets: AssetInsets(top: 10, left: 20, bottom: 30, right: 40), centerWidth: 1, centerHeight: 2,
                tiles: true))
        expect(entries[0].alignmentInsets, equals: AssetInsets(top: 1, left: 2))
        expect(
            entries[1].slicing,
            equals: AssetSlicing(capInsets: AssetInsets(left: 6, right: 7), centerWidth: 3, tiles: false))
        expect(entries[2].slicing, equals: AssetSlicing(capInsets: AssetInsets(top: 5)))
        expectNil(entries[3].slicing)
        expect(AssetSlicing.keptRanges(length: 100, first: 10, center: 1, last: 20), equals: [0..<11, 80..<100])
        expect(AssetSlicing.keptRanges(length: 100, first: 10, center: nil, last: 20), equals: [0..<100])
        expect(AssetSlicing.keptRanges(length: 100, first: 10, center: 70, last: 20), equals: [0..<100])
        expect(AssetSlicing.keptRanges(length: 10, first: 8, center: 1, last: 8), equals: [0..<10])
        expect(AssetSlicing.keptRanges(length: 10, first: -1, center: 2, last: 0), equals: [0..<2])
    }

    @Test func `entries that name no file in the folder of the set are left out`() throws {
        let json = #"""
            {"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "", "scale": "2x"},
              {"filename": "../a.png"}, {"filename": "..", "scale": "2x"}, {"filename": 3}, "text", null,
              {"filename": "b.png", "unassigned": true}, {"filename": "c.png", "scale": "0x", "extra": [1]}],
             "properties": {"template-rendering-intent": "template", "preserves-vector-representation": "true"},
             "info": {"author": "xcode", "version": 1}}
            """#
        let set = ImageSet(try contents(json), kind: .image)
        expect(set.entries.map(\.file), equals: ["c.png"])
        expect(set.entries[0].condition, equals: AssetCondition())
        expect(set.renderingIntent == .template && set.preservesVectors && !set.isMulticolor)
        expect(ImageSet(try contents(#"{"images": {}}"#), kind: .image).entries.isEmpty)
    }

    @Test func `an image with only one direction is mirrored in the other one`() throws {
        func set(_ directions: String...) throws -> ImageSet {
            let entries: [String] = directions.map { #"{"filename": "\#($0).png", "language-direction": "\#($0)"}"# }
            return ImageSet(try contents(#"{"images": [\#(entries.joined(separator: ","))]}"#), kind: .image)
        }
        var traits = AssetTraits()
        traits.direction = .rightToLeft
        let mirrored: ImageSet = try set("left-to-right")
        expect(mirrored.isMirrored(try #require(mirrored.entry(for: traits))))
        let separate: ImageSet = try set("left-to-right", "right-to-left")
        let entry: ImageSet.Entry = try #require(separate.entry(for: traits))
        expect(entry.file == "right-to-left.png" && !separate.isMirrored(entry))
    }

    @Test func `app icons of one size and of many sizes are read`() throws {
        let single = AppIconSet(
            try contents(
                #"""
                {"images": [{"filename": "a.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"},
                  {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"filename": "tinted.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
                   "appearances": [{"appearance": "luminosity", "value": "tinted"}]},
                  {"filename": "w.png", "idiom": "universal", "platform": "watchos", "size": "1024x1024"}]}
                """#))
        expect(single.entry(pixels: 64)?.file, equals: "a.png")
        expect(single.entry(pixels: 64, luminosity: .dark)?.file, equals: "dark.png")
        expect(single.entry(pixels: 64, luminosity: .tinted)?.file, equals: "tinted.png")
        let many = AppIconSet(
            try contents(
                #"""
                {"images": [{"filename": "20.png", "idiom": "iphone", "size": "20x20", "scale": "2x"},
                  {"idiom": "iphone", "size": "29x29", "scale": "2x"},
                  {"filename": "60.png", "idiom": "iphone", "size": "60x60", "scale": "3x"},
                  {"filename": "83.png", "idiom": "ipad", "size": "83.5x83.5", "scale": "2x"},
                  {"filename": "m.png", "idiom": "mac", "size": "64x64", "scale": "1x"},
                  {"filename": "s.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}]}
                """#))
        expect(
            [10, 64, 170, 500, 2000].map { many.entry(pixels: $0)?.file },
            equals: [
                "20.png", "83.png", "60.png", "s.png", "s.png",
            ])
    }

    @Test func `the set of an icon file is found by the name of the file`() {
        for (file, name) in [
            ("AppIcon60x60", "AppIcon"), ("AppIcon76x76~ipad", "AppIcon"),
            ("AppIcon-Dev83.5x83.5@2x~ipad", "AppIcon-Dev"),
            ("AppIcon", nil), ("60x60", nil), ("box", nil), ("AppIcon60x61", nil), ("a1x1", "a"),
        ] { expect(AppIconSet.name(ofFile: file), equals: name) }
    }

    @Test func `data sets and launch images are read`() throws {
        let data = DataSet(
            try contents(
                #"""
                {"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"},
                  {"idiom": "ipad", "filename": "b.json"}]}
                """#))
        var traits = AssetTraits()
        expect(data.entry(for: traits)?.typeIdentifier, equals: "public.json")
        traits.idiom = .pad
        expect(data.entry(for: traits)?.file, equals: "b.json")
        let launch = LaunchImageSet(
            try contents(
                #"""
                {"images": [{"extent": "full-screen", "orientation": "portrait", "idiom": "iphone", "filename": "p.png",
                   "scale": "2x", "subtype": "retina4"},
                  {"orientation": "landscape", "idiom": "ipad", "filename": "l.png", "scale": "1x"}]}
                """#))
        expect(launch.entry(for: traits, isLandscape: true)?.file, equals: "l.png")
        expect(launch.entry(for: traits, isLandscape: false)?.file, equals: "p.png")
    }

    @Test func `invalid JSON is reported with the path of the file`() throws {
        for json in ["{ nope", "", "[1]", "\"text\"", "{\"images\": [}"] {
            let error = #expect(throws: AssetProblem.self) { try contents(json) }
            expect(error?.path.hasPrefix("Contents.json") == true && error?.message.contains("not available") == true)
        }
    }
}
