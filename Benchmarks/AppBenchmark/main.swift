// Measures figures inside one process: frames, and a whole test of Colr. Called by the program `bench`. Prints one line
// per figure: its name, a tab, and milliseconds.
import Foundation

for (name, milliseconds) in [
    ("frame, full", try FrameCost.full()), ("frame, one label", try FrameCost.oneLabel()),
    ("uitest", try SearchTest.median()),
] {
    print("\(name)\t\(milliseconds)")
}
