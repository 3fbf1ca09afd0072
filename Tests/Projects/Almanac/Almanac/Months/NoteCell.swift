//
//  NoteCell.swift
//  Almanac
//

import UIKit

class NoteCell: UITableViewCell {
    @IBOutlet private weak var noteLabel: UILabel!
    @IBOutlet private weak var starView: UIImageView!

    var note: Note? {
        didSet {
            noteLabel.text = note?.text
            starView.isHidden = note?.isImportant != true
        }
    }
}
