//
//  CatalogTests.swift
//  PostcardsTests
//

import XCTest
@testable import Postcards

final class CatalogTests: XCTestCase {

    private func resolved(_ color: UIColor?, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal) -> [Int] {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = style
            traits.accessibilityContrast = contrast
        }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    func testColorsFollowTheAppearance() {
        let paper = UIColor(named: "Colors/Paper")
        XCTAssertEqual(resolved(paper, style: .light), [0xF7, 0xF3, 0xE8, 255])
        XCTAssertEqual(resolved(paper, style: .dark), [0x1C, 0x1B, 0x19, 255])
        XCTAssertEqual(resolved(paper, style: .light, contrast: .high), [255, 255, 255, 255])
        XCTAssertEqual(resolved(paper, style: .dark, contrast: .high), [0, 0, 0, 255])
        XCTAssertEqual(resolved(.accent, style: .dark), [0x5F, 0xB8, 0xD3, 255])
        XCTAssertEqual(resolved(UIColor(resource: .Colors.stamp), style: .light), [196, 64, 52, 255])
        XCTAssertNil(UIColor(named: "Paper"))
    }

    func testEveryPlaceHasAnImage() throws {
        for postcard in try PostcardLibrary.load() {
            let image = try XCTUnwrap(postcard.image, postcard.place)
            XCTAssertEqual(image.size, CGSize(width: 120, height: 80))
        }
        XCTAssertNil(UIImage(named: "lighthouse"))
    }

    func testPropertiesOfImages() {
        XCTAssertEqual(UIImage(resource: .stamp).renderingMode, .alwaysTemplate)
        XCTAssertEqual(UIImage(named: "frame")?.capInsets, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        XCTAssertEqual(UIImage(named: "postmark")?.isSymbolImage, true)
        XCTAssertNil(UIImage(named: "missing"))
    }

    func testStrings() {
        XCTAssertEqual(NSLocalizedString("place.lighthouse", comment: ""), "Lighthouse")
        XCTAssertEqual(NSLocalizedString("quote", tableName: "Screens", comment: ""), "\"Wish you were here\"\n\u{2014}")
        XCTAssertEqual(String(localized: "\(1) greetings"), "1 greeting")
        XCTAssertEqual(String(localized: "\(3) greetings"), "3 greetings")
        let format = NSLocalizedString("%d postcards sent", tableName: "Plurals", comment: "")
        XCTAssertEqual(String.localizedStringWithFormat(format, 1), "1 postcard sent")
        XCTAssertEqual(String.localizedStringWithFormat(format, 7), "7 postcards sent")
    }

    func testStringsOfOtherLanguages() throws {
        let path = try XCTUnwrap(Bundle.main.path(forResource: "fr", ofType: "lproj"))
        let french = try XCTUnwrap(Bundle(path: path))
        XCTAssertEqual(french.localizedString(forKey: "place.harbor", value: nil, table: nil), "Port")
        XCTAssertEqual(french.localizedString(forKey: "quote", value: nil, table: "Screens"), "\"Bons baisers\"\n\u{2014}")
    }

    func testLocalizationsOfTheBundle() {
        XCTAssertEqual(Set(Bundle.main.localizations).subtracting(["Base"]), ["en", "de", "fr"])
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Postcards")
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.postcards")
    }
}
