/// Counters of a compositor's work, for tests and benchmarks. Unlike times, they are reproducible.
package struct CompositorStatistics: Equatable, Sendable {
    /// The number of layers that commits visited.
    package var layersVisited = 0
    /// The number of layers drawn, counted once for each rectangle of damage.
    package var layersDrawn = 0
    /// The number of calls to `draw(in:)`.
    package var backingStoresRendered = 0
    /// The number of damaged pixels that were redrawn.
    package var pixelsComposited = 0
    /// The number of pixels that were moved instead of redrawn.
    package var pixelsMoved = 0
    /// The number of backdrops that were blurred because the pixels behind them changed.
    package var backdropsBlurred = 0
    /// The number of intermediate buffers, for example for group opacity, masks, and rounded corners over contents.
    package var groupsDrawn = 0

    package init() {}
}
