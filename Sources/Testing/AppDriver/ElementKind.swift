/// What kind of element something is. The raw values are those of Apple's `XCUIElement.ElementType`.
package enum ElementKind: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case window = 4
    case sheet = 5
    case alert = 7
    case button = 9
    case keyboard = 19
    case key = 20
    case navigationBar = 21
    case tabBar = 22
    case toolbar = 24
    case table = 26
    case collectionView = 32
    case slider = 33
    case pageIndicator = 34
    case progressIndicator = 35
    case activityIndicator = 36
    case segmentedControl = 37
    case `switch` = 40
    case link = 42
    case image = 43
    case searchField = 45
    case scrollView = 46
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case cell = 75
    case stepper = 79

    /// The name of the kind in dumps.
    package var name: String {
        let name = String(describing: self)
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
