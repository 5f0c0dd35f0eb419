class MockItemRepository: ItemRepository {}
