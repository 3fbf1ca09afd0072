/// A line that bodies cannot cross from either side.
public struct Wall: Sendable {
    /// One end.
    public var start: Vector
    /// The other end.
    public var end: Vector
    /// The group of the wall. The bodies whose `wallGroups` contain it collide with the wall.
    public var group: Int

    /// Creates a wall.
    public init(from start: Vector, to end: Vector, group: Int) {
        self.start = start
        self.end = end
        self.group = group
    }
}
