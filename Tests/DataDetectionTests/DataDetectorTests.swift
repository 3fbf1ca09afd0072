import Expectations
import Foundation
import TestSupport
import Testing

@testable import DataDetection

struct DataDetectorTests {
    private func matched(_ text: String, _ types: DataTypes) -> [String] {
        DataDetector.matches(in: text, types: types, now: Date(timeIntervalSince1970: 1_715_760_000)).map {
            (text as NSString).substring(with: $0.range)
        }
    }

    @Test(arguments: [
        ("Visit 1 Infinite Loop, Cupertino, CA 95014 today", "1 Infinite Loop, Cupertino, CA 95014"),
        ("at 221B Baker Street, London NW1 6XE.", "221B Baker Street, London NW1 6XE"),
        ("1600 Pennsylvania Ave NW", "1600 Pennsylvania Ave NW"),
        ("Send to 350 5th Ave, New York, NY 10118!", "350 5th Ave, New York, NY 10118"),
        ("Wir sind in der Hauptstraße 12a, 10115 Berlin.", "Hauptstraße 12a, 10115 Berlin"),
        ("Lange Reihe: Am Berliner Platz 3", "Am Berliner Platz 3"),
        ("au 12 rue de Rivoli, 75001 Paris", "12 rue de Rivoli, 75001 Paris"),
        ("〒100-0001 東京都千代田区千代田1-1です", "〒100-0001 東京都千代田区千代田1-1"),
        ("大阪府大阪市北区梅田三丁目1番3号", "大阪府大阪市北区梅田三丁目1番3号"),
    ])
    func `addresses are found`(_ text: String, _ expected: String) {
        expect(matched(text, .address), equals: [expected])
    }

    @Test(arguments: ["12 people on the street", "in 2024 We Went Away", "5 Ways to Win", "東京都に行く", "the 3 Streets"])
    func `other text contains no addresses`(_ text: String) {
        expect(matched(text, .address), equals: [])
    }

    @Test func `data of several types is in the order of the text`() {
        let text = "On May 17, 2024 call +1 555 123 4567, or see www.example.org at 1 Main Street, Springfield."
        expect(
            matched(text, [.link, .phoneNumber, .date, .address]),
            equals: [
                "May 17, 2024", "+1 555 123 4567", "www.example.org", "1 Main Street, Springfield",
            ])
        expect(matched(text, .link), equals: ["www.example.org"])
    }

    @Test func `hostile text takes little time`() {
        for piece in ["1 A ", "a.", "1-", "@a.", "12:", "東京都", "5/"] {
            let factor: Double = growth(from: 1_000, prepare: { String(repeating: piece, count: $0) }) {
                _ = matched($0, [.link, .phoneNumber, .date, .address])
            }
            expect(factor, isLessThan: 2.5, "\(piece)")
        }
    }
}
