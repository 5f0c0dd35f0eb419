# Writes a chain of diamonds: each component makes two components, and both make the next one.
# diamonds.sh LAYERS [SUPERTYPE OF THE FIRST COMPONENT [ITS FIRST MEMBER]]
last=$1
echo 'import NeedleFoundation'
echo 'public struct Clock {}'
echo 'public protocol LastDependency: Dependency { var clock: Clock { get } }'
layer=0
supertype=${2:-Component<EmptyDependency>}
member=${3:-}
while [ "$layer" -lt "$last" ]; do
    next=$((layer + 1))
    echo "public final class L$layer: $supertype {"
    echo "    $member"
    echo "    public var a: L${layer}a { L${layer}a(parent: self) }"
    echo "    public var b: L${layer}b { L${layer}b(parent: self) }"
    echo "}"
    for side in a b; do
        echo "public final class L$layer$side: Component<EmptyDependency> {"
        echo "    public var next: L$next { L$next(parent: self) }"
        echo "}"
    done
    layer=$next
    supertype='Component<EmptyDependency>'
    member=
done
echo "public final class L$last: Component<LastDependency> {}"
