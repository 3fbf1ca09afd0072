// Measures long text in a text view, and labels. The program `bench` runs it. It prints a line for each figure: the
// name, a tab and the value.
//
//   TextBenchmark --text BYTES     prints text in several scripts
//   TextBenchmark --type FILE      typing in the middle of the text; with --storage, after textStorage was read
//   TextBenchmark --open FILE      the first frame, and scrolling to the end
//   TextBenchmark --labels         measuring labels
//   TextBenchmark --label-texts    the text of each of these labels
//
// With --window, the text view is in a window on the display.
import Foundation
import UIKitText

let arguments = CommandLine.arguments
let inWindow = arguments.contains("--window")

func value(after option: String) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
}

func text(ofFile path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
}

func printFigure(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

if let count = value(after: "--text").flatMap({ Int($0) }) {
    var sample = TextSample(seed: 7)
    print(sample.document(bytes: count), terminator: "")
}
if let file = value(after: "--type") {
    let screen = try TextScreen(text(ofFile: file), inWindow: inWindow)
    let length = (screen.view.text as NSString).length
    if arguments.contains("--storage") { _ = screen.view.textStorage }
    screen.view.becomeFirstResponder()
    screen.view.selectedRange = NSRange(location: length / 2, length: 0)
    for _ in 0..<10 { screen.frame() }
    var times: [Double] = []
    for _ in 0..<20 { screen.frame([.text("x")]) }
    for _ in 0..<300 { times.append(screen.frame([.text("x")])) }
    printFigure("typing, median", times.quantile(0.5))
    printFigure("typing, 99th percentile", times.quantile(0.99))
}
if let file = value(after: "--open") {
    let screen = try TextScreen(text(ofFile: file), inWindow: inWindow)
    screen.frame()
    printFigure("first frame", TextScreen.sinceStart)
    printFigure("memory", TextScreen.memory)
    let view = screen.view
    for _ in 0..<5 { screen.frame() }
    var times: [Double] = []
    for step in 1...60 {
        times.append(
            screen.frame {
                let end: CGFloat = max(0, view.contentSize.height - view.bounds.height)
                view.setContentOffset(CGPoint(x: 0, y: end * CGFloat(step) / 60), animated: false)
            })
    }
    printFigure("scrolling, median", times.quantile(0.5))
    printFigure("scrolling, 99th percentile", times.quantile(0.99))
}
if arguments.contains("--labels") {
    let cost = LabelCost.measure()
    printFigure("labels, first", cost.first)
    printFigure("labels, again", cost.again)
    printFigure("unchanged label, layouts", Double(cost.unchanged))
}
if arguments.contains("--label-texts") { LabelCost.printTexts() }
