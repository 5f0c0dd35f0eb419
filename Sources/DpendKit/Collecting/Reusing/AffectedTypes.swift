/// Finds the types whose factories may differ between two variants of the same sources.
///
/// A declaration is affected if it differs, if it is nested in one that is affected, or if it mentions the name of one,
/// in whatever role. So a type that is not affected finds only equal declarations at each step of each look-up.
enum AffectedTypes {
    /// The affected ones by their numbers; nil if all may be.
    ///
    /// - Parameter words: The words of the other variant's declarations.
    static func find(
        in index: DeclarationIndex, beside other: DeclarationIndex, words: DeclarationWords
    ) -> [Bool]? {
        guard index.hasSameSurroundings(as: other) else { return nil }
        var search = Search(index: index, words: words)
        for file in index.files.indices where index.files[file] != other.files[file] {
            search.noteDifferences(in: file, beside: other.files[file])
        }
        return search.spread()
    }

    private struct Search {
        let index: DeclarationIndex
        let words: DeclarationWords
        /// The words of the names of affected declarations.
        private var names = WordSet()
        private var affected: [Bool]
        private var changedFiles: Set<Int> = []

        init(index: DeclarationIndex, words: DeclarationWords) {
            (self.index, self.words) = (index, words)
            affected = Array(repeating: false, count: index.typeCount)
        }

        mutating func noteDifferences(in file: Int, beside other: SourceDeclarations) {
            changedFiles.insert(file)
            let own = index.files[file]
            // Imports concern all declarations of the file.
            let areAll = own.imports != other.imports || own.exportedModules != other.exportedModules
            for position in own.types.indices where areAll || own.types[position] != other.types[position] {
                affected[index.number(of: .init(file: file, position: position))] = true
                add(own.types[position].name)
                add(other.types[position].name)
            }
            if areAll || own.typealiases != other.typealiases {
                for alias in own.typealiases + other.typealiases { add(alias.name) }
            }
        }

        private mutating func add(_ name: String) {
            for word in DeclarationWords.words(ofName: name) { names.insert(word) }
        }

        /// The number of passes that reach chains of declarations of all usual lengths.
        private static let maximumPasses = 16

        /// Spreads the differences to all declarations that mention them; nil if this takes too long.
        mutating func spread() -> [Bool]? {
            for _ in 0..<Self.maximumPasses {
                var isChanged = false
                for file in index.files.indices { isChanged = spread(in: file) || isChanged }
                if !isChanged { return affected }
            }
            return nil
        }

        private mutating func spread(in file: Int) -> Bool {
            var isChanged = false
            let hasChanged = changedFiles.contains(file)
            let types = index.files[file].types
            for position in types.indices {
                let number = index.number(of: .init(file: file, position: position))
                if affected[number] { continue }
                let isInAffected = types[position].parent.map {
                    affected[index.number(of: .init(file: file, position: $0))]
                }
                let own = hasChanged ? DeclarationWords.words(types[position]) : words.ofType(number)
                guard isInAffected == true || own.contains(where: names.contains) else { continue }
                affected[number] = true
                isChanged = true
                add(types[position].name)
            }
            let aliases = index.files[file].typealiases
            if aliases.isEmpty { return isChanged }
            let known = hasChanged ? aliases.map(DeclarationWords.words) : words.ofAliases(inFile: file)
            for (position, own) in known.enumerated() where own.contains(where: names.contains) {
                let name = DeclarationWords.words(ofName: aliases[position].name)
                if name.allSatisfy(names.contains) { continue }
                isChanged = true
                for word in name { names.insert(word) }
            }
            return isChanged
        }
    }
}

extension DeclarationIndex {
    /// Whether everything besides single declarations is equal in another index, so that equal declarations mean the
    /// same.
    fileprivate func hasSameSurroundings(as other: DeclarationIndex) -> Bool {
        // Types with equal numbers must have equal places.
        guard typeOffsets == other.typeOffsets, files.elementsEqual(other.files, by: { $0.path == $1.path }),
            sourceModules.isOnlyModule(like: other.sourceModules), linked.libraries.isEmpty,
            other.linked.libraries.isEmpty
        else { return false }
        if hasInjectedProperties || other.hasInjectedProperties || hasDuplicates || other.hasDuplicates { return false }
        return existentials == other.existentials && nestedNames == other.nestedNames
            && confusableNames == other.confusableNames && modules == other.modules && reexports == other.reexports
            && hasAliases == other.hasAliases && hasAvailability == other.hasAvailability
            && namesConfiguration == other.namesConfiguration
    }
}
