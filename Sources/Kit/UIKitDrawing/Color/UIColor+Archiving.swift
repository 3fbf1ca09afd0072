import Foundation

// The keys of archives of colors are those of Apple platforms, except those of dynamic colors.
extension UIColor {
    final func encodeStorage(with coder: NSCoder) {
        switch storage {
        case .gray(let white, let alpha, _):
            coder.encode(Int32(2), forKey: "UIColorComponentCount")
            coder.encode(Double(white), forKey: "UIWhite")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            return
        case .modified(let base, let alpha):
            coder.encode(base, forKey: "UIBaseColor")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            return
        case .subdued(let base, let prominence):
            coder.encode(base, forKey: "UIBaseColor")
            coder.encode(Int32(prominence.rawValue), forKey: "UIProminence")
            return
        case .semantic(let semantic): coder.encode(semantic.name as NSString, forKey: "UISystemColorName")
        case .named(let named): coder.encode(named.name as NSString, forKey: "UICatalogColorName")
        case .components, .provider: break
        }
        // The components of a color with a name are used by programs in which no color has the name.
        let components = components(in: .current)
        coder.encode(Int32(4), forKey: "UIColorComponentCount")
        coder.encode(Double(components.red), forKey: "UIRed")
        coder.encode(Double(components.green), forKey: "UIGreen")
        coder.encode(Double(components.blue), forKey: "UIBlue")
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }

    static func storage(from coder: NSCoder) -> Storage? {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        func name(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key) as String?
        }
        if let color = name("UISystemColorName").flatMap({ systemColor(named: $0) }) { return color.storage }
        if let color = name("UICatalogColorName").flatMap({ UIColor(named: $0) }) { return color.storage }
        if coder.containsValue(forKey: "UIBaseColor") {
            let prominence = Prominence(rawValue: Int(coder.decodeInt32(forKey: "UIProminence"))) ?? .primary
            return coder.decodeObject(of: UIColor.self, forKey: "UIBaseColor").map {
                prominence == .primary ? .modified($0, alpha: number("UIAlpha")) : .subdued($0, prominence)
            }
        }
        if coder.containsValue(forKey: "UIWhite") {
            return UIColor(white: number("UIWhite"), alpha: number("UIAlpha")).storage
        }
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        return UIColor(
            red: number("UIRed"), green: number("UIGreen"), blue: number("UIBlue"), alpha: number("UIAlpha")
        ).storage
    }
}
