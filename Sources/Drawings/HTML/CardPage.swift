internal import Pages

// A card as a page of its own, and as a part of the page of a drawing.
extension ModuleCard {
  package func page(links: PageLinks) -> String {
    let found = findings.map { finding -> Markup in
      #"""
      <li class="\#(finding.severity.rawValue)">\#(finding.message)\#
      <small>\#(finding.severity.rawValue) · \#(HTMLLink.markup(finding.rule, to: links.ofRule(finding.rule)))\#
       · \#(HTMLLink.markup(finding.place, by: links.ofPlace))</small></li>

      """#
    }
    let policy: Markup = "default-src 'none'; style-src '\(PageCode.style.hash)'; base-uri 'none'"
    let head = Markup.head(title: name, policy: policy, style: PageCode.style.text)
    let list: Markup =
      found.isEmpty ? "<p>No findings.</p>\n" : "<ol id=\"findings\">\n\(found.joined())</ol>\n"
    let facts = ModuleCard.markup(facts + relations, address: links.ofPlace)
    return Markup(
      DrawingFiles.card,
      ["head": head, "name": "\(name)", "facts": facts, "findings": list]
    ).text
  }

  static func markup(_ sections: [Section], address: (Place) -> String?) -> Markup {
    let terms = sections.map { section -> Markup in
      let entries = section.entries.map { entry -> Markup in
        let words = [entry.name, entry.words].filter { !$0.isEmpty }.joined(separator: ", ")
        let place = entry.place.map {
          " <small>\(HTMLLink.markup($0, by: address))</small>" as Markup
        }
        return "<dd>\(words)\(place ?? "")</dd>"
      }
      return "<dt>\(section.title)</dt>\(entries.joined())\n"
    }
    return "<dl>\n\(terms.joined())</dl>\n"
  }
}

/// Words that lead to a page, where there is one.
enum HTMLLink {
  static func markup(_ words: String, to address: String?) -> Markup {
    address.map { #"<a href="\#($0)" rel="noreferrer">\#(words)</a>"# } ?? "\(words)"
  }

  static func markup(_ place: Place, by address: (Place) -> String?) -> Markup {
    markup("\(place.file):\(place.line)", to: address(place))
  }
}
