// Within an extension of a nested type, Swift finds the members of that type and then the module's own names. What encloses the
// type is out of sight, and so is the type itself.
protocol Service {}
final class RealService: Service {}
struct Marker { init(service: any Service) {} }

enum Home {
    struct Marker { init() {} }

    final class Service {
        final class Part {}
        struct Deep {
            final class Deeper {}
        }

        /// Lexically nested: `Service` is the class, `Marker` is Home's.
        init(number: Int, itself: Service) {}
        final class Lexical { init(marker: Marker, part: Part) {} }
    }
}

extension Home.Service {
    convenience init(service: any Service, marker: Marker, part: Part) { self.init(number: 1, itself: self) }

    final class Added { init(service: any Service, marker: Marker, part: Part) {} }
}

extension Home.Service.Deep {
    final class Added { init(service: any Service, marker: Marker, deeper: Deeper) {} }
}

extension Home {
    /// Added to Home itself, whose members are in sight.
    final class Direct { init(marker: Marker, itself: Direct?) {} }
}

/// What is added to a type of another module does not make that type one of this module.
extension Canvas {
    final class Painter { init(canvas: Canvas, other: Painter?) {} }
}
final class Gallery { init(canvas: Canvas) {} }
