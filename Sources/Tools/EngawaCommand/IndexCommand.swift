import Doctor
import Foundation

/// `engawa index-api`: creates the index of the API for `engawa doctor`. `Scripts/make-kit` calls it; users do not.
struct IndexCommand {
    private let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// Arguments: the file to write, the modules that apps can import, the modules whose declarations are not indexed,
    /// and the folder of the symbol graphs.
    func run() throws -> Int32 {
        guard arguments.count == 4 else {
            Terminal.write("Usage: engawa index-api OUTPUT MODULE,MODULE,… MODULE,… GRAPHS")
            return 2
        }
        let modules: [Set<String>] = arguments[1...2].map { Set($0.split(separator: ",").map(String.init)) }
        var builder = APIIndexBuilder(modules: modules[0], opaqueModules: modules[1])
        for file in try FileManager.default.contentsOfDirectory(atPath: arguments[3]).sorted() {
            guard file.hasSuffix(".symbols.json") else { continue }
            let url = URL(fileURLWithPath: arguments[3]).appendingPathComponent(file)
            try builder.add(symbolGraph: try Data(contentsOf: url))
        }
        try Data(builder.makeIndex().text.utf8).write(to: URL(fileURLWithPath: arguments[0]))
        return 0
    }
}
