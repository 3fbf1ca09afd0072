/// A random number generator that returns the same sequence in every run.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator. Equal seeds produce equal sequences.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a random integer from 0 up to, but not including, `limit`.
    public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
