import Clocks
import Testing

@testable import Recipes

private struct EveningClock: Clock {
    let hour = 20
}

// DpendPlugin writes `RecipesDoubles`, since the '.dpend.yml' of Recipes has 'test-support'. No application is needed.
@Test func inTheEveningThereIsSoup() {
    let recipes = RecipesDoubles { $0.clock { EveningClock() } }
    #expect(recipes.recipeService.recipe() == "Soup of eggs, flour, milk")
}
