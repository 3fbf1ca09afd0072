import MapKit

// An experiment that is not a member of the target.
final class MapDraft: MKMapView {
}
