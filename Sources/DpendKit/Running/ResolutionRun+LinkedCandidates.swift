extension ResolutionRun.Preparation {
    /// The classes of linked targets that nearly provide some types: no filter of their target chooses them, their
    /// initializer is hidden, or the target has no exports file. Only targets of the same run show them.
    ///
    /// - Throws: ``InputError`` for a file that can no longer be read.
    func linkedCandidates(for types: Set<TypeExpression>) throws(InputError) -> [TypeExpression: [RejectedCandidate]] {
        var result: [TypeExpression: [RejectedCandidate]] = [:]
        for library in linked {
            guard let run = library.target.run else { continue }
            let collection = try run.collection()
            let wanted = collection.declarations.map { index in Set(types.map(index.revealed)) } ?? types
            let found = try CandidateCollector.candidates(
                for: wanted, in: collection, options: run.options, jobs: jobs,
                sources: library.target.preparation.sourceTexts)
            for (type, candidates) in found.byType {
                result[type, default: []] += candidates.compactMap { candidate in
                    var candidate = candidate
                    candidate.access = run.options.collectedAccess
                    if candidate.isOnlyHidden, !run.options.writesExports {
                        candidate.obstacles = [.notExported(library: library.input.name)]
                    } else if candidate.isNearlyChosen {
                        candidate.choosing = run.options.adding(
                            "^\(RegularExpression.escaped(candidate.name))$", to: "implicit-filter")
                    } else {
                        return nil
                    }
                    return candidate
                }
            }
        }
        return result
    }

    /// The protocols of all linked targets, each once.
    var linkedProtocols: [ProtocolSources.Target] {
        linkedRuns.map { run, index in
            ProtocolSources.Target(
                index: index, sources: run.sourceTexts, isOnMainActor: run.options.defaultIsolation == .mainActor)
        }
    }

    /// The runs over all linked targets, each once, with their declarations.
    var linkedRuns: [(run: ResolutionRun, index: DeclarationIndex)] {
        var (result, open): ([(ResolutionRun, DeclarationIndex)], [LinkedTarget]) = ([], linked.map(\.target))
        var seen: Set<ObjectIdentifier> = []
        while let target = open.popLast() {
            guard seen.insert(ObjectIdentifier(target)).inserted, let run = target.run,
                let index = try? run.collection().declarations
            else { continue }
            result.append((run, index))
            open += target.preparation.linked.map(\.target)
        }
        return result
    }

    /// Reads the sources again, for the members of types and protocols.
    var sourceTexts: SourceTextAccess {
        SourceTextAccess { path in
            try? FactoryLoader.readUTF8(path, .source).bytes
        } memberNames: { [loader, found] paths in
            loader.memberNames(in: found.files.filter { paths.contains($0.path) })
        }
    }
}

extension DeclarationIndex {
    /// A type as the target that declares it knows it. Clients do not know whether an opaque type stands for a
    /// protocol.
    fileprivate func revealed(_ type: TypeExpression) -> TypeExpression {
        type.mappingNominals { nominal in
            guard nominal.opaqueName != nil, let module = nominal.module,
                case .type(let identifier) = declared(nominal.path, in: module)
            else { return nominal }
            var revealed = nominal
            revealed.opaqueName = nil
            revealed.isProtocol = self[identifier].kind == .protocol
            return revealed
        }
    }
}

extension RejectedCandidate {
    /// Whether only a filter, a comment, access levels or a conformance keep it from being a provider.
    fileprivate var isNearlyChosen: Bool {
        (relation == .members || !obstacles.isEmpty)
            && obstacles.allSatisfy { obstacle in
                switch obstacle {
                case .notChosen, .ignored, .initializer(_, .some, .some): true
                case .access(let access): access == "internal" || access == "package"
                default: false
                }
            }
    }
}
