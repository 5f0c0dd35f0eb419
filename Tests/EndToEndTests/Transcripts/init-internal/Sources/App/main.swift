import Search

print(Search.results(for: "b a"))
