import ScrollPhysics
import Testing

@Suite struct RefreshPullTests {
    @Test func `only a finger asks, and once in a pull`() {
        var pull = RefreshPull()
        let answers: [Bool] = [
            pull.content(isAt: 200, isDragged: false), pull.content(isAt: 89, isDragged: true),
            pull.content(isAt: 90, isDragged: true),
        ]
        #expect(answers == [false, false, true])
        #expect(pull.phase == .refreshing && pull.keepsRoom)
        pull.end(isMoving: true)
        #expect(pull.phase == .leaving && pull.keepsRoom)
        let again: Bool = pull.content(isAt: 120, isDragged: true)
        let givesUpRoom: Bool = pull.rest()
        #expect(!again && givesUpRoom && pull.phase == .idle)
        let next: Bool = pull.content(isAt: 120, isDragged: true)
        #expect(next)
    }

    @Test func `what ends at rest leaves at once`() {
        var pull = RefreshPull()
        pull.begin()
        pull.end(isMoving: false)
        let givesUpRoom: Bool = pull.rest()
        #expect(pull.phase == .idle && !givesUpRoom)
    }

    @Test func `a pull is shown as a part of the way`() {
        #expect(RefreshPull.share(of: -5) == 0 && RefreshPull.share(of: 45) == 0.5 && RefreshPull.share(of: 500) == 1)
    }
}
