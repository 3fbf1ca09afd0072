import CAllocationCount
import Foundation
import UIKitCore

/// The cost of a frame while a scroll view with 2,000 labels in different scripts decelerates.
@MainActor
struct FlingCost {
    var mean: Double
    var percentile99: Double
    var allocations: Double

    private static let labelCount = 2_000
    private static let flings = 12
    private static let rowHeight: CGFloat = 40

    /// The lines that the labels show after their numbers.
    static let lines: [String] = [
        "The quick brown fox jumps over the lazy dog", "Съешь же ещё этих мягких французских булок",
        "いろはにほへと ちりぬるを", "敏捷的棕色狐狸跳過了懶狗", "نص حكيم له سر قاطع وذو شأن", "דג סקרן שט בים מאוכזב",
        "키스의 고유조건은 입술끼리", "ऋषियों को सताने वाले दुष्ट", "Ξεσκεπάζω την ψυχοφθόρα", "café naïve 👩‍💻 🎉 ½ № 7",
    ]

    /// Flings the scroll view repeatedly. Times include frames in which labels appear for the first time. Allocations
    /// are counted only in frames whose labels were all shown before.
    static func measure() throws -> FlingCost {
        let screen = try BenchmarkScreen()
        let scrollView = UIScrollView(frame: screen.root.bounds)
        scrollView.contentSize = CGSize(width: 390, height: CGFloat(labelCount) * rowHeight)
        for index in 0..<labelCount {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * rowHeight, width: 358, height: rowHeight))
            label.text = "\(index) \(lines[index % lines.count])"
            scrollView.addSubview(label)
        }
        screen.root.addSubview(scrollView)
        for _ in 0..<20 { _ = screen.frame() }
        var times: [Double] = []
        for _ in 0..<flings { times += fling(scrollView, in: screen, up: true).times }
        var counts: [Double] = []
        for _ in 0..<4 {
            counts += fling(scrollView, in: screen, up: false).allocations
            counts += fling(scrollView, in: screen, up: true).allocations
        }
        return FlingCost(mean: times.mean, percentile99: times.quantile(0.99), allocations: counts.quantile(0.5))
    }

    private static func fling(
        _ scrollView: UIScrollView, in screen: BenchmarkScreen, up: Bool
    ) -> (times: [Double], allocations: [Double]) {
        screen.flick(up: up)
        var times: [Double] = []
        var allocations: [Double] = []
        while scrollView.isDecelerating {
            let before: Int = allocation_count()
            times.append(screen.frame())
            allocations.append(Double(allocation_count() - before))
        }
        return (times, allocations)
    }
}
