import SafeDI

@Instantiable(isRoot: true)
public struct Root: Instantiable {
    @Instantiated private let a: A
    @Instantiated private let d: D
    @Instantiated private let e: E
    @Instantiated private let folderBuilder: Instantiator<Folder>
    @Instantiated private let page: Page
}

// Each makes the next one.
@Instantiable
public struct A: Instantiable { @Instantiated private let b: B }
@Instantiable
public struct B: Instantiable { @Instantiated private let a: A }

// Each receives the other one.
@Instantiable
public struct D: Instantiable { @Received private let e: E }
@Instantiable
public struct E: Instantiable { @Received private let d: D }

// A folder makes further folders later: valid.
@Instantiable
public struct Folder: Instantiable { @Instantiated private let folderBuilder: Instantiator<Folder> }

// 'Page' makes 'Link' at once, and this makes pages later: SafeDI wants both to be later.
@Instantiable
public struct Page: Instantiable { @Instantiated private let link: Link }
@Instantiable
public struct Link: Instantiable { @Instantiated private let pageBuilder: Instantiator<Page> }
