//
//  GaugeView.swift
//  Almanac
//

import UIKit

@IBDesignable
class GaugeView: UIView {

    @IBInspectable var value: CGFloat = 0.5 {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var barColor: UIColor = .systemYellow {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue; layer.masksToBounds = newValue > 0 }
    }

    override func draw(_ rect: CGRect) {
        barColor.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * min(max(value, 0), 1), height: bounds.height))
    }
}
