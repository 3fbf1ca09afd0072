import Expectations
import Testing

@testable import ViewModels

struct VisibilityTests {
    private let failed = RequestState.failed(RequestFailure(message: "No.", isRetryable: true))

    private func shown(_ state: RequestState, hasItems: Bool) -> [String] {
        let visibility = RequestVisibility(state: state, hasItems: hasItems)
        return [
            ("indicator", visibility.showsIndicator), ("retry", visibility.showsRetry),
            ("no data", visibility.showsNoData), ("progress beside", visibility.showsProgressBesideItems),
            ("banner", visibility.showsBanner),
        ].filter(\.1).map(\.0)
    }

    @Test func `no items, never requested: nothing`() {
        expect(shown(.none, hasItems: false), equals: [])
    }

    @Test func `no items, requesting: the indicator`() {
        expect(shown(.requesting, hasItems: false), equals: ["indicator"])
    }

    @Test func `no items, failed: the error with Retry`() {
        expect(shown(failed, hasItems: false), equals: ["retry"])
    }

    @Test func `no items, loaded: the text for no items`() {
        expect(shown(.loaded, hasItems: false), equals: ["no data"])
    }

    @Test func `items, requesting: progress beside them`() {
        expect(shown(.requesting, hasItems: true), equals: ["progress beside"])
    }

    @Test func `items, failed: a banner`() {
        expect(shown(failed, hasItems: true), equals: ["banner"])
    }

    @Test func `items, loaded: nothing`() {
        expect(shown(.loaded, hasItems: true), equals: [])
    }

    @Test func `initial items, never requested: nothing`() {
        expect(shown(.none, hasItems: true), equals: [])
    }
}
