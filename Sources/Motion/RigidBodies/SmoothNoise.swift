/// Value noise: vectors that change gradually with the position and the time, and are the same in each run.
struct SmoothNoise: Sendable {
    /// How gradually the vectors change, from 0 to 1. With 1, only the first octave is used; with 0, all octaves have
    /// the same amplitude.
    var smoothness: Double

    private static let octaves = 5

    /// Returns a vector whose components are between -1 and 1. In the first octave, the lattice of random values has a
    /// spacing of 1 in each coordinate.
    func vector(x: Double, y: Double, time: Double) -> Vector {
        let persistence: Double = 1 - min(max(smoothness, 0), 1)
        var (sum, total): (Vector, Double) = (.zero, 0)
        var (amplitude, frequency): (Double, Double) = (1, 1)
        for octave in 0..<SmoothNoise.octaves where amplitude > 0.01 {
            let place = (x * frequency, y * frequency, time * frequency)
            let seed = UInt64(octave) * 2
            let value = Vector(SmoothNoise.value(place, seed), SmoothNoise.value(place, seed + 1))
            sum += value * amplitude
            total += amplitude
            amplitude *= persistence
            frequency *= 2
        }
        return sum / total
    }

    /// Returns the interpolation of the random values at the eight lattice points around a position.
    private static func value(_ place: (x: Double, y: Double, time: Double), _ seed: UInt64) -> Double {
        let (x, y, time) = (place.x.rounded(.down), place.y.rounded(.down), place.time.rounded(.down))
        let weights = (fade(place.x - x), fade(place.y - y), fade(place.time - time))
        var sum: Double = 0
        for corner in 0..<8 {
            let (right, below, later) = (corner & 1, corner >> 1 & 1, corner >> 2)
            let weight: Double =
                (right == 1 ? weights.0 : 1 - weights.0) * (below == 1 ? weights.1 : 1 - weights.1)
                * (later == 1 ? weights.2 : 1 - weights.2)
            sum += weight * random(x + Double(right), y + Double(below), time + Double(later), seed)
        }
        return sum
    }

    /// The quintic smoothstep function, whose slope is 0 at both ends.
    private static func fade(_ part: Double) -> Double { part * part * part * (part * (part * 6 - 15) + 10) }

    /// Returns the random value, between -1 and 1, at a lattice point.
    private static func random(_ x: Double, _ y: Double, _ time: Double, _ seed: UInt64) -> Double {
        var hash: UInt64 = seed &* 0x9E37_79B9_7F4A_7C15
        for coordinate in [x, y, time] {
            hash = (hash ^ coordinate.bitPattern) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 29
            hash = hash &* 0x94D0_49BB_1331_11EB
            hash ^= hash >> 32
        }
        return Double(hash >> 11) / Double(1 << 52) - 1
    }
}
