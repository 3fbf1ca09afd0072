extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)

    /// Gray with a white component of 1/3.
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)

    /// Gray with a white component of 2/3.
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)

    /// White.
    public static let white = UIColor(white: 1, alpha: 1)

    /// Gray with a white component of 0.5.
    public static let gray = UIColor(white: 0.5, alpha: 1)

    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// Cyan: green and blue.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)

    /// Yellow: red and green.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)

    /// Magenta: red and blue.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

    /// Orange: red and half green.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)

    /// Purple: half red and half blue.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)

    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

    /// Transparent: black with an opacity of 0.
    public static let clear = UIColor(white: 0, alpha: 0)
}
