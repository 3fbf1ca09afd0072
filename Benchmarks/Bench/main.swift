// Measures the figures and compares them with their limits. Called by Scripts/bench:
//     bench --asked FILE --programs DIR [--yardsticks DIR] --golden FILE --build-script FILE --kit DIR
//         [--json] [GROUP …]
import Foundation

var options: [String: String] = [:]
var groups: [String] = []
var isJSON = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--json" {
        isJSON = true
    } else if argument.hasPrefix("--") {
        options[argument] = arguments.popFirst()
    } else {
        groups.append(argument)
    }
}

@MainActor func path(_ option: String) throws -> URL {
    guard let path = options[option] else { throw BenchError("bench requires \(option). Run Scripts/bench.") }
    return URL(fileURLWithPath: path)
}

/// Prints a line without buffering, so that a figure is visible as soon as it has been measured, even if the output is
/// a file.
func show(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

do {
    let asked: [Asked] = try Asked.read(from: path("--asked"))
    let known: [String] = asked.map(\.group)
    for group in groups where !known.contains(group) {
        throw BenchError(
            "There is no group “\(group)”. The groups are: \(Set(known).sorted().joined(separator: ", ")).")
    }
    let temporary: URL = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let selected: [Asked] = asked.filter { groups.isEmpty ? $0.group != "build" : groups.contains($0.group) }
    let table = FigureTable(of: selected)
    if !isJSON { show(table.header) }
    var figures: [Figure] = []
    func record(_ group: String, _ name: String, _ value: Double, _ yardstick: Double?) {
        guard let line = asked.first(where: { $0.group == group && $0.figure == name }) else { return }
        let figure = Figure(asked: line, value: value, yardstick: yardstick)
        figures.append(figure)
        show(isJSON ? figure.json : table.row(of: figure))
    }
    let yardsticks = Yardsticks(folder: options["--yardsticks"].map { URL(fileURLWithPath: $0) })
    if groups.isEmpty || groups.contains("app") {
        let group = try AppGroup(
            programs: path("--programs"), yardsticks: yardsticks,
            golden: path("--golden"), temporary: temporary)
        try group.run { record("app", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("stack") {
        let group = try StackGroup(
            programs: path("--programs"), yardsticks: options["--yardsticks"].map { URL(fileURLWithPath: $0) },
            temporary: temporary)
        try group.run { record("stack", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("motion") {
        let group = try MotionGroup(programs: path("--programs"), yardsticks: yardsticks, temporary: temporary)
        try group.run { record("motion", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("lists") {
        let group = try ListsGroup(
            programs: path("--programs"), yardsticks: options["--yardsticks"].map { URL(fileURLWithPath: $0) })
        try group.run { record("lists", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("text") {
        let group = try TextGroup(programs: path("--programs"), yardsticks: yardsticks, temporary: temporary)
        try group.run { record("text", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("sync") {
        try SyncGroup(programs: path("--programs"), temporary: temporary).run { record("sync", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("layout") {
        let group = try LayoutGroup(programs: path("--programs"), yardsticks: yardsticks, temporary: temporary)
        try group.run { record("layout", $0, $1, $2) }
    }
    if groups.isEmpty || groups.contains("apps") {
        let group = try AppsGroup(programs: path("--programs"), temporary: temporary, kit: path("--kit"))
        try group.run { record("apps", $0, $1, $2) }
    }
    // This group takes many minutes, so it runs only if its name is an argument.
    if groups.contains("build") {
        try BuildGroup(script: path("--build-script").path).run { record("build", $0, $1, $2) }
    }
    for line in selected {
        if !figures.contains(where: { $0.asked.group == line.group && $0.asked.figure == line.figure }) {
            FileHandle.standardError.write(Data("“\(line.figure)” was not measured.\n".utf8))
        }
    }
    exit(figures.contains { $0.isMet == false } ? 2 : 0)
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
}
