import Foundation

extension UIApplicationShortcutItem {
    /// The values of the item as a property list. Custom values that a property list cannot contain are omitted.
    package var propertyList: [String: Any] {
        var values: [String: Any] = ["type": type, "title": localizedTitle]
        values["subtitle"] = localizedSubtitle
        switch icon?.source {
        case .symbol(let name): values["symbol"] = name
        case .image(let name): values["image"] = name
        case nil: break
        }
        func isValid(_ value: Any) -> Bool { PropertyListSerialization.propertyList(value, isValidFor: .binary) }
        values["userInfo"] = userInfo?.filter { isValid($0.value) }
        if let targetContentIdentifier, isValid(targetContentIdentifier) { values["target"] = targetContentIdentifier }
        return values
    }

    /// Creates an item from saved values. Returns nil if the values do not represent an item.
    package convenience init?(propertyList values: [String: Any]) {
        guard let type = values["type"] as? String, let title = values["title"] as? String else { return nil }
        let symbol = (values["symbol"] as? String).map { UIApplicationShortcutIcon(systemImageName: $0) }
        let image = (values["image"] as? String).map { UIApplicationShortcutIcon(templateImageName: $0) }
        self.init(
            type: type, localizedTitle: title, localizedSubtitle: values["subtitle"] as? String, icon: symbol ?? image,
            userInfo: (values["userInfo"] as? [String: Any])?.compactMapValues(UIApplicationShortcutItem.codingObject))
        targetContentIdentifier = values["target"]
    }

    /// Returns the object for a value of a property list.
    package static func codingObject(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: text as NSString
        case let number as NSNumber: number
        case let date as Date: date as NSDate
        case let data as Data: data as NSData
        case let list as [Any]: NSArray(array: list)
        case let values as [String: Any]: NSDictionary(dictionary: values)
        default: value as? any NSSecureCoding
        }
    }
}
