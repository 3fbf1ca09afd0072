// Text, source code and documents.

extension UTType {
    /// Text with or without markup.
    public static var text: UTType { UTType(known: "public.text") }

    /// Text without markup.
    public static var plainText: UTType { UTType(known: "public.plain-text") }

    /// Text in UTF-8.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }

    /// Text in UTF-16 that begins with a byte order mark, or is big-endian.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }

    /// Text in UTF-16 in the byte order of the system.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }

    /// A table whose columns are delimited.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }

    /// A table whose columns are separated by commas.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }

    /// A table whose columns are separated by tabs.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }

    /// A table in UTF-8 whose columns are separated by tabs.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }

    /// Text in the Rich Text Format.
    public static var rtf: UTType { UTType(known: "public.rtf") }

    /// A web page.
    public static var html: UTType { UTType(known: "public.html") }

    /// XML.
    public static var xml: UTType { UTType(known: "public.xml") }

    /// YAML.
    public static var yaml: UTType { UTType(known: "public.yaml") }

    /// A style sheet.
    public static var css: UTType { UTType(known: "public.css") }

    /// Source code.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }

    /// Source code in assembly language.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }

    /// Source code in C.
    public static var cSource: UTType { UTType(known: "public.c-source") }

    /// Source code in Objective-C.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }

    /// Source code in Swift.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }

    /// Source code in C++.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }

    /// Source code in Objective-C++.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }

    /// A C header file.
    public static var cHeader: UTType { UTType(known: "public.c-header") }

    /// A C++ header file.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }

    /// A script.
    public static var script: UTType { UTType(known: "public.script") }

    /// A script in AppleScript.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }

    /// A compiled script of the Open Scripting Architecture.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }

    /// A bundle with a compiled script.
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }

    /// A script in JavaScript.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }

    /// A shell script.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }

    /// A script in Perl.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }

    /// A script in Python.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }

    /// A script in Ruby.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }

    /// A script in PHP.
    public static var phpScript: UTType { UTType(known: "public.php-script") }

    /// A makefile.
    public static var makefile: UTType { UTType(known: "public.make-source") }

    /// JSON.
    public static var json: UTType { UTType(known: "public.json") }

    /// A property list.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }

    /// A property list in XML.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }

    /// A property list in the binary format.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }

    /// A PDF document.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }

    /// Rich text with attachments, in a package.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }

    /// Rich text with attachments, in a file.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }

    /// A web page with its resources.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
}
