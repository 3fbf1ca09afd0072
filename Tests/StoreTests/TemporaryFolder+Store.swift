import Foundation
import TestSupport

extension TemporaryFolder {
    /// Where a test has its store.
    func file() -> URL { file("store.sqlite") }

    /// All that is in its files.
    func contents() throws -> Data {
        try FileManager.default.contentsOfDirectory(atPath: url.path).reduce(into: Data()) {
            $0.append(try Data(contentsOf: file($1)))
        }
    }
}
