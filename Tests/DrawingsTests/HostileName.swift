/// Names that would break out of a drawing, or out of a page, if they could.
enum HostileName {
  static let all = [
    "\"; evil [label=\"x\"];", "back\\", "\\\"", "a\nb", "<script>alert(1)</script>",
    "]]>--><!--", "'\"><img src=x onerror=alert(1)>", "end", "subgraph", "%%{init: {}}%%", "#quot;",
    "`code` **bold** //it// __u__", "\u{202E}gnal", "1. list", "- item", "@enduml", "${x}", "&amp;",
    "</script><script>document.title='hacked'</script>", "漢字カナ", "👩‍👩‍👧", "\u{0}\u{1B}[31m",
    "##vso[task.x]y", "a&#35;b", "##[x]",
  ]
}
