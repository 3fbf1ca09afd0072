import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

/// The cost of measuring labels of mixed script.
@MainActor
enum LabelCost {
    /// Returns the times of measuring 1,000 different labels once and a second time, and the number of layouts that
    /// are created when 100 of the labels receive the text that they already have.
    static func measure() -> (first: Double, again: Double, unchanged: Int) {
        var sample = TextSample(seed: 11)
        let labels: [UILabel] = (0..<1_000).map { _ in
            let label = UILabel()
            label.numberOfLines = 3
            label.font = .systemFont(ofSize: 14)
            label.text = sample.text(110)
            return label
        }
        _ = UILabel(frame: .zero).sizeThatFits(.zero)
        _ = TextLayout(runs: [TextRun(text: "a日م🎉", style: TextStyle(font: FontDescription(size: 14)))])
        func time() -> Double {
            let start: Double = TextScreen.reading
            for label in labels { _ = label.sizeThatFits(CGSize(width: 300, height: 1_000)) }
            return TextScreen.reading - start
        }
        let first: Double = time()
        let again: Double = time()
        let before = TextLayout.typesettingCount
        for label in labels.prefix(100) {
            label.text = label.text
            _ = label.sizeThatFits(CGSize(width: 300, height: 1_000))
        }
        return (first, again, TextLayout.typesettingCount - before)
    }

    /// Prints the text of each label, for the yardstick.
    static func printTexts() {
        var sample = TextSample(seed: 11)
        for _ in 0..<1_000 { print(sample.text(110)) }
    }
}
