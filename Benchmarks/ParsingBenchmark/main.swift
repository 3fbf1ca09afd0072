// Measures the parsers. Called by the program `bench`. Prints lines with tab-separated columns.
//     ParsingBenchmark json                 prints the name of a figure, Engawa's and Foundation's milliseconds
//     ParsingBenchmark write FILE           writes the document for the other commands
//     ParsingBenchmark xml FILE             prints the name of a figure and milliseconds
//     ParsingBenchmark xml-memory FILE      prints the name of a figure and MB
// Other messages are printed to standard error.
import Foundation

func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}

let words: [String] = Array(CommandLine.arguments.dropFirst())
let file: URL? = words.count == 2 ? URL(fileURLWithPath: words[1]) : nil
switch (words.first, file) {
case ("json", nil):
    let cost = JSONCost()
    for (name, snakeCase) in [("JSON into structs", false), ("JSON with snake-case keys", true)] {
        let (time, yardstick) = try cost.measure(snakeCase: snakeCase)
        print("\(name)\t\(time)\t\(yardstick)")
    }
case ("write", let file?):
    try XMLCost.write(to: file)
case ("xml", let file?):
    print("XML by path\t\(try XMLCost(file).byPath())")
    print("XML into structs\t\(try XMLCost(file).decoded())")
case ("xml-memory", let file?):
    print("XML, memory\t\(try XMLCost(file).memory())")
default:
    printToStandardError("Usage: ParsingBenchmark json, or ParsingBenchmark write|xml|xml-memory FILE.")
    exit(1)
}
