import Expectations
import Foundation
import TestSupport
import Testing

@testable import DemoServer

/// Tests of the storage of colors.
struct DatabaseTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ path: String) throws -> ColorStore { try DatabaseTests.store(path) }

    private static func store(_ path: String) throws -> ColorStore {
        try ColorStore(path: path) { NamedColor.parse("255 0 255\t\tmagenta\n".utf8) }
    }

    @Test func `changes of a file are kept`() throws {
        let path: String = folder.file("colors.sqlite").path
        try store(path).add(tags: ["loud"], to: "ff00ff", timestamp: 1)
        let color: ColorStore.TaggedColor? = try store(path).color(hex: "ff00ff")
        expect(color?.tags.map(\.name), equals: ["magenta", "loud"])
    }

    @Test func `two servers share a file`() async throws {
        let path: String = folder.file("colors.sqlite").path
        try await withThrowingTaskGroup { group in
            for writer in 0..<2 {
                group.addTask {
                    let store: ColorStore = try DatabaseTests.store(path)
                    for index in 0..<50 {
                        try store.add(tags: ["tag\(writer)-\(index)"], to: "ff00ff", timestamp: 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        try expect(store(path).color(hex: "ff00ff")?.tags.count, equals: 101)
    }

    @Test func `a database in a missing folder is reported`() throws {
        let path: String = folder.file("missing/colors.sqlite").path
        let (store, warnings) = ColorStore.open(.file(path))
        try expect(store?.color(hex: "ff00ff") != nil)
        expect(
            warnings,
            equals: [
                """
                The database \(path) cannot be written (unable to open database file). \
                The server continues in memory, and changes are lost when it stops.
                """
            ])
    }

    @Test func `a file that is not a database is reported`() throws {
        let path: String = folder.file("colors.sqlite").path
        try Data(repeating: 65, count: 10_000).write(to: URL(fileURLWithPath: path))
        let (store, warnings) = ColorStore.open(.file(path))
        expect(store != nil)
        expect(warnings.count, equals: 1)
        expect(warnings.first?.contains("file is not a database"), equals: true)
    }

    @Test func `servers in memory do not share data`() throws {
        let first: ColorStore = try #require(ColorStore.open(.inMemory).store)
        let second: ColorStore = try #require(ColorStore.open(.inMemory).store)
        try first.add(tags: ["loud"], to: "010203", timestamp: 1)
        try expect(first.color(hex: "010203") != nil)
        try expectNil(second.color(hex: "010203"))
    }

    @Test func `every server in memory reports that the file of color names is missing`() throws {
        let path: String = folder.file("rgb.txt").path
        for _ in 0..<2 {
            let (store, warnings) = ColorStore.open(.inMemory, names: path)
            expect(store != nil)
            expect(
                warnings,
                equals: [
                    """
                    \(path) is missing, so the server starts without colors. \
                    Install Debian's package x11-common.
                    """
                ])
        }
    }

    @Test func `malformed lines are skipped`() {
        let names: [NamedColor] = NamedColor.parse("! comment\n1 2\n300 0 0 red\n1 2 3\n  0 15 255  Deep Sky\n".utf8)
        expect(names, equals: [NamedColor(hex: "000fff", name: "deepsky")])
    }
}
