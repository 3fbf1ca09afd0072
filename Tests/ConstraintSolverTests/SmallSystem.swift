import ConstraintSolver
import TestSupport

/// A small system of constraints with integer coefficients, solved exactly by trying every vertex.
struct SmallSystem {
    struct Line {
        var coefficients: [Int]
        var constant: Int
        var relation: Relation
        var priority: Int

        func excess(at point: [Rational]) -> Rational {
            var sum = Rational(constant)
            for (coefficient, value) in zip(coefficients, point) where coefficient != 0 {
                sum = sum + Rational(coefficient) * value
            }
            return sum
        }

        func violation(at point: [Rational]) -> Rational {
            let excess = excess(at: point)
            switch relation {
            case .lessThanOrEqual: return max(Rational(0), excess)
            case .equal: return excess.magnitude
            case .greaterThanOrEqual: return max(Rational(0), Rational(0) - excess)
            }
        }
    }

    var variableCount: Int
    /// The indices of the variables that are lengths.
    var lengths: Set<Int> = []
    var lines: [Line] = []

    struct Solution {
        var point: [Rational]
        var broken: Set<Int>
    }

    /// Finds, by an exhaustive search, the point that the solver's documentation specifies.
    ///
    /// All costs are linear between the hyperplanes on which a constraint meets its bound or a variable is zero. The
    /// best point is unique, so it is an intersection of as many of these hyperplanes as there are variables.
    func solution() -> Solution {
        let vertices = vertices()
        var broken: Set<Int> = []
        var kept: [Line] = []
        for (index, line) in lines.enumerated() where line.priority == 1000 {
            let holds = vertices.contains { vertex in
                (kept + [line]).allSatisfy { $0.violation(at: vertex) == Rational(0) }
            }
            if holds { kept.append(line) } else { broken.insert(index) }
        }
        var candidates = vertices.filter { vertex in kept.allSatisfy { $0.violation(at: vertex) == Rational(0) } }
        func keepBest(_ cost: ([Rational]) -> Rational) {
            guard candidates.count > 1 else { return }
            let costs = candidates.map(cost)
            let least = costs.min()!
            candidates = zip(candidates, costs).filter { $0.1 == least }.map(\.0)
        }
        for priority in Set(lines.map(\.priority)).subtracting([1000]).sorted(by: >) {
            let rank = lines.filter { $0.priority == priority }
            keepBest { vertex in rank.reduce(Rational(0)) { $0 + $1.violation(at: vertex) } }
        }
        for line in lines where line.priority < 1000 { keepBest { line.violation(at: $0) } }
        for variable in lengths.sorted() { keepBest { $0[variable].magnitude } }
        for (index, line) in lines.enumerated() where !broken.contains(index) {
            keepBest { line.excess(at: $0).magnitude }
        }
        for variable in 0..<variableCount { keepBest { $0[variable].magnitude } }
        return Solution(point: candidates[0], broken: broken)
    }

    private func vertices() -> [[Rational]] {
        var planes: [[Rational]] = lines.map { ($0.coefficients + [-$0.constant]).map { Rational($0) } }
        for variable in 0..<variableCount {
            planes.append((0...variableCount).map { Rational($0 == variable ? 1 : 0) })
        }
        var found: [[Rational]] = []
        func choose(_ rows: [[Rational]], from next: Int) {
            if rows.count == variableCount {
                found.append(rows.map { $0[variableCount] })
                return
            }
            for index in next..<planes.count {
                if let reduced = insert(planes[index], into: rows) { choose(reduced, from: index + 1) }
            }
        }
        choose([], from: 0)
        var distinct: [[Rational]] = []
        for point in found where !distinct.contains(point) { distinct.append(point) }
        return distinct
    }

    /// Adds an equation to a system in reduced row echelon form. Returns nil if its left side is linearly dependent.
    private func insert(_ plane: [Rational], into rows: [[Rational]]) -> [[Rational]]? {
        let zero = Rational(0)
        var plane = plane
        for row in rows {
            let lead = row.firstIndex { $0 != zero }!
            let factor = plane[lead]
            if factor != zero { plane = zip(plane, row).map { $0 - factor * $1 } }
        }
        guard let lead = plane.firstIndex(where: { $0 != zero }), lead < variableCount else { return nil }
        let head = plane[lead]
        plane = plane.map { $0 / head }
        var reduced = rows.map { row in
            row[lead] == zero ? row : zip(row, plane).map { $0 - row[lead] * $1 }
        }
        let index = reduced.firstIndex { $0.firstIndex { $0 != zero }! > lead } ?? reduced.endIndex
        reduced.insert(plane, at: index)
        return reduced
    }

    static func random(_ random: inout SplitMix64, variables: Int, lines: Int) -> SmallSystem {
        var system = SmallSystem(variableCount: variables)
        system.lengths = randomLengths(&random, variables)
        for _ in 0..<lines { system.lines.append(randomLine(&random, variables)) }
        return system
    }

    /// Returns a random set of lengths, which is empty for at least half of all systems.
    static func randomLengths(_ random: inout SplitMix64, _ variables: Int) -> Set<Int> {
        guard random.below(2) == 0 else { return [] }
        return Set((0..<variables).filter { _ in random.below(2) == 0 })
    }

    static func randomLine(_ random: inout SplitMix64, _ variables: Int) -> Line {
        let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        let priorities = [1000, 1000, 1000, 750, 750, 500, 250, 1]
        let factors = [-2, -1, -1, 1, 1, 1, 2]
        var coefficients = [Int](repeating: 0, count: variables)
        for _ in 0..<(1 + random.below(min(3, variables))) {
            coefficients[random.below(variables)] = factors[random.below(factors.count)]
        }
        return Line(
            coefficients: coefficients, constant: random.below(9) - 4, relation: relations[random.below(3)],
            priority: priorities[random.below(priorities.count)])
    }
}
