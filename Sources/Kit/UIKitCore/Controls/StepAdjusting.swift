/// A control that changes its value in steps.
@MainActor
package protocol StepAdjusting: UIControl {
    /// Changes the value by one step up (1) or down (−1). Returns whether the control accepts steps.
    func adjust(by step: Int) -> Bool
}
