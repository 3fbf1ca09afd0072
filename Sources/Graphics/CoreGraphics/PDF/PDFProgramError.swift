import Foundation

/// The reason why a program did not return its output.
enum PDFProgramError: Error, CustomStringConvertible {
    /// The program is not installed.
    case missing(PDFProgram)
    /// The system could not start the program or read its output. The value is the error number.
    case failed(PDFProgram, Int32)

    var description: String {
        switch self {
        case .missing(let program):
            "PDF documents cannot be read, because the program \(program.name) is missing. Install the package "
                + "poppler-utils."
        case .failed(let program, let number):
            "A PDF document cannot be read, because the program \(program.name) could not be run: "
                + "\(String(cString: strerror(number)))."
        }
    }
}
