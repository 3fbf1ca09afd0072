//
//  EntryViewController.swift
//  Ledger
//

import UIKit

@objc protocol EntryViewControllerDelegate: AnyObject {

    func entryViewController(_ controller: EntryViewController, didSave entry: Entry)

    @objc optional func entryViewController(_ controller: EntryViewController, shouldSaveAmount amount: Int) -> Bool
    @objc optional func entryViewControllerDidCancel(_ controller: EntryViewController)
    @objc optional var initialEntryTitle: String { get }
}

/// A form for a new entry.
class EntryViewController: UIViewController, UITextFieldDelegate {

    @objc weak var delegate: EntryViewControllerDelegate?

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var amountField: UITextField!
    @IBOutlet weak var kindControl: UISegmentedControl!
    @IBOutlet weak var hintLabel: UILabel!

    /// The amount as text. Tests set it by its key.
    @objc dynamic var amountText: String {
        get { return amountField?.text ?? "" }
        set { amountField?.text = newValue; editingChanged() }
    }

    private let saveButton: UIBarButtonItem = {
        let item = UIBarButtonItem()
        item.title = "Save"
        item.style = .done
        return item
    }()

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .white
        self.view = view

        let titleField = makeField(placeholder: "Title")
        let amountField = makeField(placeholder: "Amount")
        amountField.keyboardType = .decimalPad
        let kindControl = UISegmentedControl(items: ["Expense", "Income"])
        kindControl.selectedSegmentIndex = 0
        kindControl.addTarget(self, action: #selector(kindChanged), for: .valueChanged)
        let hintLabel = UILabel()
        hintLabel.font = .systemFont(ofSize: 13)
        hintLabel.textColor = .gray

        let stack = UIStackView(arrangedSubviews: [titleField, amountField, kindControl, hintLabel])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])

        self.titleField = titleField
        self.amountField = amountField
        self.kindControl = kindControl
        self.hintLabel = hintLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Entry"
        saveButton.target = self
        saveButton.action = #selector(EntryViewController.save)
        navigationItem.rightBarButtonItem = saveButton
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel(_:)))
        titleField.text = delegate?.initialEntryTitle
        editingChanged()
        kindChanged(kindControl)
    }

    private func makeField(placeholder: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.delegate = self
        field.addTarget(self, action: #selector(editingChanged as () -> Void), for: .editingChanged)
        return field
    }

    @objc private func editingChanged() {
        saveButton.isEnabled = titleField?.text?.isEmpty == false && amount != nil
    }

    @objc(kindChanged:) private func kindChanged(_ sender: UISegmentedControl) {
        hintLabel.text = sender.selectedSegmentIndex == 0 ? "Decreases the balance" : "Increases the balance"
    }

    @IBAction func save(_ sender: UIBarButtonItem) {
        guard let title = titleField.text, let amount = amount else { return }
        guard delegate?.entryViewController?(self, shouldSaveAmount: amount) ?? true else {
            hintLabel.text = "The amount is too large"
            return
        }
        let kind: Entry.Kind = kindControl.selectedSegmentIndex == 0 ? .expense : .income
        delegate?.entryViewController(self, didSave: Entry(title: title, amount: amount, kind: kind))
    }

    @IBAction func cancel(_ sender: AnyObject) {
        delegate?.entryViewControllerDidCancel?(self)
        dismiss(animated: true, completion: nil)
    }

    private var amount: Int? {
        guard let text = amountField?.text, let cents = Money.cents(from: text) else { return nil }
        return kindControl.selectedSegmentIndex == 0 ? -cents : cents
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === titleField {
            amountField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
