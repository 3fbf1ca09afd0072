//
//  TodayViewController.swift
//  Almanac
//

import UIKit

class TodayViewController: UIViewController {

    @IBOutlet private weak var moonView: MoonView!
    @IBOutlet private weak var gauge: GaugeView!
    @IBOutlet private weak var slider: UISlider!

    private let phases = ["New Moon", "First Quarter", "Full Moon", "Last Quarter"]

    override func viewDidLoad() {
        super.viewDidLoad()
        gauge.value = CGFloat(slider.value)
    }

    @IBAction func sliderValueChanged(_ sender: UISlider) {
        gauge.value = CGFloat(sender.value)
    }

    @IBAction func moonTapped(_ sender: UITapGestureRecognizer) {
        let index = phases.firstIndex(of: moonView.phase) ?? 0
        moonView.phase = phases[(index + 1) % phases.count]
    }

    @IBAction func showAbout() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = storyboard.instantiateViewController(withIdentifier: "About")
        present(controller, animated: true)
    }
}
