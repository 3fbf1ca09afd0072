/// A value of a property list that contains only strings and dictionaries.
indirect enum PropertyListValue: Equatable {
    case string(String)
    case dictionary([String: PropertyListValue])

    /// An XML property list, with sorted keys.
    var document: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(element(indentation: ""))
        </plist>

        """
    }

    private func element(indentation: String) -> String {
        switch self {
        case .string(let text):
            return "\(indentation)<string>\(PropertyListValue.escaped(text))</string>"
        case .dictionary(let values):
            let inner: String = indentation + "\t"
            let lines: [String] = values.sorted { $0.key < $1.key }.flatMap { key, value in
                ["\(inner)<key>\(PropertyListValue.escaped(key))</key>", value.element(indentation: inner)]
            }
            return (["\(indentation)<dict>"] + lines + ["\(indentation)</dict>"]).joined(separator: "\n")
        }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // XML cannot contain the other control characters.
            case _ where scalar.value < 32 && !"\t\n\r".unicodeScalars.contains(scalar): continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
