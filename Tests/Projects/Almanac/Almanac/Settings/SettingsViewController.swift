//
//  SettingsViewController.swift
//  Almanac
//

import UIKit

class SettingsViewController: UITableViewController {

    @IBOutlet private weak var remindersSwitch: UISwitch!
    @IBOutlet private weak var timeCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        updateTime()
    }

    @IBAction private func remindersChanged(_ sender: UISwitch) {
        updateTime()
    }

    private func updateTime() {
        timeCell.detailTextLabel?.text = remindersSwitch.isOn ? "08:00" : "Off"
    }

    @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {
    }
}

class AboutViewController: UIViewController {
    @IBOutlet private weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        versionLabel.text = "Version \(version ?? "?")"
    }
}
