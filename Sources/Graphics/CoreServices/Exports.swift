// Apple's module of this name contains the identifiers of types too.
@_exported import MobileCoreServices
