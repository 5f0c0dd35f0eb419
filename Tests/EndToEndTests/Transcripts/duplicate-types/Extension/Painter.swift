final class PainterImpl { init(skin: any Skin) {} }
