extension UIButton.ButtonType {
    /// Creates a type from its name in an interface file.
    init(interfaceType name: String?) {
        switch name {
        case "system", "roundedRect": self = .system
        case "detailDisclosure": self = .detailDisclosure
        case "infoLight": self = .infoLight
        case "infoDark": self = .infoDark
        case "contactAdd": self = .contactAdd
        case "close": self = .close
        default: self = .custom
        }
    }
}
