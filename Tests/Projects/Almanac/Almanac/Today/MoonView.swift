//
//  MoonView.swift
//  Almanac
//

import UIKit

/// A view whose content is in MoonView.xib. The file's owner is this class.
class MoonView: UIView {

    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var phaseLabel: UILabel!

    @IBInspectable var phase: String = "" {
        didSet { phaseLabel?.text = phase }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        Bundle.main.loadNibNamed("MoonView", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
