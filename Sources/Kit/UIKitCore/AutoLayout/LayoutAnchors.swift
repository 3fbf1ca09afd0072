extension UIView {
    /// Its leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .leading) }
    /// Its trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .trailing) }
    /// Its left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .left) }
    /// Its right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .right) }
    /// Its top.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .top) }
    /// Its bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .bottom) }
    /// How wide it is.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(self), .width) }
    /// How high it is.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(self), .height) }
    /// Its horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.view(self), .centerX) }
    /// Its vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .centerY) }
    /// Its first baseline; of a view without text, its bottom.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .firstBaseline) }
    /// Its last baseline; of a view without text, its bottom.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.view(self), .lastBaseline) }
}

extension UILayoutGuide {
    /// Its leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .leading) }
    /// Its trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .trailing) }
    /// Its left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .left) }
    /// Its right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .right) }
    /// Its top.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .top) }
    /// Its bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .bottom) }
    /// How wide it is.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .width) }
    /// How high it is.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .height) }
    /// Its horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .centerX) }
    /// Its vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .centerY) }
}
