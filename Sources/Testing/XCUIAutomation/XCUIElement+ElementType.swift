import AppDriver

extension XCUIElement {
    /// The type of an element.
    public typealias ElementType = AppDriver.ElementType
}

extension ElementType {
    /// The name of the property that finds descendants of the type, such as `buttons`, or nil if no property finds the
    /// type.
    var queryName: String? {
        switch self {
        case .any, .application: nil
        case .other: "otherElements"
        case .checkBox, .comboBox, .switch: "\(self)es"
        default: "\(self)s"
        }
    }
}
