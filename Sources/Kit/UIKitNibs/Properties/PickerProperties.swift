import Foundation
import UIKitCore
import UIKitPickers

extension UIPickerView {
    func setPickerProperties(_ reader: PropertyReader) {
        reader.ignore("showsSelectionIndicator")
    }
}

extension UIDatePicker {
    func setDatePickerProperties(_ reader: PropertyReader) {
        reader.choice(
            "datePickerMode",
            [
                "time": Mode.time, "date": .date, "dateAndTime": .dateAndTime, "countdownTimer": .countDownTimer,
                "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
            ]
        ).map { datePickerMode = $0 }
        reader.choice(
            "style",
            ["automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
        ).map { preferredDatePickerStyle = $0 }
        reader.integer("minuteInterval").map { minuteInterval = $0 }
        reader.number("countDownDuration").map { countDownDuration = TimeInterval($0) }
        reader.value("locale")?["localeIdentifier"].map { locale = Locale(identifier: $0) }
        date("minimumDate", reader).map { minimumDate = $0 }
        date("maximumDate", reader).map { maximumDate = $0 }
        let date: Date? = date("date", reader)
        // If `useCurrentDate` is YES, `date` in the file is only the date at which the file was edited.
        if reader.bool("useCurrentDate") != true, let date { self.date = date }
    }

    private func date(_ key: String, _ reader: PropertyReader) -> Date? {
        reader.value(key)?["timeIntervalSinceReferenceDate"].flatMap { Double($0) }
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}
