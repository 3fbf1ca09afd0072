//
//  NoteViewController.swift
//  Almanac
//

import UIKit

class NoteViewController: UIViewController {

    @IBOutlet private weak var textField: UITextField!
    @IBOutlet private weak var importantSwitch: UISwitch!
    @IBOutlet private weak var saveButton: UIBarButtonItem!

    var monthName = ""
    private(set) var note: Note?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = monthName
        textField.delegate = self
        textField.becomeFirstResponder()
    }

    @IBAction private func textDidChange(_ sender: UITextField) {
        saveButton.isEnabled = sender.text?.isEmpty == false
    }

    @IBAction private func cancel(_ sender: Any) {
        dismiss(animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        note = Note(text: textField.text ?? "", isImportant: importantSwitch.isOn)
    }
}

extension NoteViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
