/// What kind of thing an element of the screen is. The raw values are those of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case navigationBar = 21
    case toolbar = 24
    case table = 26
    case slider = 35
    case pageIndicator = 36
    case progressIndicator = 37
    case activityIndicator = 38
    case segmentedControl = 39
    case `switch` = 40
    case image = 42
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case cell = 75
    case stepper = 78

    /// How the kind is called in dumps.
    package var name: String {
        let name = String(describing: self)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
