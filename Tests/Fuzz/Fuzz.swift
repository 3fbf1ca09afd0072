// Gives a target bytes of every kind: fuzz TARGET [what libFuzzer takes …]. Called by Scripts/fuzz.
//
// The program begins in the engine, which calls these two.
import Foundation

/// The engine calls functions that can hold nothing, so the target stands here. Written once, before inputs are read.
private nonisolated(unsafe) var chosen: FuzzTarget = .visualFormat

/// Takes the target's name away from the words that the engine then reads.
@c(LLVMFuzzerInitialize)
public func chooseTarget(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
    let name: String = count.pointee > 1 ? words.pointee[1].map { String(cString: $0) } ?? "" : ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        let names: String = FuzzTarget.all.map(\.name).joined(separator: ", ")
        FileHandle.standardError.write(Data("There is no target “\(name)”. There are: \(names).\n".utf8))
        exit(1)
    }
    chosen = target
    words.pointee[1] = words.pointee[0]
    words.pointee += 1
    count.pointee -= 1
    return 0
}

@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    chosen.read(UnsafeRawBufferPointer(start: bytes, count: size))
    return 0
}
