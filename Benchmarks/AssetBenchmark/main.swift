// Measures lookups in asset catalogs. Called by the program `bench`. Prints lines with tab-separated columns.
//     AssetBenchmark FOLDER     prints the name of each figure, its time and the time of its yardstick, in
//                               microseconds. FOLDER must be empty
import Foundation

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("Usage: AssetBenchmark FOLDER.\n".utf8))
    exit(1)
}
let cost = try LookUpCost(URL(fileURLWithPath: CommandLine.arguments[1]))
let first = try cost.first()
print("look-up of an image, first\t\(first.time)\t\(first.yardstick)")
let again = try cost.again()
print("look-up of an image, again\t\(again.time)\t\(again.yardstick)")
