import Expectations
import Foundation
import FoundationAdditions
import Testing

extension CGFloat {
    fileprivate func isNear(_ other: CGFloat) -> Bool { abs(self - other) <= 0.5 }
    fileprivate var limited: CGFloat { Swift.max(0, min(max(self, 1), 2, 3)) }
    fileprivate static func distance(_ x: CGFloat) -> CGFloat { max(abs(x), abs(-1), min(2, 3)) }
}

struct SymbolsAndNamesTests {
    @Test func `the symbols of a date formatter are unwrapped and bound`() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        if let names = formatter.weekdaySymbols {
            expect(names.first, equals: "Sunday")
        } else {
            Issue.record("There are no names.")
        }
        guard let letters = formatter.veryShortStandaloneWeekdaySymbols else { throw CancellationError() }
        expect(letters.count == 7 && formatter.shortMonthSymbols![1] == "Feb" && formatter.amSymbol! == "AM")
        // Uses without an optional have the property of the class.
        let months = formatter.monthSymbols
        let short: [String] = formatter.shortWeekdaySymbols
        expect(months[0] == "January" && short[1] == "Mon" && formatter.monthSymbols.count == 12)
        for name in formatter.quarterSymbols { expect(!name.isEmpty) }
        formatter.weekdaySymbols = ["a", "b", "c", "d", "e", "f", "g"]
        formatter.pmSymbol = "p"
        expect(formatter.weekdaySymbols?.last == "g" && formatter.pmSymbol == "p")
        formatter.weekdaySymbols = nil
        formatter.pmSymbol = nil
        expect(formatter.weekdaySymbols[6] == "Saturday" && formatter.pmSymbol == "PM")
    }

    @Test func `extensions of CGFloat call global functions`() {
        expect(CGFloat(1).isNear(1.4) && !CGFloat(1).isNear(2))
        expect(CGFloat(5).limited == 2 && CGFloat(0).limited == 1 && CGFloat.distance(-3) == 3)
    }

    @Test func `the process is no app on a Mac`() {
        expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    }

    @Test func `data is read with the older names of options`() throws {
        let url: URL = URL.temporaryDirectory.appending(path: "engawa-\(UUID().uuidString)")
        try Data([1, 2]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        for options in [Data.ReadingOptions.uncachedRead, .mappedRead, .dataReadingMapped] {
            expect(try Data(contentsOf: url, options: options), equals: Data([1, 2]))
        }
    }
}
