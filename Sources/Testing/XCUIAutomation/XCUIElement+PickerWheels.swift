import AppDriver
import Foundation

extension XCUIElement {
    /// Scrolls a picker wheel to the row with the given title.
    public func adjust(
        toPickerWheelValue pickerWheelValue: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let element = resolveAtRest(file: file, line: line), let session = session() else { return }
        guard element.elementType == .pickerWheel else {
            return AutomationFailure.record("\(code) is not a picker wheel.", file: file, line: line)
        }
        guard element.turn(toRowNamed: pickerWheelValue) else {
            return AutomationFailure.record(
                "\(code) has no row “\(pickerWheelValue)”. Its current row is “\(element.value ?? "")”.", file: file,
                line: line)
        }
        session.settle()
    }
}
