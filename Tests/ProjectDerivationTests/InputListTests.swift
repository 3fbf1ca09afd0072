import Expectations
import Foundation
import TestSupport
import Testing

@testable import ProjectDerivation

@Suite("The inputs of a derivation")
struct InputListTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test
    func `an input that changes after it was read is not current`() throws {
        let file: URL = folder.file("a")
        try Data("a".utf8).write(to: file)
        var inputs = InputList()
        inputs.add(file.path)
        expect(inputs.isCurrent)
        try Data("ab".utf8).write(to: file)
        inputs.add(file.path)
        expect(!inputs.isCurrent)
    }

    @Test
    func `paths that differ in the composition of characters are separate`() throws {
        let composed: String = folder.file("\u{DC}.swift").path
        let decomposed: String = folder.file("U\u{308}.swift").path
        try Data().write(to: URL(fileURLWithPath: composed))
        var inputs = InputList()
        for path in [decomposed, composed] { inputs.add(path) }
        expect(inputs.isCurrent)
        try inputs.write(to: folder.file("inputs").path, key: "k")
        let read: InputList? = InputList(contentsOf: folder.file("inputs").path, key: "k")
        expect(read?.isCurrent, equals: true)
        try FileManager.default.removeItem(atPath: composed)
        expect(read?.isCurrent, equals: false)
    }
}
