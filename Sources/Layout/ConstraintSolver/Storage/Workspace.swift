/// Scratch memory that the solver and its linear programs share. Its content is meaningless between calls.
final class Workspace {
    struct Tables {
        var sum = FlatArray<LinearTerm>()
        /// Indexed by row: the prices of forms, and the rates of change of basic quantities.
        var prices = FlatArray<Double>()
        var speeds = FlatArray<Double>()
        /// Indexed by variable: the slopes of a cost.
        var slopes = FlatArray<Double>()
        var marks = FlatArray<Int32>()
        var counts = FlatArray<Int32>()
        var queue = FlatArray<Int32>()
        var order = FlatArray<Int32>()
        var events = FlatArray<LinearProgram.Event>()
        var preferences = FlatArray<LinearProgram.Preference>()
        var stages = FlatArray<LinearProgram.Stage>()
        var levels = FlatArray<LinearProgram.Level>()
    }

    /// The capacity for priority levels.
    static let maximumLevelCount = 16

    let tables: UnsafeMutablePointer<Tables>

    init() {
        tables = .allocate(capacity: 1)
        tables.initialize(to: Tables())
        levels.resize(Workspace.maximumLevelCount)
    }

    deinit {
        sum.free()
        prices.free()
        speeds.free()
        slopes.free()
        marks.free()
        counts.free()
        queue.free()
        order.free()
        events.free()
        preferences.free()
        stages.free()
        levels.free()
        tables.deallocate()
    }

    @inline(__always)
    var sum: FlatArray<LinearTerm> {
        get { tables.pointee.sum }
        _modify { yield &tables.pointee.sum }
    }

    @inline(__always)
    var prices: FlatArray<Double> {
        get { tables.pointee.prices }
        _modify { yield &tables.pointee.prices }
    }

    @inline(__always)
    var speeds: FlatArray<Double> {
        get { tables.pointee.speeds }
        _modify { yield &tables.pointee.speeds }
    }

    @inline(__always)
    var slopes: FlatArray<Double> {
        get { tables.pointee.slopes }
        _modify { yield &tables.pointee.slopes }
    }

    @inline(__always)
    var marks: FlatArray<Int32> {
        get { tables.pointee.marks }
        _modify { yield &tables.pointee.marks }
    }

    @inline(__always)
    var counts: FlatArray<Int32> {
        get { tables.pointee.counts }
        _modify { yield &tables.pointee.counts }
    }

    @inline(__always)
    var queue: FlatArray<Int32> {
        get { tables.pointee.queue }
        _modify { yield &tables.pointee.queue }
    }

    @inline(__always)
    var order: FlatArray<Int32> {
        get { tables.pointee.order }
        _modify { yield &tables.pointee.order }
    }

    @inline(__always)
    var events: FlatArray<LinearProgram.Event> {
        get { tables.pointee.events }
        _modify { yield &tables.pointee.events }
    }

    @inline(__always)
    var preferences: FlatArray<LinearProgram.Preference> {
        get { tables.pointee.preferences }
        _modify { yield &tables.pointee.preferences }
    }

    @inline(__always)
    var stages: FlatArray<LinearProgram.Stage> {
        get { tables.pointee.stages }
        _modify { yield &tables.pointee.stages }
    }

    @inline(__always)
    var levels: FlatArray<LinearProgram.Level> {
        get { tables.pointee.levels }
        _modify { yield &tables.pointee.levels }
    }
}
