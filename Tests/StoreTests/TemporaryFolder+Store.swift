import Foundation
import TestSupport

extension TemporaryFolder {
    /// The location of a test's store.
    func file() -> URL { file("store.sqlite") }

    /// Returns the concatenated contents of all files.
    func contents() throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: url.path).reduce(into: Data()) {
            $0.append(try Data(contentsOf: file($1)))
        }
    }
}
