import Foundation
import HostHeadless
import PlatformHost
import TestStage
import UIKitCore

@testable import UIKitPickers

/// A picker view on a stage, and a log of its delegate calls.
@MainActor
final class PickerFixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let stage = Stage()
    let picker = UIPickerView()
    var titles: [[String]]
    var log: [String] = []
    /// Called when the delegate is notified of a selection.
    var didSelect: () -> Void = {}
    var width: CGFloat = UIView.noIntrinsicMetric
    var rowHeight: CGFloat = UIView.noIntrinsicMetric
    /// Whether rows show views instead of titles.
    var usesViews = false
    /// The views of the rows, if the delegate keeps them.
    var keptViews: [UIView] = []
    private(set) var madeViews = 0

    init(_ titles: [[String]]) {
        self.titles = titles
        super.init()
        picker.frame.origin = CGPoint(x: 40, y: 100)
        picker.dataSource = self
        picker.delegate = self
        stage.root.addSubview(picker)
        stage.host.turn()
    }

    convenience init(rows: Int = 20, components: Int = 1) {
        self.init((0..<components).map { component in (0..<rows).map { "\(component)-\($0)" } })
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { width }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if !keptViews.isEmpty { return keptViews[row] }
        guard usesViews else { return UIView() }
        if view == nil { madeViews += 1 }
        let label: UILabel = view as? UILabel ?? UILabel()
        label.text = titles[component][row]
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(component):\(row)")
        didSelect()
    }

    /// Returns the center of a component, in the window's coordinates.
    func middle(_ component: Int = 0) -> CGPoint {
        let frame: CGRect = picker.wheel(component)?.frame ?? .zero
        return picker.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func press(_ usage: UIKeyboardHIDUsage, pause: TimeInterval = 1) {
        for isDown in [true, false] {
            let key = HostKey(
                usage: usage.rawValue, isDown: isDown, characters: "", charactersIgnoringModifiers: "", modifiers: [])
            stage.host.post(.key(key), at: stage.host.windows[0])
        }
        stage.host.turn()
        stage.advance(by: pause)
    }
}
