final class FaceClok {}

final class WidgetImpl { init(face: FaceClok) {} }
