import CXML2

extension xml_calls {
    /// Callbacks whose context is a pointer to an `XMLParserState`, which outlives the parser.
    static var forParserState: xml_calls {
        xml_calls(
            begin: { context, local, prefix, namespace, attributeCount, attributes in
                parserState(context).begin(local, prefix, namespace, attributes, Int(attributeCount))
            },
            end: { context in parserState(context).end() },
            text: { context, text, count in
                parserState(context).addText(UnsafeBufferPointer(start: text, count: Int(count)))
            },
            failed: { context, problem, first, second, message in
                let session = parserState(context).session
                switch problem {
                case xml_problem_namespaces: session.stopAtNamespaceLimit()
                case xml_problem_names: session.stopAtNameLimit()
                default:
                    session.stop(
                        reason: session.reason(
                            problem, string(first), string(second), message: string(message)))
                }
            })
    }
}

@inline(__always)
private func parserState(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLParserState> {
    context.unsafelyUnwrapped.assumingMemoryBound(to: XMLParserState.self)
}

private func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

extension XMLSession {
    /// Returns a message that describes what the parser expected at the position where it failed.
    fileprivate func reason(
        _ problem: xml_problem, _ first: String, _ second: String, message: String
    ) -> String {
        let open: String = innermostName ?? ""
        switch problem {
        case xml_problem_tag_mismatch: return "Expected the end tag </\(first)>, but found </\(second)>."
        case xml_problem_tag_not_finished where !open.isEmpty, xml_problem_end where !open.isEmpty:
            return "Expected the end tag </\(open)>, but found the end of the text."
        case xml_problem_empty, xml_problem_tag_not_finished: return "Expected an element, but found none."
        case xml_problem_end where !hasEnded: return "Expected an element, but found none."
        case xml_problem_end: return "Expected the end of the text, but found more."
        case xml_problem_entity:
            return "Expected text without entities, but found &\(first);, which is not expanded."
        case xml_problem_name: return "Expected a name."
        case xml_problem_semicolon: return "Expected a semicolon after the name of an entity."
        case xml_problem_less_in_attribute: return "Expected an attribute's value without <."
        case xml_problem_opening_quote: return "Expected a quotation mark before an attribute's value."
        case xml_problem_closing_quote: return "Expected the closing quotation mark of an attribute's value."
        case xml_problem_attribute_value: return "Expected = and a value after the name of an attribute."
        case xml_problem_attribute_twice:
            return "Expected attributes with different names, but \(second.isEmpty ? first : "\(first):\(second)") "
                + "occurs twice."
        case xml_problem_greater: return "Expected > at the end of a tag."
        case xml_problem_space: return "Expected a space."
        case xml_problem_character: return "Expected a character that XML allows."
        case xml_problem_character_number: return "Expected the number of a character that XML allows."
        case xml_problem_encoding: return "Expected text in the encoding of the document."
        case xml_problem_cdata_end: return "Expected text without ]]>."
        case xml_problem_cdata_not_finished: return "Expected ]]>."
        case xml_problem_comment: return "Expected --> at the end of a comment."
        case xml_problem_instruction: return "Expected ?>."
        case xml_problem_reserved_name:
            return "Expected the XML declaration at the start of the text, but found it later."
        case xml_problem_declaration:
            return "Expected a document without declarations of entities and attributes, but it declares \(first)."
        default:
            let words: String = message.split { $0.isWhitespace }.joined(separator: " ")
            return "Expected well-formed XML; libxml2 reports: \(words)"
        }
    }
}
