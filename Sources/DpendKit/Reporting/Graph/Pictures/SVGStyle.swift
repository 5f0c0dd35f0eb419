/// The look of an SVG picture. The classes and colors are plain, since not every program that shows SVG knows
/// variables.
enum SVGStyle {
    static let element: Written<XMLSyntax> = """
        <style>
        text{font:600 13px Helvetica,Arial,"Liberation Sans",sans-serif;fill:#1c2330}
        text.facts{font-weight:400;font-size:11px;fill:#5a6473}
        text.name{font-size:12px;fill:#5a6473}
        .ground{fill:#fff}
        .area{fill:#eef0f3;fill-opacity:.7;stroke:#d5d9df}
        .arrow path{fill:none;stroke:#93a0b0;stroke-width:1.2}
        .arrow .head{fill:#93a0b0;stroke:none}
        .later path{stroke-dasharray:5 4}
        .cycle path{stroke:#b3261e}
        .cycle .head{fill:#b3261e}
        .arrow:hover path{stroke:#1f56c4;stroke-width:2.4}
        .box rect{fill:#fff;stroke:#93a0b0}
        .quiet rect{stroke-dasharray:4 3}
        .warning rect{fill:#fdf6e3;stroke:#7d5700}
        .problem rect{fill:#fdf0ef;stroke:#b3261e}
        .problem text:not(.facts){fill:#b3261e}
        .box .kept{fill:#7a5cc4;stroke:none}
        a:hover rect{stroke:#1f56c4}
        @media (prefers-color-scheme:dark){
        text{fill:#e4e7ec}
        text.facts,text.name{fill:#9ba5b3}
        .ground{fill:#13161b}
        .area{fill:#1b2027;stroke:#2b313a}
        .arrow path{stroke:#5d6a7a}
        .arrow .head{fill:#5d6a7a}
        .cycle path{stroke:#ff9289}
        .cycle .head{fill:#ff9289}
        .arrow:hover path{stroke:#8db2ff}
        .box rect{fill:#191d23;stroke:#5d6a7a}
        .warning rect{fill:#2a2418;stroke:#eec35c}
        .problem rect{fill:#2c1c1d;stroke:#ff9289}
        .problem text:not(.facts){fill:#ff9289}
        .box .kept{fill:#a98cf0}
        }
        </style>
        """
}
