import Expectations
import ScrollPhysics
import Testing

struct RefreshPullTests {
    @Test func `only a drag starts a refresh, and at most once in a pull`() {
        var pull = RefreshPull()
        let answers: [Bool] = [
            pull.update(pull: 200, isDragged: false), pull.update(pull: 89, isDragged: true),
            pull.update(pull: 90, isDragged: true),
        ]
        expect(answers, equals: [false, false, true])
        expect(pull.phase == .refreshing && pull.reservesSpace)
        pull.end(isMoving: true)
        expect(pull.phase == .ending && pull.reservesSpace)
        let again: Bool = pull.update(pull: 120, isDragged: true)
        let releasesSpace: Bool = pull.didStop()
        expect(!again && releasesSpace && pull.phase == .idle)
        let next: Bool = pull.update(pull: 120, isDragged: true)
        expect(next)
    }

    @Test func `a refresh that ends at rest releases its space immediately`() {
        var pull = RefreshPull()
        pull.begin()
        pull.end(isMoving: false)
        let releasesSpace: Bool = pull.didStop()
        expect(pull.phase == .idle && !releasesSpace)
    }

    @Test func `the progress of a pull is its fraction of the threshold`() {
        expect([-5, 45, 500].map(RefreshPull.fraction(of:)), equals: [0, 0.5, 1])
    }
}
