import Expectations
import TestStage
import Testing

@MainActor @Suite(.onStage) struct FidelityTests {
    private static var all: [Measurement] {
        DynamicTypeMeasurements.all + ScrollMeasurements.all + PickerMeasurements.all + ColorMeasurements.all
            + ControlMeasurements.all + SpringMeasurements.all + LayoutMeasurements.all + PresentationMeasurements.all
            + CellMeasurements.all
    }

    @Test func `the numbers of the kit equal published numbers of iOS, or there is a reason`() {
        let unexplained: [String] = Self.all.filter { !$0.isEqual && $0.reason == nil }.map(\.text)
        expect(unexplained, equals: [])
        let needless: [String] = Self.all.filter { $0.isEqual && $0.reason != nil }.map(\.text)
        expect(needless, equals: [])
    }

    @Test func `there are many numbers, and nearly all are equal`() {
        let all = Self.all
        let equal: Int = all.filter(\.isEqual).count
        expect(all.count >= 300 && equal * 100 >= all.count * 95, "\(equal) of \(all.count)")
    }
}
