//
//  AccountCell.swift
//  Ledger
//

import UIKit

@objc protocol AccountCellDelegate: class {
    @objc(accountCellDidTapBadge:)
    optional func accountCellDidTapBadge(_ cell: AccountCell)
    @objc optional func accountCell(_ cell: AccountCell, canHighlight account: Account) -> Bool
}

class AccountCell: UITableViewCell {

    static let reuseIdentifier = "AccountCell"

    @IBOutlet weak var delegate: AccountCellDelegate?

    private let badge = BadgeView(frame: .zero)
    private var observations: [NSKeyValueObservation] = []

    @objc var account: Account? {
        didSet {
            observations.removeAll()
            guard let account = account else { return }
            observations.append(account.observe(\.balance, options: [.initial, .new]) { [weak self] account, change in
                self?.show(balance: change.newValue ?? 0, of: account)
            })
            observations.append(account.observe(\Account.name, options: .initial) { [unowned self] (account, _) in
                self.textLabel?.text = account.name
            })
        }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        badge.isUserInteractionEnabled = true
        badge.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .badgeTapped))
        accessoryView = badge
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc fileprivate func badgeTapped(_ recognizer: UITapGestureRecognizer) {
        delegate?.accountCellDidTapBadge?(self)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        var highlighted = highlighted
        if let account = account, delegate?.accountCell?(self, canHighlight: account) == false {
            highlighted = false
        }
        super.setHighlighted(highlighted, animated: animated)
    }

    private func show(balance: Int, of account: Account) {
        badge.text = Money.string(from: balance, currency: account.currency)
        badge.fillColor = balance < 0 ? .red : .darkGray
        badge.accessibilityIdentifier = "badge"
        badge.bounds.size = badge.intrinsicContentSize
    }
}

fileprivate extension Selector {
    static let badgeTapped = #selector(AccountCell.badgeTapped(_:))
}
