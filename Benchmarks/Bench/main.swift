// Measures the figures and compares them with their limits. Called by Scripts/bench:
//     bench --asked FILE --programs DIR [--yardsticks DIR] --golden FILE --build-script FILE [--json] [GROUP …]
import Foundation

var options: [String: String] = [:]
var groups: [String] = []
var isJSON = false
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    if word == "--json" {
        isJSON = true
    } else if word.hasPrefix("--") {
        options[word] = words.popFirst()
    } else {
        groups.append(word)
    }
}

@MainActor func path(_ option: String) throws -> URL {
    guard let path = options[option] else { throw BenchError("bench needs \(option). Call it by Scripts/bench.") }
    return URL(fileURLWithPath: path)
}

do {
    let asked: [Asked] = try Asked.read(from: path("--asked"))
    let known: [String] = asked.map(\.group)
    for group in groups where !known.contains(group) {
        throw BenchError("There is no group “\(group)”. There are: \(Set(known).sorted().joined(separator: ", ")).")
    }
    let temporary: URL = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    var figures: [Figure] = []
    func note(_ group: String, _ name: String, _ value: Double, _ yardstick: Double?) {
        guard let line = asked.first(where: { $0.group == group && $0.figure == name }) else { return }
        let figure = Figure(asked: line, value: value, yardstick: yardstick)
        figures.append(figure)
        if isJSON { print(figure.json) }
    }
    if groups.isEmpty || groups.contains("app") {
        let group = try AppGroup(
            programs: path("--programs"), yardsticks: options["--yardsticks"].map { URL(fileURLWithPath: $0) },
            golden: path("--golden"), temporary: temporary)
        try group.run { note("app", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("stack") {
        let group = try StackGroup(
            programs: path("--programs"), yardsticks: options["--yardsticks"].map { URL(fileURLWithPath: $0) },
            temporary: temporary)
        try group.run { note("stack", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("motion") {
        try MotionGroup(programs: path("--programs")).run { note("motion", $0, $1, nil) }
    }
    if groups.isEmpty || groups.contains("layout") {
        let group = try LayoutGroup(
            programs: path("--programs"), yardsticks: options["--yardsticks"].map { URL(fileURLWithPath: $0) },
            temporary: temporary)
        try group.run { note("layout", $0, $1, $2) }
    }
    // It takes many minutes, so it runs only by name.
    if groups.contains("build") {
        try BuildGroup(script: path("--build-script").path).run { note("build", $0, $1, $2) }
    }
    for line in asked where groups.isEmpty ? line.group != "build" : groups.contains(line.group) {
        if !figures.contains(where: { $0.asked.group == line.group && $0.asked.figure == line.figure }) {
            FileHandle.standardError.write(Data("“\(line.figure)” is asked for, but nothing measures it yet.\n".utf8))
        }
    }
    if !isJSON { print(table(of: figures)) }
    exit(figures.contains { $0.isMet == false } ? 2 : 0)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
