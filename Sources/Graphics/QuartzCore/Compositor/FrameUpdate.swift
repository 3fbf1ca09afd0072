/// The difference between two frames: the pixels that move, and those that must be redrawn afterward.
package struct FrameUpdate: Equatable, Sendable {
    /// The moves, in areas that do not overlap.
    package internal(set) var moves: [PixelMove]
    /// The pixels that must be redrawn after the moves.
    package internal(set) var damage: DamageRegion

    /// Creates an update that redraws `damage`.
    package init(damage: DamageRegion = DamageRegion()) {
        moves = []
        self.damage = damage
    }

    /// Whether no pixel changes.
    package var isEmpty: Bool { moves.isEmpty && damage.isEmpty }

    /// The pixels that change, by a move or by drawing.
    package var changedRegion: DamageRegion {
        var region = damage
        for move in moves { region.add(move.target) }
        return region
    }

    /// Adds the update of the next frame. If this update is not empty, the screen does not show it yet, so the moves of
    /// both updates become damage.
    package mutating func append(_ next: FrameUpdate) {
        guard !next.isEmpty else { return }
        guard !isEmpty else {
            self = next
            return
        }
        damage = changedRegion
        moves = []
        damage.add(next.changedRegion)
    }
}
