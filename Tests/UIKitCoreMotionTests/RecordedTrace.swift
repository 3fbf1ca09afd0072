import Foundation

/// A movement of a mouse pointer that the SDL host recorded on a display at 60 frames per second. A sample has the
/// location and the time in seconds since the button was pressed. The initializer takes the times in milliseconds. Some
/// events arrived together and have the same time. The button is released at the last sample.
struct RecordedTrace: Sendable {
    let samples: [(time: TimeInterval, location: CGPoint)]

    init(_ samples: [(Double, Double, Double)]) {
        self.samples = samples.map { ($0.0 / 1_000, CGPoint(x: $0.1, y: $0.2)) }
    }

    var lift: TimeInterval { samples[samples.count - 1].time }

    /// Returns the vertical position of the pointer at `time`, with linear interpolation between samples.
    func height(at time: TimeInterval) -> CGFloat {
        guard let next = samples.firstIndex(where: { $0.time >= time }) else {
            return samples[samples.count - 1].location.y
        }
        guard next > 0 else { return samples[0].location.y }
        let (before, after) = (samples[next - 1], samples[next])
        guard after.time > before.time else { return after.location.y }
        let fraction: CGFloat = (time - before.time) / (after.time - before.time)
        return before.location.y + (after.location.y - before.location.y) * fraction
    }

    /// A flick upward.
    static let flick = RecordedTrace([
        (0.0, 210, 650), (16.2, 210, 647), (32.9, 210, 641), (49.5, 210, 630), (49.5, 209, 617), (66.2, 208, 601),
        (66.2, 206, 582), (82.9, 205, 560), (82.9, 205, 535), (99.5, 203, 508), (116.2, 202, 478), (132.9, 199, 446),
        (149.6, 198, 412), (166.2, 196, 375), (166.3, 194, 335), (182.9, 192, 294), (199.6, 189, 250),
        (199.7, 189, 250),
    ])

    /// A movement upward that rests before the release.
    static let rest = RecordedTrace([
        (0.0, 179, 600), (16.6, 180, 599), (33.3, 181, 596), (50.0, 181, 591), (66.6, 181, 584), (66.7, 183, 576),
        (83.3, 183, 567), (100.0, 185, 557), (100.1, 185, 546), (116.7, 187, 534), (133.4, 189, 522),
        (150.0, 190, 510), (150.0, 191, 498), (166.7, 193, 486), (183.3, 195, 474), (200.0, 195, 463),
        (200.0, 197, 453), (216.7, 197, 444), (216.7, 199, 436), (233.3, 199, 429), (233.3, 200, 424),
        (250.0, 200, 421), (266.7, 201, 420), (613.2, 201, 420),
    ])

    /// A pull downward that rests before the release.
    static let pull = RecordedTrace([
        (0.0, 200, 200), (16.8, 200, 224), (33.5, 201, 247), (50.1, 201, 269), (50.1, 201, 291), (66.9, 201, 312),
        (83.5, 202, 333), (100.2, 203, 352), (100.2, 202, 371), (118.0, 203, 389), (118.0, 203, 407),
        (133.5, 203, 423), (150.1, 204, 439), (150.1, 204, 454), (166.7, 204, 467), (183.6, 204, 480),
        (200.2, 205, 491), (216.7, 204, 501), (216.7, 206, 510), (233.4, 204, 516), (250.1, 205, 520),
        (410.8, 205, 520),
    ])
}
