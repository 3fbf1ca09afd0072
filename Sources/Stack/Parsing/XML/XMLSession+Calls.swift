import CXML2

extension xml_calls {
    /// Callbacks whose context is a pointer to an `XMLReading`, which outlives the parser.
    static var toReading: xml_calls {
        xml_calls(
            begin: { context, local, prefix, namespace, attributeCount, attributes in
                reading(context).begin(local, prefix, namespace, attributes, Int(attributeCount))
            },
            end: { context in reading(context).end() },
            text: { context, text, count in
                reading(context).addText(UnsafeBufferPointer(start: text, count: Int(count)))
            },
            failed: { context, problem, first, second, message in
                let session: XMLSession = reading(context).session
                switch problem {
                case xml_problem_namespaces: session.stopAtNamespaceLimit()
                case xml_problem_names: session.stopAtNameLimit()
                default:
                    session.stop(
                        expectation: session.expectation(
                            problem, string(first), string(second), message: string(message)))
                }
            })
    }
}

@inline(__always)
private func reading(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLReading> {
    context.unsafelyUnwrapped.assumingMemoryBound(to: XMLReading.self)
}

private func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

extension XMLSession {
    /// Returns a sentence that says what the parser expected where it failed.
    fileprivate func expectation(
        _ problem: xml_problem, _ first: String, _ second: String, message: String
    ) -> String {
        let open: String = innermostName ?? ""
        switch problem {
        case xml_problem_tag_mismatch: return "The end tag </\(first)> was expected, and there is </\(second)>."
        case xml_problem_tag_not_finished where !open.isEmpty, xml_problem_end where !open.isEmpty:
            return "The end tag </\(open)> was expected, and there is the end of the text."
        case xml_problem_empty, xml_problem_tag_not_finished: return "An element was expected, and there is none."
        case xml_problem_end where !hasEnded: return "An element was expected, and there is none."
        case xml_problem_end: return "The end of the text was expected, and there is more."
        case xml_problem_entity:
            return "Text without entities was expected, and there is &\(first);, which is not expanded."
        case xml_problem_name: return "A name was expected."
        case xml_problem_semicolon: return "A semicolon was expected after the name of an entity."
        case xml_problem_less_in_attribute: return "An attribute's value without < was expected."
        case xml_problem_opening_quote: return "A quote was expected in front of an attribute's value."
        case xml_problem_closing_quote: return "The closing quote of an attribute's value was expected."
        case xml_problem_attribute_value: return "= and a value were expected after the name of an attribute."
        case xml_problem_attribute_twice:
            return "Attributes of different names were expected, and \(second.isEmpty ? first : "\(first):\(second)") "
                + "is there twice."
        case xml_problem_greater: return "> was expected at the end of a tag."
        case xml_problem_space: return "A space was expected."
        case xml_problem_character: return "A character that XML allows was expected."
        case xml_problem_character_number: return "The number of a character that XML allows was expected."
        case xml_problem_encoding: return "Text in the encoding of the document was expected."
        case xml_problem_cdata_end: return "Text without ]]> was expected."
        case xml_problem_cdata_not_finished: return "]]> was expected."
        case xml_problem_comment: return "--> was expected at the end of a comment."
        case xml_problem_instruction: return "?> was expected."
        case xml_problem_reserved_name:
            return "The XML declaration was expected at the start of the text, and it stands later."
        case xml_problem_declaration:
            return "A document that declares nothing was expected, and it declares \(first)."
        default:
            let words: String = message.split { $0.isWhitespace }.joined(separator: " ")
            return "Well-formed XML was expected; libxml2 says: \(words)"
        }
    }
}
