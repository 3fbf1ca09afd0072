import Expectations
import AppDriver
import Testing
import XCUIAutomation

struct ElementTypeTests {
    @Test func `types have the raw values of Apple's`() {
        let numbers: [(XCUIElement.ElementType, UInt)] = [
            (.any, 0), (.other, 1), (.application, 2), (.window, 4), (.sheet, 5), (.alert, 7), (.button, 9),
            (.navigationBar, 21), (.toolbar, 24), (.table, 26), (.collectionView, 32), (.slider, 33),
            (.pageIndicator, 34), (.progressIndicator, 35), (.activityIndicator, 36), (.segmentedControl, 37),
            (.switch, 40), (.image, 43), (.searchField, 45), (.scrollView, 46), (.staticText, 48), (.textField, 49),
            (.secureTextField, 50), (.textView, 52), (.cell, 75), (.stepper, 79),
        ]
        for (type, number) in numbers {
            expect(type.rawValue, equals: number)
            expect(ElementType(rawValue: number), equals: type)
        }
    }
}
