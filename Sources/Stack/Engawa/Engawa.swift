@_exported import APIClient
@_exported import Bindings
@_exported import EngawaUI
@_exported import ImagePipeline
@_exported import Parsing
@_exported import Store
@_exported import StoredLists
@_exported import ViewModels
