// Passes the inputs that libFuzzer generates to a target: fuzz TARGET [options of libFuzzer …]. Called by Scripts/fuzz.
//
// The `main` function is in libFuzzer, which calls these two functions.
import Foundation

/// The target of this run. It is global because libFuzzer calls C functions without a context.
// nonisolated(unsafe): it is set once, before the first input.
private nonisolated(unsafe) var selectedTarget: FuzzTarget = .visualFormat

/// Selects the target that the first argument names, and removes this argument from those that libFuzzer parses.
@c(LLVMFuzzerInitialize)
public func selectTarget(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> Int32 {
    let name: String = count.pointee > 1 ? words.pointee[1].map { String(cString: $0) } ?? "" : ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        let names: String = FuzzTarget.all.map(\.name).joined(separator: ", ")
        FileHandle.standardError.write(Data("Unknown target “\(name)”. The targets are: \(names).\n".utf8))
        exit(1)
    }
    selectedTarget = target
    words.pointee[1] = words.pointee[0]
    words.pointee += 1
    count.pointee -= 1
    return 0
}

/// Passes an input to the target.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    selectedTarget.read(UnsafeRawBufferPointer(start: bytes, count: size))
    return 0
}
