import Expectations
import Foundation
import FoundationAdditions
import Testing

private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = american
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
}

struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        return formatter
    }

    @Test(
        arguments: [
            (.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"), (.short, "1 hr, 2 min, 5 sec"),
            (.full, "1 hour, 2 minutes, 5 seconds"), (.spellOut, "one hour, two minutes, five seconds"),
            (.brief, "1hr 2min 5sec"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func `a duration is formatted in each style`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
        expect(formatter(style).string(from: 3_725.9), equals: text)
    }

    @Test(
        arguments: [
            (65, .positional, .default, "1:05"), (65, .positional, .pad, "00:01:05"), (5, .positional, .default, "5"),
            (3_605, .positional, .default, "1:00:05"), (65, .positional, [], "0:01:05"),
            (0, .positional, .pad, "00:00:00"),
            (0, .positional, .default, "0"), (3_605, .full, .default, "1 hour, 5 seconds"),
            (0, .full, .default, "0 seconds"),
            (3_605, .full, .dropLeading, "1 hour, 0 minutes, 5 seconds"), (3_600, .abbreviated, .dropTrailing, "1h"),
            (60, .abbreviated, .dropMiddle, "0h 1m 0s"), (-65, .positional, .default, "-1:05"),
        ]
            as [(
                TimeInterval, DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior, String
            )])
    func `zeros follow the formatting behavior`(
        _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior, _ text: String
    ) {
        expect(formatter(style, [.hour, .minute, .second], zeros).string(from: seconds), equals: text)
    }

    @Test func `units and counts are limited`() {
        let limited: DateComponentsFormatter = formatter(.full, [.day, .hour, .minute, .second])
        limited.maximumUnitCount = 2
        expect(limited.string(from: 90_061), equals: "1 day, 1 hour")
        expect(formatter(.positional, [.minute, .second], .pad).string(from: 65), equals: "01:05")
        expect(formatter(.positional, [.minute, .second]).string(from: 3_661), equals: "61:01")
        expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: 90_061), equals: "1d 1:01:01")
        expect(formatter(.full, [.month, .day]).string(from: DateComponents(day: 40)), equals: "1 month, 9 days")
        expect(formatter(.full, []).string(from: DateComponents(hour: 1, minute: 90)), equals: "2 hours, 30 minutes")
    }

    @Test func `options change the text`() {
        let phrases: DateComponentsFormatter = formatter(.full)
        phrases.includesApproximationPhrase = true
        phrases.includesTimeRemainingPhrase = true
        expect(phrases.string(from: 60), equals: "About 1 minute remaining")
        let collapsed: DateComponentsFormatter = formatter(.abbreviated, [.minute, .second])
        collapsed.collapsesLargestUnit = true
        expect(collapsed.string(from: 63), equals: "63s")
        let padded: DateComponentsFormatter = formatter(.positional, [.hour, .minute, .second], .pad)
        padded.collapsesLargestUnit = true
        expect(padded.string(from: 63), equals: "00:01:03")
        padded.allowedUnits = [.minute, .second]
        expect(padded.string(from: 63), equals: "63")
        padded.allowedUnits = [.hour, .minute, .second]
        padded.zeroFormattingBehavior = .default
        expect(padded.string(from: 63), equals: "63")
        let fractions: DateComponentsFormatter = formatter(.abbreviated, [.second])
        fractions.allowsFractionalUnits = true
        expect(fractions.string(from: 1.5), equals: "1.5s")
        let words: DateComponentsFormatter = formatter(.full)
        words.calendar?.locale = german
        expect(words.string(from: 3_725), equals: "1 Stunde, 2 Minuten und 5 Sekunden")
        expectNil(words.string(from: .infinity))
        expect(words.string(for: 60.0) == "1 Minute" && words.string(for: "text") == nil)
    }
}

struct RelativeDateTimeFormatterTests {
    private func text(
        _ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full, locale: Locale = american
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.dateTimeStyle = style
        formatter.unitsStyle = units
        let reference = Date(timeIntervalSince1970: 1_000_000_000)
        return formatter.localizedString(for: reference.addingTimeInterval(seconds), relativeTo: reference)
    }

    @Test func `the largest unit is chosen`() {
        expect(text(-90), equals: "1 minute ago")
        expect(text(7_200), equals: "in 2 hours")
        expect(text(-86_400), equals: "1 day ago")
        expect(text(-86_400 * 15), equals: "2 weeks ago")
        expect(text(86_400 * 800), equals: "in 2 years")
        expect(text(0), equals: "in 0 seconds")
    }

    @Test func `styles change the words`() {
        expect(text(-86_400, .named), equals: "yesterday")
        expect(text(0, .named), equals: "now")
        expect(text(-86_400 * 2, .named, locale: german), equals: "vorgestern")
        expect(text(-7_200, .numeric, .short), equals: "2 hr. ago")
        expect(text(-7_200, .numeric, .abbreviated), equals: "2h ago")
        expect(text(-7_200, .numeric, .spellOut), equals: "two hours ago")
    }

    @Test func `components and sentences are formatted`() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = american
        expect(formatter.localizedString(from: DateComponents(month: 0, day: -3)), equals: "3 days ago")
        expect(formatter.localizedString(fromTimeInterval: 3_600), equals: "in 1 hour")
        formatter.formattingContext = .beginningOfSentence
        expect(formatter.localizedString(fromTimeInterval: 60), equals: "In 1 minute")
        expectNil(formatter.string(for: "text"))
    }
}

struct OtherFormatterTests {
    @Test func `lists are joined`() {
        let formatter = ListFormatter()
        formatter.locale = german
        expect(formatter.string(from: ["a", "b", "c"]), equals: "a, b und c")
        formatter.itemFormatter = NumberFormatter()
        expect(formatter.string(from: [1, 2]), equals: "1 und 2")
        expectNil(formatter.string(from: ["text"]))
        expect(ListFormatter.localizedString(byJoining: ["a"]), equals: "a")
    }

    @Test func `a minimum of fraction digits above the maximum raises the maximum`() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.unitOptions = .providedUnit
        let numbers = NumberFormatter()
        numbers.minimumFractionDigits = 4
        formatter.numberFormatter = numbers
        let density = Measurement(value: 1, unit: UnitConcentrationMass.gramsPerLiter)
        expect(formatter.string(from: density), equals: "1.0000 g/L")
        expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)), equals: "1.0000 km")
    }

    @Test func `short and medium units are symbols`() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        for style in [Formatter.UnitStyle.short, .medium] {
            formatter.unitStyle = style
            expect(formatter.string(from: UnitLength.meters), equals: "m")
            expect(formatter.string(from: UnitLength.kilometers), equals: "km")
        }
        expect(formatter.string(from: UnitTemperature.celsius), equals: "°C")
        expect(formatter.string(from: UnitFuelEfficiency.litersPer100Kilometers).hasPrefix("L/100"))
    }

    @Test func `measurements are converted for the locale`() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        expect(formatter.string(from: distance), equals: "3.107 mi")
        formatter.unitOptions = .providedUnit
        expect(formatter.string(from: distance), equals: "5 km")
        formatter.unitStyle = .long
        expect(formatter.string(from: distance), equals: "5 kilometers")
        expect(formatter.string(from: UnitLength.miles), equals: "miles")
        expect(formatter.string(from: UnitLength.meters), equals: "meters")
        formatter.locale = german
        formatter.unitOptions = []
        formatter.unitStyle = .medium
        formatter.numberFormatter.maximumFractionDigits = 0
        expect(formatter.string(from: Measurement(value: 212, unit: UnitTemperature.fahrenheit)), equals: "100 °C")
        expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.miles)), equals: "2 km")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        expect(formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)), equals: "20°")
        formatter.unitOptions = .naturalScale
        expect(formatter.string(from: Measurement(value: 2_000, unit: UnitLength.meters)), equals: "2 km")
        expect(
            formatter.string(from: Measurement(value: 3, unit: UnitConcentrationMass.gramsPerLiter)), equals: "3 g/L")
    }

    @Test func `the order of names depends on the script`() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.middleName = "King"
        name.familyName = "Lovelace"
        let formatter = PersonNameComponentsFormatter()
        expect(formatter.string(from: name), equals: "Ada Lovelace")
        formatter.style = .long
        expect(formatter.string(from: name), equals: "Ada King Lovelace")
        expect(PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated), equals: "AL")
        expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short), equals: "Ada")
        name.nickname = ""
        expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short), equals: "Ada")
        name.givenName = "太郎"
        name.familyName = "山田"
        expect(PersonNameComponentsFormatter.localizedString(from: name, style: .default), equals: "山田太郎")
        let parsed: PersonNameComponents? = formatter.personNameComponents(from: "Grace Brewster Murray Hopper")
        expect(parsed?.givenName == "Grace" && parsed?.familyName == "Hopper")
    }
}
