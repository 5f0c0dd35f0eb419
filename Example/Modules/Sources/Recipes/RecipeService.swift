import Clocks
import Pantry

/// Knows what to cook.
public protocol RecipeService {
    func recipe() -> String
}

public final class RecipeServiceImpl: RecipeService {
    private let clock: any Clock
    private let pantry: Pantry

    public init(clock: any Clock, pantry: Pantry) {
        self.clock = clock
        self.pantry = pantry
    }

    public func recipe() -> String {
        let dish = clock.hour < 12 ? "Pancakes" : "Soup"
        return "\(dish) of \(pantry.ingredients.joined(separator: ", "))"
    }
}
