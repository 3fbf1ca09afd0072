// Measures how texts are read. Called by the program `bench`.
//     ParsingBenchmark json                 prints lines of a figure's name, our and Foundation's milliseconds, with tabs
//     ParsingBenchmark write FILE           writes the document for the others
//     ParsingBenchmark xml FILE             prints lines of a figure's name and milliseconds
//     ParsingBenchmark xml-memory FILE      the same, of MB
// What it has to say besides goes to standard error.
import Foundation

func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

let words: [String] = Array(CommandLine.arguments.dropFirst())
let file: URL? = words.count == 2 ? URL(fileURLWithPath: words[1]) : nil
switch (words.first, file) {
case ("json", nil):
    let cost = JSONCost()
    for (name, snakeCase) in [("JSON into structs", false), ("JSON with snake-case keys", true)] {
        let (ours, yardstick) = try cost.measure(snakeCase: snakeCase)
        print("\(name)\t\(ours)\t\(yardstick)")
    }
case ("write", let file?):
    try XMLCost.write(to: file)
case ("xml", let file?):
    print("XML by path\t\(try XMLCost(file).byPath())")
    print("XML into structs\t\(try XMLCost(file).decoded())")
case ("xml-memory", let file?):
    print("XML, memory\t\(try XMLCost(file).memory())")
default:
    say("ParsingBenchmark json, or ParsingBenchmark write|xml|xml-memory FILE.")
    exit(1)
}
