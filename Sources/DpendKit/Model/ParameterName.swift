/// The name of one parameter of an initializer, as `--external` takes it: `FileStore.path`, or
/// `FileStore.init(path:).path` if several initializers have such a parameter.
///
/// A parameter without a label has its position, counted from zero: `FileStore.0`.
package struct ParameterName: Sendable, Hashable, CustomStringConvertible {
    /// The class.
    package var type: NominalType
    /// The labels of the initializer; nil if the parameter's own label identifies it.
    package var initializer: [String]?
    /// The label, or the position of a parameter without a label.
    package var label: String

    /// Names a parameter of one of the initializers of a class.
    ///
    /// - Parameters:
    ///   - position: The position of the parameter.
    ///   - parameters: The parameters of the initializer.
    ///   - others: The names of the parameters of all initializers of the class, one list for each initializer.
    init(position: Int, of parameters: [DependencyFactory.Parameter], type: NominalType, among others: [[String]]) {
        label = parameters.namesInOptions[position]
        self.type = type.withoutArguments
        initializer = others.count(where: { [label] in $0.contains(label) }) > 1 ? parameters.map(\.label) : nil
    }

    package var description: String {
        let call = initializer.map { labels in ".init(\(labels.map { "\($0):" }.joined()))" } ?? ""
        return "\(type.withoutArguments.spelling(.plain))\(call).\(label)"
    }

    /// The same text, with the module of the class.
    var identity: String { "\(type.module ?? "")::\(self)" }
}

extension [DependencyFactory.Parameter] {
    /// The labels with which the names of the parameters end; the position for a parameter without a label.
    var namesInOptions: [String] { enumerated().map { $1.label == "_" ? "\($0)" : $1.label } }
}
