import Foundation

public enum AtlasStrings {
    public static var capital: String { localized("capital") }
    public static var continent: String { localized("continent") }
    public static var area: String { localized("area") }

    private static func localized(_ key: String) -> String {
        NSLocalizedString(key, tableName: "Facts", bundle: .module, comment: "")
    }
}
