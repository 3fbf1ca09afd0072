import Foundation
import UIKitCore

@testable import UIKitPickers

/// The geometry of picker views.
@MainActor
enum PickerMeasurements {
    static var all: [Measurement] { turns + positions + widths }

    private static var turns: [Measurement] {
        let cases: [(Double, Double, Double)] = [
            (120, 32, 13), (162, 32, 15), (180, 32, 16), (216, 32, 19), (260, 32, 21), (300, 32, 24), (400, 32, 30),
            (500, 32, 36), (216, 20, 30), (216, 26, 23), (216, 44, 14), (216, 60, 10),
        ]
        return cases.map { height, row, count in
            Measurement(
                "rows around the drum, \(height) and \(row) points", count,
                2 * Double.pi / DrumGeometry(height: height, rowHeight: row).pitch, .openUIKit)
        }
    }

    /// The centers and heights of rows below the middle of a picker view that is 216 points high.
    private static var positions: [Measurement] {
        let drum = DrumGeometry(height: 216, rowHeight: 32)
        let cases: [(Double, Double)] = [(31.580, 30.266), (59.738, 25.253), (81.423, 17.503), (94.284, 7.857)]
        return zip(1..., cases).flatMap { distance, row in
            [
                Measurement(
                    "center of row \(distance)", row.0, drum.offset(at: Double(distance)), .openUIKit, tolerance: 0.01),
                Measurement(
                    "height of row \(distance)", row.1, 32 * drum.scale(at: Double(distance)), .openUIKit,
                    tolerance: 0.01),
            ]
        }
    }

    private final class Source: NSObject, UIPickerViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    }

    private static var widths: [Measurement] {
        let picker = UIPickerView()
        let columns: [Measurement] = zip(1..., [302, 148, 97, 71, 56]).map { count, width in
            let source = Source(count)
            picker.dataSource = source
            return Measurement(
                "width of one of \(count) components", width, picker.rowSize(forComponent: 0).width, .openUIKit)
        }
        return columns + [
            Measurement("width of a picker view", 320, picker.intrinsicContentSize.width, .openUIKit),
            Measurement("height of a picker view", 216, picker.intrinsicContentSize.height, .openUIKit),
            Measurement("size of the selected title", 23.5, PickerRow.fontSizes.selected, .openUIKit),
            Measurement("size of other titles", 21, PickerRow.fontSizes.other, .openUIKit),
            Measurement("opacity of other titles", 0.447, PickerRow.unselectedAlpha, .openUIKit),
            Measurement("inset of titles", 9, PickerRow.titleInset, .openUIKit),
        ]
    }
}
