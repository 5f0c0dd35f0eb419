import MainClosureLibrary

let module = BooksModule()
let book = await module.bookImpl
print(try book.names())
