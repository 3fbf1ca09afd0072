import Foundation

/// The `Contents.json` of a folder in a catalog.
struct ContentsFile {
    static let name = "Contents.json"

    /// The top-level values.
    let values: [String: Any]

    /// Reads the file of a folder.
    ///
    /// - Throws: `AssetProblem` if the file is missing or is not a JSON object.
    init(folder: String) throws(AssetProblem) {
        let path = "\(folder)/\(ContentsFile.name)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetProblem(path: path, message: "The file cannot be read, so the asset is not available.")
        }
        try self.init(data, path: path)
    }

    init(_ data: Data, path: String) throws(AssetProblem) {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw AssetProblem(
                path: path,
                message: "The file is not valid JSON, so the asset is not available. \(ContentsFile.place(of: error))")
        }
        guard let values = object as? [String: Any] else {
            throw AssetProblem(
                path: path, message: "The file does not contain a JSON object, so the asset is not available.")
        }
        self.values = values
    }

    /// Returns the parser's description of an error, as a sentence.
    private static func place(of error: any Error) -> String {
        let information: [String: Any] = (error as NSError).userInfo
        let text: String = information["NSDebugDescription"] as? String ?? error.localizedDescription
        return text.hasSuffix(".") ? text : text + "."
    }

    /// The values of the key `properties`.
    var properties: [String: Any] { values["properties"] as? [String: Any] ?? [:] }

    /// Whether a group provides a namespace.
    var providesNamespace: Bool { ContentsFile.flag(properties["provides-namespace"]) }

    /// Returns the objects of an array. Elements of other types are left out.
    func objects(_ key: String) -> [[String: Any]] {
        (values[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    }

    /// Returns whether a value is true. Some tools write Boolean values as strings.
    static func flag(_ value: Any?) -> Bool {
        switch value {
        case let flag as Bool: flag
        case let text as String: ["true", "yes", "1"].contains(text.lowercased())
        default: false
        }
    }

    /// Returns a value as a number. Some tools write numbers as strings.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        case let text as String: Double(text)
        default: nil
        }
    }
}
