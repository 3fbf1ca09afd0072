import Expectations
import TestSupport
import Testing

@testable import RawMemory

@Suite("Arrays in manually managed memory")
struct RawArrayTests {
    @Test
    func `random changes result in the same elements as in an array`() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<200 {
            var array = RawArray<Int32>(capacity: Int.random(in: 0...3, using: &generator))
            defer { array.deallocate() }
            var model: [Int32] = []
            for step in 0..<Int32(80) {
                switch Int.random(in: 0..<8, using: &generator) {
                case 0: expect(array.popLast(), equals: model.popLast())
                case 1 where !model.isEmpty:
                    let index = Int.random(in: 0..<model.count, using: &generator)
                    array.remove(at: index)
                    model.remove(at: index)
                case 2 where !model.isEmpty:
                    let index = Int.random(in: 0..<model.count, using: &generator)
                    array[index] += step
                    model[index] += step
                case 3:
                    let added = [step, -step, 7]
                    added.withUnsafeBufferPointer { array.append(contentsOf: $0) }
                    model += added
                case 4 where step % 16 == 0:
                    array.removeAll()
                    model = []
                default:
                    array.append(step)
                    model.append(step)
                }
            }
            expect(Array(array.buffer), equals: model)
            expect(array.last == model.last && array.count <= array.capacity)
        }
    }

    @Test
    func `an array that outgrows borrowed memory moves to memory of its own`() {
        let memory: UnsafeMutablePointer<Int> = .allocate(capacity: 2)
        defer { memory.deallocate() }
        var array = RawArray(borrowing: memory, capacity: 2)
        defer { array.deallocate() }
        array.append(1)
        array.append(2)
        expect(array.base, equals: memory)
        array.append(3)
        expect(array.base != memory && Array(array.buffer) == [1, 2, 3])
        array.fill(4, with: 9)
        array[Int32(0)] = 10
        array.sort(from: 1) { $0 > $1 }
        expect(Array(array.buffer), equals: [10, 9, 9, 9])
    }
}
