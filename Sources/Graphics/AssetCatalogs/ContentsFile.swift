/// The `Contents.json` of a folder in a catalog.
struct ContentsFile {
    static let name = "Contents.json"

    /// The object of the file.
    let values: AssetValue

    /// Reads the file of a folder.
    ///
    /// - Throws: `AssetProblem` if the file is missing or is not a JSON object.
    init(folder: String) throws(AssetProblem) {
        let path = "\(folder)/\(ContentsFile.name)"
        guard let bytes = FileBytes(path) else {
            throw AssetProblem(path: path, message: "The file cannot be read, so the asset is not available.")
        }
        try self.init(bytes.buffer, path: path)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(AssetProblem) {
        do throws(AssetValueParser.Failure) {
            values = try AssetValueParser.parse(bytes)
        } catch {
            throw AssetProblem(
                path: "\(path):\(error.line)",
                message: "The file is not valid JSON, so the asset is not available. \(error.reason)")
        }
        guard case .object = values else {
            throw AssetProblem(
                path: path, message: "The file does not contain a JSON object, so the asset is not available.")
        }
    }

    /// The value of a key in `properties`.
    func property(_ key: String) -> AssetValue? { values["properties"]?[key] }

    /// Whether a group provides a namespace.
    var providesNamespace: Bool { property("provides-namespace")?.isTrue ?? false }

    /// Returns the objects of an array. Elements of other types are left out.
    func objects(_ key: String) -> [AssetValue] { values[key]?.objects ?? [] }
}
