import CPango
import Foundation

extension Typesetter {
    /// Returns the request for breaking a block without truncation.
    func request(for block: TextBlock) -> LineBreaker.Request {
        var request = LineBreaker.Request()
        let first = block.startsParagraph ? format.firstLineHeadIndent : format.headIndent
        let head = format.headIndent
        // Pango indents either the first line or the others, never both.
        if lineLimit < 1e6 { request.width = max(0, lineLimit - min(first, head)) }
        request.firstIndent = first - head
        if format.lineBreakMode == .byCharWrapping {
            request.wrap = PANGO_WRAP_CHAR
        } else if format.keepsWords {
            request.wrap = PANGO_WRAP_WORD
        }
        request.findsDirection = format.baseDirection == .natural && block.knownDirection == nil
        return request
    }

    /// The distance between the leading margin and the end of the lines.
    var lineLimit: CGFloat {
        format.tailIndent > 0 ? min(format.tailIndent, maximumSize.width) : maximumSize.width + format.tailIndent
    }

    /// The distance between the end of a line and the trailing margin.
    var tailInset: CGFloat {
        if format.tailIndent <= 0 { return -format.tailIndent }
        return maximumSize.width < 1e6 ? max(0, maximumSize.width - format.tailIndent) : 0
    }

    /// Breaks a block with Pango, from byte `start` and with `suffix` appended.
    mutating func layOut(
        _ block: TextBlock, from start: Int, suffix: String, request: LineBreaker.Request
    ) -> BrokenLines {
        let bytes = start..<block.bytes.upperBound
        let breaker = fonts.lineBreaker(
            isRightToLeft: block.knownDirection ?? (format.baseDirection == .rightToLeft))
        let attributes = attributes(of: block, bytes: bytes, suffixLength: suffix.utf8.count)
        defer { pango_attr_list_unref(attributes) }
        // The last description that is requested, because a request can free all earlier ones.
        let font = state.pangoDescription(for: runs[runIndex(atByte: start)].style.font)
        let slice = UnsafeBufferPointer(rebasing: text[bytes])
        let tabs: TabSettings? = block.hasTabs ? tabSettings(of: block) : nil
        if !block.hasControls && suffix.isEmpty && insertions.isEmpty {
            return breaker.layOut(slice, font: font, attributes: attributes, tabs: tabs, request: request)
        }
        // Pango stops at NUL and draws other control characters as boxes with their codes. They are replaced by spaces.
        scratch.removeAll(keepingCapacity: true)
        appendWithInsertions(bytes)
        scratch.append(contentsOf: suffix.utf8)
        return scratch.withUnsafeBufferPointer {
            breaker.layOut($0, font: font, attributes: attributes, tabs: tabs, request: request)
        }
    }

    /// Returns the index of the run that contains a byte. At a boundary it is the run that starts there; if several
    /// start there, the last one.
    func runIndex(atByte byte: Int) -> Int {
        if runStarts.count == 1 { return 0 }
        var low = 0
        var high = runStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if runStarts[middle] <= byte { low = middle } else { high = middle }
        }
        // No run starts at the end of the text, so use the run before.
        while low > 0 && runStarts[low] == text.count && runs[low].text.isEmpty { low -= 1 }
        return low
    }

    /// Returns the Pango attributes for a part of a block. The caller owns the list.
    private func attributes(of block: TextBlock, bytes: Range<Int>, suffixLength: Int) -> OpaquePointer? {
        let keepsHangul: Bool = format.keepsHangulWords && block.hasHangul
        let isPlain =
            runs.count == 1 && runs[0].style.isPlain && tightening == 0 && !block.hasEastAsian
            && !block.hasSoftHyphens && !keepsHangul && unbreakable.isEmpty && insertions.isEmpty
            && !mixesScripts(bytes)
        if isPlain {
            let isSystem = block.isASCII && runs[0].style.font.isSystemFace
            return pango_attr_list_ref(isSystem ? state.plainSystemAttributes : state.plainAttributes)
        }
        guard let list = pango_attr_list_new() else { return nil }
        // Pango would insert a hyphen in every word that it breaks. Only soft hyphens should be shown.
        if !block.hasSoftHyphens && (hyphens.isEmpty || hidesHyphens) {
            pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        }
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(pangoByte(at: range.lowerBound, from: bytes.lowerBound))
            attribute.pointee.end_index = UInt32(pangoByte(at: range.upperBound, from: bytes.lowerBound))
            pango_attr_list_insert(list, attribute)
        }
        let end = bytes.upperBound + suffixLength
        var index = runIndex(atByte: bytes.lowerBound)
        var start = bytes.lowerBound
        while start < end {
            let isLast = index + 1 == runs.count || runStarts[index + 1] >= bytes.upperBound
            let range = start..<(isLast ? end : runStarts[index + 1])
            let style = runs[index].style
            if runs.count > 1 && !range.isEmpty {
                add(pango_attr_font_desc_new(state.pangoDescription(for: style.font)), range)
                // Pango would join runs with the same font. A unique color keeps them separate.
                add(pango_attr_foreground_new(UInt16(index >> 16 & 0xFFFF), UInt16(index & 0xFFFF), 0), range)
            }
            let kern: CGFloat = kern(of: style)
            if kern != 0 { add(pango_attr_letter_spacing_new(LineBreaker.units(kern)), range) }
            if let features = features(of: style, isASCII: block.isASCII) {
                add(pango_attr_font_features_new(features), range)
            } else if style.font.isSystemFace, suffixLength == 0 {
                for words in asciiWords(in: range) {
                    add(pango_attr_font_features_new(TextEngine.State.asciiFeatures), words)
                }
            }
            if let size = style.attachmentSize, block.hasAttachments {
                addAttachments(of: size, range: start..<min(range.upperBound, bytes.upperBound), add)
            }
            start = range.upperBound
            index += 1
        }
        if block.hasEastAsian { addEastAsianLanguage(bytes, add) }
        if keepsHangul { addHangulWords(bytes, add) }
        for range in unbreakable { add(pango_attr_allow_breaks_new(0), range.clamped(to: bytes)) }
        return list
    }

    /// Returns all OpenType features as one string, because Pango uses only one of two feature attributes for the same
    /// characters.
    private func features(of style: TextStyle, isASCII: Bool) -> String? {
        let isSimple = isASCII && style.font.isSystemFace
        if !style.font.hasMonospacedDigits, style.font.features.isEmpty {
            return isSimple ? TextEngine.State.asciiFeatures : nil
        }
        var features: [String] = style.font.hasMonospacedDigits ? ["tnum=1"] : []
        if !style.font.features.isEmpty { features.append(style.font.features) }
        if isSimple { features.append(TextEngine.State.asciiFeatures) }
        return features.joined(separator: ",")
    }

    /// Whether the text can have ASCII letters beside letters of scripts other than Latin, Greek and Cyrillic.
    private func mixesScripts(_ bytes: Range<Int>) -> Bool {
        var hasLetters = false
        var hasOthers = false
        for byte in text[bytes] {
            if byte < 0x80 {
                if byte >= 0x41 { hasLetters = true }
            } else if byte >= 0xD6 {
                hasOthers = true
            }
            if hasLetters && hasOthers { return true }
        }
        return false
    }

    /// Whether the character that starts at a byte is in a script from Hebrew to Tibetan, is Chinese, Japanese or
    /// Korean, or is outside the Basic Multilingual Plane, as emoji are.
    private func isOtherScript(at index: Int) -> Bool {
        switch text[index] {
        case 0xD6...0xE0, 0xE3...0xE9, 0xEB...0xED, 0xF0: true
        case 0xEA: index + 1 < text.count && text[index + 1] >= 0xB0
        default: false
        }
    }

    /// Returns the parts of mixed text that are only ASCII, without the spaces before them. The characters beside them
    /// have other scripts, so Pango divides the text there in any case.
    ///
    /// OPTIMIZATION: the composition rules of the system font, which have nothing to compose there, are disabled.
    private func asciiWords(in range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var hasLetters = false
        var isPure = true
        var isAfterEmoji = false
        func finish(at end: Int) {
            if let start, isPure, hasLetters { found.append(start..<end) }
            start = nil
            hasLetters = false
            isPure = true
        }
        var index = range.lowerBound
        let end = min(range.upperBound, text.count)
        while index < end {
            let byte = text[index]
            if isOtherScript(at: index) {
                finish(at: index)
                // Pango puts the spaces after an emoji into the same item as the letters that follow the spaces.
                isAfterEmoji = byte == 0xF0
                index += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
                continue
            }
            if byte >= 0x80 { isPure = false }
            if byte >= 0x41, byte < 0x80 { hasLetters = true }
            if start == nil, byte > 0x20 || isAfterEmoji { start = index }
            index += 1
        }
        finish(at: end)
        return found
    }

    private func addAttachments(
        of size: CGSize, range: Range<Int>, _ add: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
    ) {
        var box = PangoRectangle(
            x: 0, y: -LineBreaker.units(size.height), width: LineBreaker.units(size.width),
            height: LineBreaker.units(size.height))
        var index = range.lowerBound
        while index < range.upperBound {
            if ParagraphSplitter.isObjectReplacement(text, index) {
                add(pango_attr_shape_new(&box, &box), index..<index + 3)
                index += 3
            } else {
                index += 1
            }
        }
    }

    /// Forbids line breaks between the syllables of Korean words, except in words that can be too long for a line.
    private func addHangulWords(
        _ bytes: Range<Int>, _ add: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
    ) {
        let longestWord = 3 * 12
        var start: Int?
        var index = bytes.lowerBound
        while index <= bytes.upperBound {
            // Syllables are U+AC00–U+D7A3, three bytes from EA B0 80 to ED 9E A3.
            let isSyllable = index + 2 < bytes.upperBound && Self.isHangul(text[index], text[index + 1])
            if isSyllable {
                start = start ?? index
                index += 3
                continue
            }
            if let begin = start, index - begin > 3, index - begin <= longestWord {
                add(pango_attr_allow_breaks_new(0), begin..<index)
            }
            start = nil
            index += 1
        }
    }

    private static func isHangul(_ first: UInt8, _ second: UInt8) -> Bool {
        switch first {
        case 0xEA: second >= 0xB0
        case 0xEB, 0xEC: true
        case 0xED: second <= 0x9E
        default: false
        }
    }

    /// The kern of a style, with the tightening.
    func kern(of style: TextStyle) -> CGFloat { style.kern - tightening * style.font.effectiveSize }

    /// Sets the language of Chinese characters to Japanese. Otherwise Pango would use the locale of the process.
    private func addEastAsianLanguage(
        _ bytes: Range<Int>, _ add: (UnsafeMutablePointer<PangoAttribute>?, Range<Int>) -> Void
    ) {
        func isEastAsian(_ index: Int) -> Bool {
            let byte = text[index]
            if byte == 0xF0 { return index + 1 < text.count && text[index + 1] >= 0xA0 }
            if byte == 0xEF { return !ParagraphSplitter.isObjectReplacement(text, index) }
            return byte >= 0xE3 && byte <= 0xE9
        }
        /// Whether the character is one of U+FE00 to U+FE0F.
        func isVariationSelector(_ index: Int) -> Bool {
            text[index] == 0xEF && index + 2 < text.count && text[index + 1] == 0xB8 && text[index + 2] <= 0x8F
        }
        var start: Int?
        var index = bytes.lowerBound
        while index < bytes.upperBound {
            let isFirstByte = text[index] & 0xC0 != 0x80
            // A change in the language before a variation selector would separate it from its character.
            if isFirstByte && !isVariationSelector(index) {
                if isEastAsian(index) {
                    if start == nil { start = index }
                } else if let begin = start {
                    add(pango_attr_language_new(pango_language_from_string("ja")), begin..<index)
                    start = nil
                }
            }
            index += 1
        }
        if let start { add(pango_attr_language_new(pango_language_from_string("ja")), start..<bytes.upperBound) }
    }
}

extension TextStyle {
    /// Whether Pango needs no attributes beyond the font.
    var isPlain: Bool {
        kern == 0 && attachmentSize == nil && !font.hasMonospacedDigits && font.features.isEmpty
    }
}
