import Expectations
import Foundation
import TestSupport
import Testing

@testable import engawa

@Suite("Child processes of the tool")
struct SubprocessTests {
    @Test
    func `a folder with the name of a program is not a program`() throws {
        let folder = try TemporaryFolder()
        let programs: [URL] = ["first", "second"].map { folder.file($0) }
        for program in programs {
            try FileManager.default.createDirectory(at: program, withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(
            at: programs[0].appendingPathComponent("tool"), withIntermediateDirectories: true)
        let path: String = programs.map(\.path).joined(separator: ":")
        expectNil(Subprocess.find("tool", path: path))
        let tool: String = programs[1].appendingPathComponent("tool").path
        expect(FileManager.default.createFile(atPath: tool, contents: nil))
        expectNil(Subprocess.find("tool", path: path))
        expect(chmod(tool, 0o700), equals: 0)
        expect(Subprocess.find("tool", path: path), equals: tool)
    }
}
