import AssetCatalogs
import Foundation
import Synchronization
import UIKitDrawing

/// The time of lookups in a catalog of 1,000 image sets. Half of the sets are in groups, and half of the groups provide
/// a namespace.
struct LookUpCost {
    private static let setCount = 1_000
    private static let rounds = 301

    private let folder: URL
    private let names: [String]
    private let paths: [String]

    /// Writes the catalog and its index into a new folder that also contains other resources of an app.
    init(_ folder: URL) throws {
        self.folder = folder
        let catalog: URL = folder.appendingPathComponent("Assets.xcassets")
        let files: FileManager = .default
        var names: [String] = []
        var paths: [String] = []
        for group in 0..<10 {
            let path: URL = catalog.appendingPathComponent("Group \(group)")
            try files.createDirectory(at: path, withIntermediateDirectories: true)
            let contents = "{\"info\": {\"version\": 1}, \"properties\": {\"provides-namespace\": \(group % 2 == 0)}}"
            try Data(contents.utf8).write(to: path.appendingPathComponent("Contents.json"))
        }
        for index in 0..<LookUpCost.setCount {
            let group: Int? = index % 2 == 0 ? index / 2 % 10 : nil
            let place: String = group.map { "Group \($0)/" } ?? ""
            let set: URL = catalog.appendingPathComponent("\(place)icon-\(index)-small.imageset")
            try files.createDirectory(at: set, withIntermediateDirectories: true)
            let path: URL = set.appendingPathComponent("Contents.json")
            try Data(LookUpCost.contents.utf8).write(to: path)
            names.append((group.map { $0 % 2 == 0 ? place : "" } ?? "") + "icon-\(index)-small")
            paths.append(path.path)
        }
        for index in 0..<30 { try Data().write(to: folder.appendingPathComponent("resource-\(index).json")) }
        let index: String = AssetIndex.text(of: [("Assets.xcassets", AssetCatalog(path: catalog.path).locations())])
        try Data(index.utf8).write(to: folder.appendingPathComponent(AssetIndex.fileName))
        self.names = names
        self.paths = paths
    }

    /// A Contents.json file in the form that Xcode writes, for three scales in two appearances.
    private static let contents: String = {
        let entries: [String] = ["", "-dark"].flatMap { suffix in
            (1...3).map { scale in
                let appearances: String =
                    suffix.isEmpty
                    ? "" : "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],\n      "
                return """
                        {
                          \(appearances)"filename" : "icon\(suffix)@\(scale)x.png",
                          "idiom" : "universal",
                          "scale" : "\(scale)x"
                        }
                    """
            }
        }
        return """
            {
              "images" : [
            \(entries.joined(separator: ",\n"))
              ],
              "info" : {
                "author" : "xcode",
                "version" : 1
              }
            }
            """
    }()

    /// Returns the times of the first lookup in a catalog and of reading the set's Contents.json, in microseconds.
    func first() throws -> (time: Double, yardstick: Double) {
        var times: [Double] = []
        var yardsticks: [Double] = []
        var traits = AssetTraits()
        traits.scale = 2
        for round in 0..<LookUpCost.rounds {
            let index: Int = round * 617 % LookUpCost.setCount
            times.append(
                try elapsed {
                    let library = AssetLibrary(folder: folder.path) { _ in }
                    let found = library.asset(named: names[index], kinds: [.image]) { asset throws(AssetProblem) in
                        try ImageSet(folder: asset.folder).entry(for: traits)
                    }
                    guard found?.description?.file == "icon@2x.png" else { throw Missing(name: names[index]) }
                })
            yardsticks.append(
                try elapsed {
                    let data = try Data(contentsOf: URL(fileURLWithPath: paths[index]))
                    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                    guard object?["images"] != nil else { throw Missing(name: paths[index]) }
                })
        }
        return (times.median, yardsticks.median)
    }

    /// Returns the time of a repeated lookup in a bundle, in microseconds. The yardstick is the time of a lookup of the
    /// same name in a dictionary that a lock protects.
    func again() throws -> (time: Double, yardstick: Double) {
        guard let bundle = Bundle(path: folder.path) else { throw Missing(name: folder.path) }
        let assets: BundleAssets = .of(bundle)
        let dictionary = Mutex<[String: NamedImage]>([:])
        for name in names {
            guard let image = assets.image(named: name) else { throw Missing(name: name) }
            dictionary.withLock { $0[name] = image }
        }
        var times: [Double] = []
        var yardsticks: [Double] = []
        var found = 0
        for _ in 0..<LookUpCost.rounds {
            times.append(
                elapsed { for name in names where assets.image(named: name) != nil { found += 1 } })
            yardsticks.append(
                elapsed { for name in names where dictionary.withLock({ $0[name] }) != nil { found += 1 } })
        }
        guard found == 2 * LookUpCost.rounds * names.count else { throw Missing(name: "a name") }
        let count = Double(names.count)
        return (times.median / count, yardsticks.median / count)
    }

    private struct Missing: Error {
        var name: String
    }
}
