//
//  DaylightViewController.swift
//  Almanac
//

import UIKit

class DaylightViewController: UIViewController {

    @IBOutlet private weak var gauge: GaugeView!
    @IBOutlet private weak var hoursLabel: UILabel!

    var hours: Float = 12 {
        didSet { if isViewLoaded { update() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func update() {
        gauge.value = CGFloat(hours) / 24
        hoursLabel.text = String(format: "%.1f hours of daylight", hours)
    }
}
