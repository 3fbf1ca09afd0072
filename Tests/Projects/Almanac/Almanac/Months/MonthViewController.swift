//
//  MonthViewController.swift
//  Almanac
//

import UIKit

class MonthViewController: UIViewController {

    @IBOutlet private weak var workLabel: UILabel!
    @IBOutlet private weak var notesTableView: UITableView!

    var month: Month!
    private var daylight: DaylightViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = month.name
        workLabel.text = month.work
        daylight?.hours = month.daylight
        notesTableView.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "NoteCell")
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedDaylight":
            daylight = segue.destination as? DaylightViewController
        case "addNote":
            let navigation = segue.destination as? UINavigationController
            let controller = navigation?.topViewController as? NoteViewController
            controller?.monthName = month.name
        default:
            break
        }
    }

    @IBAction func saveNote(_ unwindSegue: UIStoryboardSegue) {
        guard let controller = unwindSegue.source as? NoteViewController, let note = controller.note else { return }
        Almanac.shared.add(note, to: month)
        notesTableView.reloadData()
    }
}

extension MonthViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Almanac.shared.notes(for: month).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath) as! NoteCell
        cell.note = Almanac.shared.notes(for: month)[indexPath.row]
        return cell
    }
}
