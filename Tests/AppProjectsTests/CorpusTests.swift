import Expectations
import Foundation
import Testing

@testable import AppProjects

/// Reads the projects in `Tests/Projects`.
struct CorpusTests {
    private static let folder: String = FilePath.join(#filePath, "../../Projects")

    /// Returns the kind and name of a target, the numbers of its sources and resources, its dependencies, and the app
    /// that it tests.
    private static func description(_ target: AppTarget) -> String {
        let dependencies: [String] = target.targetDependencies + target.productDependencies.map(\.product)
        let app: String = target.appTarget.map { " on " + $0 } ?? ""
        return "\(target.kind) \(target.name) \(target.sources.count)+\(target.resources.count)"
            + (dependencies.isEmpty ? "" : " (\(dependencies.joined(separator: ", ")))") + app
    }

    @Test(arguments: [
        (
            "Atlas",
            [
                "app Atlas 5+1 (AtlasData, AtlasUI)", "library AtlasUI 2+0",
                "unitTests AtlasTests 1+0 (AtlasData, Atlas) on Atlas", "library AtlasData 3+3",
                "unitTests AtlasDataTests 1+0 (AtlasData)",
            ]
        ),
        (
            "Almanac",
            [
                "app Almanac 12+6", "unitTests AlmanacTests 1+0 (Almanac) on Almanac",
                "uiTests AlmanacUITests 1+0 (Almanac) on Almanac",
            ]
        ),
        (
            "Checklist",
            [
                "app Checklist 9+1", "unitTests ChecklistTests 1+0 (Checklist) on Checklist",
                "uiTests ChecklistUITests 7+0 (Checklist) on Checklist",
            ]
        ),
        (
            "Compass",
            ["app Compass 4+1 (CompassKit)", "library CompassKit 1+0", "unitTests CompassKitTests 1+0 (CompassKit)"]
        ),
        (
            "Harvest",
            [
                "app Harvest 2+0 (HarvestCore, Trellis)", "cLibrary CSoil 0+0", "library HarvestCore 1+0 (CSoil)",
                "unitTests HarvestCoreTests 1+0 (HarvestCore)",
            ]
        ),
        ("Ledger", ["app Ledger 10+2", "unitTests LedgerTests 3+0 (Ledger) on Ledger"]),
        ("Pomodoro", ["app Pomodoro 4+2", "unitTests PomodoroTests 1+0 (Pomodoro)"]),
        ("Postcards", ["app Postcards 6+11", "unitTests PostcardsTests 1+0 (Postcards) on Postcards"]),
        ("Broken/Missing Files", ["app Gone 1+0"]),
        ("Broken/No App", ["library Toolbox 1+0"]),
    ])
    func `projects of the corpus are read`(name: String, expected: [String]) throws {
        let project = try ProjectReader.read(FilePath.join(Self.folder, name))
        expect(project.targets.map(Self.description), equals: expected)
    }

    @Test(arguments: [
        ("Conflict", "The file has a merge conflict. Resolve it first."),
        ("Damaged", "has no closing brace }, because the file is not complete."), ("Empty", "contains no project"),
    ])
    func `damaged projects of the corpus have clear errors`(name: String, message: String) {
        let error = #expect(throws: ProjectError.self) {
            try ProjectReader.read(FilePath.join(Self.folder, "Broken/" + name))
        }
        expect(error?.message.contains(message) ?? false, "\(error?.message ?? "")")
    }
}
