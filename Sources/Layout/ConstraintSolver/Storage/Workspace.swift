import RawMemory

/// Scratch memory that the solver and its linear programs share. Its content is meaningless between calls.
///
/// The solver serializes all access, so the properties need no exclusivity checks at run time.
final class Workspace {
    /// The maximum number of priorities that `levels` can hold.
    static let maximumLevelCount = 16

    @exclusivity(unchecked) var sum = RawArray<LinearTerm>()
    /// The prices of forms, by row.
    @exclusivity(unchecked) var prices = RawArray<Double>()
    /// The rates of change of basic quantities, by row.
    @exclusivity(unchecked) var speeds = RawArray<Double>()
    /// The slopes of a cost, by variable.
    @exclusivity(unchecked) var slopes = RawArray<Double>()
    @exclusivity(unchecked) var marks = RawArray<Int32>()
    @exclusivity(unchecked) var counts = RawArray<Int32>()
    @exclusivity(unchecked) var queue = RawArray<Int32>()
    @exclusivity(unchecked) var order = RawArray<Int32>()
    @exclusivity(unchecked) var events = RawArray<LinearProgram.Event>()
    @exclusivity(unchecked) var preferences = RawArray<LinearProgram.Preference>()
    @exclusivity(unchecked) var stages = RawArray<LinearProgram.Stage>()
    @exclusivity(unchecked) var levels = RawArray<LinearProgram.Level>()

    init() {
        levels.resize(Workspace.maximumLevelCount)
    }

    deinit {
        sum.deallocate()
        prices.deallocate()
        speeds.deallocate()
        slopes.deallocate()
        marks.deallocate()
        counts.deallocate()
        queue.deallocate()
        order.deallocate()
        events.deallocate()
        preferences.deallocate()
        stages.deallocate()
        levels.deallocate()
    }
}
