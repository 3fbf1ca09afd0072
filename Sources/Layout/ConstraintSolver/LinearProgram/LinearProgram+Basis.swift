extension LinearProgram {
    /// Chooses an initial basis. Assigns rows to variables without cost, and rows of fixed forms also to other
    /// variables, as long as the basis stays triangular and needs no elimination. In the remaining rows, their own
    /// forms are basic.
    func chooseBasis() {
        let free: Int32 = 1
        workspace.marks.resize(quantityCount)
        workspace.counts.resize(variableCount)
        workspace.queue.removeAll()
        workspace.order.removeAll()
        let marks = workspace.marks.base
        let counts = workspace.counts.base
        for quantity in 0..<quantityCount {
            rowOf[quantity] = quantity < variableCount ? -1 : Int32(quantity - variableCount)
            holds[quantity] = 0
            marks[quantity] = 0
            pin(quantity, at: cheapestBreakpoint(quantity))
        }
        for row in 0..<formCount { basics[row] = Int32(variableCount + row) }
        // Each variable without cost that occurs in only one remaining form gets the row of that form. The basis uses
        // these rows in reverse order.
        for variable in 0..<variableCount {
            counts[variable] = columnStart[variable + 1] - columnStart[variable]
            if breakpointRange(variable).count > 1 { continue }
            marks[variable] = free
            if counts[variable] == 1 { workspace.queue.append(Int32(variable)) }
        }
        var next = 0
        while next < workspace.queue.count {
            let variable = Int(workspace.queue[next])
            next += 1
            guard rowOf[variable] < 0 && counts[variable] == 1 else { continue }
            guard let row = remainingRow(of: variable) else { continue }
            assign(variable, row)
            workspace.order.append(Int32(variable))
            for position in rowRange(row) {
                let other = Int(rowVariable[position])
                counts[other] -= 1
                if counts[other] == 1 && marks[other] == free && rowOf[other] < 0 {
                    workspace.queue.append(Int32(other))
                }
            }
        }
        assignUnusedVariables(free)
        buildColumns()
    }

    /// Returns the only unassigned row in which a variable occurs, if its coefficient is large enough to divide by.
    private func remainingRow(of variable: Int) -> Int? {
        var largest = 0.0
        for position in columnRange(variable) { largest = max(largest, abs(columnValue[position])) }
        for position in columnRange(variable) where Int(basics[Int(columnRow[position])]) >= variableCount {
            return abs(columnValue[position]) > 0.01 * largest ? Int(columnRow[position]) : nil
        }
        return nil
    }

    private func assign(_ variable: Int, _ row: Int) {
        basics[row] = Int32(variable)
        rowOf[variable] = Int32(row)
        rowOf[variableCount + row] = -1
    }

    /// Assigns to each remaining row, in order, a variable that occurs in none of the rows that this method has already
    /// assigned. Skips a row without such a variable. Appends the variables to `workspace.queue`.
    private func assignUnusedVariables(_ free: Int32) {
        workspace.queue.removeAll()
        let marks = workspace.marks.base
        let used: Int32 = 2
        for row in 0..<formCount where Int(basics[row]) >= variableCount {
            var best = -1
            var bestPriority = 1000.0
            let mayTakeCostly = isFixed(variableCount + row)
            for position in rowRange(row) {
                let variable = Int(rowVariable[position])
                if rowOf[variable] >= 0 || marks[variable] == used || abs(rowValue[position]) < 0.01 { continue }
                if marks[variable] == free {
                    if best < 0 || bestPriority > 0 || precedes(best, variable) {
                        best = variable
                        bestPriority = 0
                    }
                } else if mayTakeCostly && bestPriority > 0 {
                    let priority = highestPriority(variable)
                    if priority < bestPriority { (best, bestPriority) = (variable, priority) }
                }
            }
            if best < 0 { continue }
            assign(best, row)
            workspace.queue.append(Int32(best))
            for position in rowRange(row) { marks[Int(rowVariable[position])] = used }
        }
    }

    /// Returns whether the variable `a` has a smaller index in the solver than `b`.
    private func precedes(_ a: Int, _ b: Int) -> Bool { globals[a] < globals[b] }

    private func isFixed(_ quantity: Int) -> Bool {
        for index in breakpointRange(quantity)
        where breakpoints[index].priority == 1000 && breakpoints[index].relation == .equal {
            return true
        }
        return false
    }

    private func highestPriority(_ quantity: Int) -> Double {
        var highest = 0.0
        for index in breakpointRange(quantity) { highest = max(highest, breakpoints[index].priority) }
        return highest
    }

    /// Builds the triangular basis from `workspace.queue`, followed by `workspace.order` in reverse order.
    private func buildColumns() {
        basis.reset()
        for index in 0..<workspace.queue.count { addColumn(Int(workspace.queue[index])) }
        var index = workspace.order.count - 1
        while index >= 0 {
            addColumn(Int(workspace.order[index]))
            index -= 1
        }
        basis.finishBuilding()
    }

    /// Adds the column of a variable that earlier columns do not affect.
    private func addColumn(_ variable: Int) {
        let row = Int(rowOf[variable])
        var pivot = 0.0
        for position in columnRange(variable) {
            if Int(columnRow[position]) == row {
                pivot = -columnValue[position]
            } else {
                basis.add(row: Int(columnRow[position]), value: -columnValue[position])
            }
        }
        basis.endColumn(pivotRow: row, pivot: pivot)
    }

    // MARK: Rebuilding

    /// Rebuilds the product for the current basic quantities, which shortens it and removes rounding errors.
    ///
    /// - Returns: False if a quantity had to leave the basis because rounding errors had made it linearly dependent.
    func rebuildBasis() -> Bool {
        let waiting: Int32 = 1
        let taken: Int32 = 2
        // The marks: whether a variable still needs a row, and whether the row of a form still needs a variable.
        workspace.marks.resize(quantityCount)
        workspace.counts.resize(quantityCount)
        let marks = workspace.marks.base
        let counts = workspace.counts.base
        var waitingCount = 0
        for quantity in 0..<quantityCount {
            let basic = isBasic(quantity)
            marks[quantity] = quantity < variableCount ? (basic ? waiting : 0) : (basic ? 0 : waiting)
            if quantity < variableCount && basic { waitingCount += 1 }
            counts[quantity] = 0
        }
        for row in 0..<formCount where marks[variableCount + row] == 0 {
            basics[row] = Int32(variableCount + row)
            rowOf[variableCount + row] = Int32(row)
        }
        for row in 0..<formCount where marks[variableCount + row] == waiting {
            for position in rowRange(row) where marks[Int(rowVariable[position])] == waiting {
                counts[variableCount + row] += 1
                counts[Int(rowVariable[position])] += 1
            }
        }
        basis.reset()
        workspace.order.removeAll()
        workspace.queue.removeAll()
        for quantity in 0..<quantityCount where marks[quantity] == waiting && counts[quantity] == 1 {
            workspace.queue.append(Int32(quantity))
        }
        func assignRow(_ variable: Int, _ row: Int) {
            assign(variable, row)
            marks[variable] = taken
            marks[variableCount + row] = taken
            waitingCount -= 1
            for position in rowRange(row) {
                let other = Int(rowVariable[position])
                if marks[other] != waiting { continue }
                counts[other] -= 1
                if counts[other] == 1 { workspace.queue.append(Int32(other)) }
            }
            for position in columnRange(variable) {
                let form = variableCount + Int(columnRow[position])
                if marks[form] != waiting { continue }
                counts[form] -= 1
                if counts[form] == 1 { workspace.queue.append(Int32(form)) }
            }
        }
        var next = 0
        while next < workspace.queue.count {
            let quantity = Int(workspace.queue[next])
            next += 1
            if marks[quantity] != waiting || counts[quantity] != 1 { continue }
            if quantity < variableCount {
                for position in columnRange(quantity)
                where marks[variableCount + Int(columnRow[position])] == waiting {
                    if abs(columnValue[position]) < 1e-3 { break }
                    workspace.order.append(Int32(quantity))
                    assignRow(quantity, Int(columnRow[position]))
                    break
                }
            } else {
                let row = quantity - variableCount
                for position in rowRange(row) where marks[Int(rowVariable[position])] == waiting {
                    if abs(rowValue[position]) < 1e-3 { break }
                    let variable = Int(rowVariable[position])
                    assignRow(variable, row)
                    addColumn(variable)
                    break
                }
            }
        }
        let isComplete = waitingCount == 0 || eliminateRest(waiting)
        var index = workspace.order.count - 1
        while index >= 0 {
            addColumn(Int(workspace.order[index]))
            index -= 1
        }
        basis.finishBuilding()
        return isComplete
    }

    /// Eliminates the part of the basis that is not triangular, column by column, with the largest remaining entry as
    /// the pivot.
    private func eliminateRest(_ waiting: Int32) -> Bool {
        workspace.speeds.resize(formCount)
        let column = workspace.speeds.base
        let marks = workspace.marks.base
        var isComplete = true
        for variable in 0..<variableCount where marks[variable] == waiting {
            column.update(repeating: 0, count: formCount)
            for position in columnRange(variable) { column[Int(columnRow[position])] = -columnValue[position] }
            basis.transform(column)
            var best = -1
            for row in 0..<formCount where marks[variableCount + row] == waiting {
                if abs(column[row]) > (best < 0 ? 1e-9 : abs(column[best])) { best = row }
            }
            marks[variable] = 0
            if best < 0 {
                isComplete = false
                rowOf[variable] = -1
                pin(variable, at: cheapestBreakpoint(variable))
                continue
            }
            marks[variableCount + best] = 0
            assign(variable, best)
            for row in 0..<formCount where row != best && abs(column[row]) > 1e-13 {
                basis.add(row: row, value: column[row])
            }
            basis.endColumn(pivotRow: best, pivot: column[best])
        }
        for row in 0..<formCount where marks[variableCount + row] == waiting {
            basics[row] = Int32(variableCount + row)
            rowOf[variableCount + row] = Int32(row)
        }
        return isComplete
    }
}
