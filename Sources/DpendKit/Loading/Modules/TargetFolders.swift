import Foundation

/// The targets of files, by folders.
///
/// Many targets can share a folder and divide its files with `sources` and `exclude`. The time for a file depends only
/// on the targets that name the file.
final class TargetFolders {
    typealias Target = PackageTargets.Target

    private let packages: PackageTargets
    private var folders: [String: Folder] = [:]
    /// The targets by the absolute paths of their `sources` and `exclude`.
    private var included: [String: [Member]] = [:]
    private var excluded: [String: Set<Target>] = [:]
    /// The targets without `sources` by their folders.
    private var whole: [String: [Member]] = [:]

    /// A target, and its place among the targets of its folder.
    struct Member {
        let target: Target
        let number: Int
    }

    /// A folder of files.
    struct Folder {
        let path: String
        /// The innermost target whose folder contains this folder, or is this folder.
        fileprivate(set) var around: Target?
        /// The targets that contain this folder and do not exclude it, innermost first.
        fileprivate var members: [Member] = []
    }

    init(_ packages: PackageTargets) {
        self.packages = packages
        for targets in packages.byFolder.values {
            for (number, target) in targets.enumerated() {
                let declaration = packages.declaration(of: target)
                let member = Member(target: target, number: number)
                for path in declaration.exclude {
                    excluded[AbsolutePath.of(path, from: target.folder), default: []].insert(target)
                }
                guard let sources = declaration.sources else {
                    whole[target.folder, default: []].append(member)
                    continue
                }
                for path in sources { included[AbsolutePath.of(path, from: target.folder), default: []].append(member) }
            }
        }
    }

    /// A folder within the nearest package, by its absolute path.
    func folder(at path: String) -> Folder {
        if let known = folders[path] { return known }
        // A package within a target's folder does not belong to the target.
        let isOutermost = packages.isPackage(path) || path == "/" || path.isEmpty
        var folder = Folder(path: path)
        if !isOutermost {
            let parent = self.folder(at: (path as NSString).deletingLastPathComponent)
            (folder.around, folder.members) = (parent.around, parent.members)
        }
        folder.around = packages.byFolder[path]?.first ?? folder.around
        if let own = whole[path] { folder.members = own + folder.members }
        folder.members = members(folder.members, at: path)
        if let excluded = excluded[path] { folder.members.removeAll { excluded.contains($0.target) } }
        folders[path] = folder
        return folder
    }

    /// The target of a file; nil if it belongs to none.
    func target(ofFile name: some StringProtocol, in folder: Folder) -> Target? {
        let path = folder.path == "/" ? "/\(name)" : "\(folder.path)/\(name)"
        let excluded = excluded[path]
        return members(folder.members, at: path).first { excluded?.contains($0.target) != true }?.target
    }

    /// Adds the targets that name a path in their `sources`.
    private func members(_ members: [Member], at path: String) -> [Member] {
        guard let named = included[path] else { return members }
        let added = named.filter { isAround(path, $0.target) && !isExcluded(path, from: $0.target) }
        if added.isEmpty { return members }
        func isBefore(_ left: Member, _ right: Member) -> Bool {
            let (one, other) = (left.target.folder.utf8.count, right.target.folder.utf8.count)
            return one == other ? left.number < right.number : one > other
        }
        return (members + added).sorted(by: isBefore)
    }

    /// Whether a path is in the folder of a target, and in no other package.
    private func isAround(_ path: String, _ target: Target) -> Bool {
        ancestors(of: path, upTo: target).last == target.folder
    }

    private func isExcluded(_ path: String, from target: Target) -> Bool {
        ancestors(of: path, upTo: target).contains { excluded[$0]?.contains(target) == true }
    }

    /// A path and the folders around it, up to the folder of a target or of a package.
    private func ancestors(of path: String, upTo target: Target) -> [String] {
        var all = [path]
        var last = path
        while last != target.folder, last == path || !packages.isPackage(last), last.utf8.count > 1 {
            last = (last as NSString).deletingLastPathComponent
            all.append(last)
        }
        return all
    }
}
