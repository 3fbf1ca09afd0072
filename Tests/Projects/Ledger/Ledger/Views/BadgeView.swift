//
//  BadgeView.swift
//  Ledger
//

import UIKit

@IBDesignable
class BadgeView: UIView {

    @IBInspectable var cornerRadius: CGFloat = 4 {
        didSet {
            layer.cornerRadius = cornerRadius
        }
    }

    @IBInspectable
    var fillColor: UIColor = .darkGray {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable public dynamic var text: String? {
        get { return label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
        }
    }

    @IBOutlet fileprivate var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .clear
        label = UILabel()
        label.font = UIFont.boldSystemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = bounds
        addSubview(label)
    }

    override var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 6)
    }

    override func draw(_ rect: CGRect) {
        fillColor.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
    }
}
