extension UIImage {
    /// The symbol “ellipsis.circle”.
    public class var actions: UIImage { system("ellipsis.circle") }

    /// The symbol “plus.circle”.
    public class var add: UIImage { system("plus.circle") }

    /// The symbol “minus.circle”.
    public class var remove: UIImage { system("minus.circle") }

    /// The symbol “checkmark”.
    public class var checkmark: UIImage { system("checkmark") }

    /// The symbol “checkmark.circle”.
    public class var strokedCheckmark: UIImage { system("checkmark.circle") }

    private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
