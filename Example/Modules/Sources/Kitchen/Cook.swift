import Recipes

/// Says what there is to eat.
final class Cook {
    private let recipes: any RecipeService

    init(recipes: any RecipeService) {
        self.recipes = recipes
    }

    func menu() -> String { "Today: \(recipes.recipe())" }
}
