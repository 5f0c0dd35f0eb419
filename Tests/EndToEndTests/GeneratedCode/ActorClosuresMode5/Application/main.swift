import MainClosureLibrary

let module = BooksModule()
let book = await module.bookImpl
print(try book.names())
let shelf = await module.shelfImpl
print(try shelf.label("title"))
let replaced = BooksModule { overrides in overrides.labelImpl { text in LabelImpl(text: "a copy of \(text)", page: PageImpl()) } }
print(try await replaced.shelfImpl.label("title"))
