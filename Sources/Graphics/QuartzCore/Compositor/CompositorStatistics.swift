/// What a compositor did: numbers for tests and measurements, which do not flicker as times do.
package struct CompositorStatistics: Equatable, Sendable {
    /// Layers that commits looked at.
    package var layersVisited = 0
    /// Layers that put something on the screen, counted once per rectangle of damage.
    package var layersDrawn = 0
    /// Calls of `draw(in:)`.
    package var backingStoresRendered = 0
    /// Pixels of damage that were drawn again.
    package var pixelsComposited = 0
    /// Intermediate pictures: groups with an opacity, masks, rounded corners over contents.
    package var groupsDrawn = 0

    package init() {}
}
