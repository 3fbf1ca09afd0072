import ProgramDiagnostics

// An optimized program, like a release build, that violates a condition. Its test reads the message.
let count: Int = CommandLine.arguments.count
stopProgram(unless: count > 1, "Say what to stop with.")
switch CommandLine.arguments[1] {
case "condition": stopProgram(unless: count > 2, "The caller's condition does not hold.")
case "precondition": precondition(count > 2, "Swift leaves this message out of optimized code.")
default: stopProgram("Nothing can be done with \(CommandLine.arguments[1]).")
}
print("The condition holds.")
