import DpendRuntime

final class ParentImpl {
    @Injected var child: ChildImpl
}
final class ChildImpl {
    @Injected var parent: ParentImpl
}

/// No cycle.
final class OwnerImpl {
    @Injected var pet: PetImpl
}
final class PetImpl {
    @Injected var owner: Lazy<OwnerImpl>
}
