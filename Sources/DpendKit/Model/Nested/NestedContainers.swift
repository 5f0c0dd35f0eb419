/// The containers of an application: the root, and those that are nested in it (`--nested`).
///
/// Containers are identified by numbers. The root is 0. The others follow in the order of their paths, so each
/// container follows the one around it.
package struct NestedContainers: Sendable {
    /// All containers; the root comes first.
    package let all: [Container]
    private let numbers: [String: Int]

    /// A container that is opened with values, or the root.
    package struct Container: Sendable {
        /// `Session.Checkout`; `root` for the root.
        package let path: String
        /// The number of the container around it; nil for the root.
        package let parent: Int?
        /// The values that it is opened with, in the order of the declaration.
        package let values: [DependencyKey]
        /// Where it is declared in a configuration file.
        package let location: SourceLocation?

        /// The last part of the path.
        package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
    }

    /// The number of the root.
    package static let root = 0
    /// The path of the root, as users write it.
    package static let rootName = "root"
    /// The root in a sentence.
    static let rootTitle = "the root"
    /// The maximum number of nested containers: a set of containers is the bits of a number.
    static let maximumCount = ContainerSet.capacity - 1

    /// Only the root.
    package static let none = NestedContainers([])

    /// - Parameter nested: The nested containers in the order of their paths.
    init(_ nested: [(path: String, values: [DependencyKey], location: SourceLocation?)]) {
        var all = [Container(path: Self.rootName, parent: nil, values: [], location: nil)]
        var numbers = [Self.rootName: Self.root]
        for container in nested {
            let around = container.path.lastIndex(of: ".").map { String(container.path[..<$0]) }
            numbers[container.path] = all.count
            all.append(
                Container(
                    path: container.path, parent: around.flatMap { numbers[$0] } ?? Self.root, values: container.values,
                    location: container.location))
        }
        (self.all, self.numbers) = (all, numbers)
    }

    /// Whether there is only the root.
    package var isEmpty: Bool { all.count == 1 }

    /// The number of the container with a path.
    func number(of path: String) -> Int? { numbers[path] }

    /// The containers from one to the root, both included.
    func chain(from container: Int) -> [Int] {
        var chain = [container]
        while let parent = all[chain[chain.count - 1]].parent { chain.append(parent) }
        return chain
    }

    /// The containers directly in one.
    package func children(of container: Int) -> [Int] { all.indices.filter { all[$0].parent == container } }

    /// A container and all containers inside it.
    func within(_ container: Int) -> ContainerSet {
        ContainerSet(all.indices.filter { chain(from: $0).contains(container) })
    }

    /// All containers.
    var everywhere: ContainerSet { ContainerSet(all.indices) }

    /// The containers of a set that lie in no other container of the set.
    func outermost(_ set: ContainerSet) -> [Int] {
        all.indices.filter { set.contains($0) && !(all[$0].parent.map(set.contains) ?? false) }
    }

    /// The nested containers that are opened with exactly these types, in any order.
    func containers(takenFrom types: [TypeExpression]) -> [Int] {
        if isEmpty { return [] }
        return all.indices.dropFirst().filter { Self.order(of: types, in: all[$0].values) != nil }
    }

    /// For each value of a container, the position of its type in `types`; nil if the types differ. Values of one type
    /// are in the order of the declaration.
    static func order(of types: [TypeExpression], in values: [DependencyKey]) -> [Int]? {
        guard types.count == values.count else { return nil }
        var order: [Int] = []
        for value in values {
            guard let position = types.indices.first(where: { types[$0] == value.requestedType && !order.contains($0) })
            else { return nil }
            order.append(position)
        }
        return order
    }

    /// A container in a sentence.
    package func title(_ container: Int) -> String { container == Self.root ? Self.rootTitle : all[container].path }
}

/// A set of containers, by their numbers.
package struct ContainerSet: Sendable, Hashable {
    private var bits: UInt64 = 0

    static let capacity = UInt64.bitWidth

    init(_ containers: some Sequence<Int>) {
        for container in containers { bits |= 1 << UInt64(container) }
    }

    var isEmpty: Bool { bits == 0 }

    func contains(_ container: Int) -> Bool { bits & 1 << UInt64(container) != 0 }

    func isSubset(of other: Self) -> Bool { bits & ~other.bits == 0 }

    mutating func formIntersection(_ other: Self) { bits &= other.bits }

    mutating func formUnion(_ other: Self) { bits |= other.bits }

    func intersection(_ other: Self) -> Self {
        var result = self
        result.formIntersection(other)
        return result
    }
}
