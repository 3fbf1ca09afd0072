//
//  MonthsViewController.swift
//  Almanac
//

import UIKit

class MonthCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var seasonLabel: UILabel!
    @IBOutlet private var labels: [UILabel]!

    override func awakeFromNib() {
        super.awakeFromNib()
        labels.forEach { $0.adjustsFontForContentSizeCategory = true }
    }
}

class MonthsViewController: UITableViewController {

    private let almanac = Almanac.shared

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showMonth", let controller = segue.destination as? MonthViewController,
            let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
        controller.month = almanac.months[indexPath.row]
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return almanac.months.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "MonthCell", for: indexPath) as! MonthCell
        let month = almanac.months[indexPath.row]
        cell.nameLabel.text = month.name
        cell.seasonLabel.text = month.season
        return cell
    }
}
