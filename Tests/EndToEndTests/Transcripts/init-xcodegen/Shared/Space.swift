final class SpaceScreen {}
