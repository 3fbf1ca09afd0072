import UIKitCore

extension UISlider {
    /// The appearance of a slider.
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default` = 0
        /// A track without a thumb, for example for the playback of media. A drag that begins anywhere on the slider
        /// changes the value by the distance of the drag.
        case thumbless = 1
    }

    /// The ticks of a slider, and the values that it accepts.
    ///
    /// All positions are fractions of the track, from 0 at the minimum value to 1 at the maximum value.
    public struct TrackConfiguration: Hashable {
        /// A mark of a value below the track.
        public struct Tick: Hashable {
            /// The position of the tick, as a fraction of the track.
            public let position: Float
            /// The title below the tick, which is also the accessibility value while the slider has the tick's value.
            public var title: String?
            /// The image below the tick.
            public var image: UIImage?

            /// Creates a tick.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        /// Whether the slider accepts only the values of ticks. Other values are rounded to the nearest tick in the
        /// enabled range, if there is one.
        public var allowsTickValuesOnly: Bool
        /// The position at which the filled part of the track begins. The filled part ends at the current value.
        public var neutralValue: Float
        /// The positions that the slider accepts. The track outside this range is dimmed.
        public var enabledRange: ClosedRange<Float>
        /// The ticks.
        public let ticks: [Tick]

        /// Creates a configuration with ticks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a configuration with ticks at equal distances, the first and the last of which are at the ends of
        /// the track.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(0, numberOfTicks)).map {
                    Tick(position: Float($0) / Float(max(1, numberOfTicks - 1)))
                })
        }

        /// The positions of the enabled ticks in ascending order, if other positions are not accepted.
        private var stops: [Float] {
            guard allowsTickValuesOnly else { return [] }
            return ticks.map(\.position).filter(enabledRange.contains).sorted()
        }

        /// Returns the accepted position that is nearest to a position.
        func accepted(_ position: Float) -> Float {
            let position: Float = min(max(position, enabledRange.lowerBound), enabledRange.upperBound)
            return stops.min { abs($0 - position) < abs($1 - position) } ?? position
        }

        /// Returns the position that is a number of steps from an accepted position.
        func position(_ steps: Int, from position: Float) -> Float {
            let stops: [Float] = self.stops
            guard let current = stops.firstIndex(of: accepted(position)) else {
                return accepted(position + Float(steps) / UISlider.stepCount)
            }
            return stops[min(max(0, current + steps), stops.count - 1)]
        }

        /// Returns the tick at a position, if there is one.
        func tick(at position: Float) -> Tick? { ticks.first { abs($0.position - position) < 0.0001 } }
    }
}
