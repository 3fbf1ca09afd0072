/// Cores that process work in the order of arrival.
struct Station {
    /// The times at which the cores are free.
    private var free: [Double]
    /// The busy time, summed over the cores.
    private(set) var busy: Double = 0

    init(cores: Int) {
        free = Array(repeating: 0, count: cores)
    }

    /// Returns the time at which work that arrives at a given time is finished. Call it in the order of arrival.
    mutating func serve(_ work: Double, at time: Double) -> Double {
        var first = 0
        for core in free.indices where free[core] < free[first] { first = core }
        let end: Double = max(time, free[first]) + work
        free[first] = end
        busy += work
        return end
    }

    /// The fraction of the time in which the cores were busy.
    func use(over duration: Double) -> Double { busy / (duration * Double(free.count)) }
}
