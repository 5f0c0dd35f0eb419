import Recipes
import Testing

@testable import Kitchen

private struct BreadRecipe: RecipeService {
    func recipe() -> String { "Bread" }
}

// DpendPlugin writes the trait and `makeForTests` for the executable that these tests depend on.
@Suite(.kitchenModule { $0.recipeService { BreadRecipe() } })
struct MenuTests {
    @Test func theMenuNamesTheRecipe() {
        #expect(KitchenModule.makeForTests().cook.menu() == "Today: Bread")
    }
}
