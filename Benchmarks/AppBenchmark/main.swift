// Measures what happens inside one process: frames, and a whole test of Colr. Called by the program `bench`; prints
// one line a figure: its name, a tab, milliseconds.
import Foundation

for (name, milliseconds) in [
    ("frame, full", try FrameCost.full()), ("frame, one label", try FrameCost.oneLabel()),
    ("uitest", try SearchTest.median()),
] {
    print("\(name)\t\(milliseconds)")
}
