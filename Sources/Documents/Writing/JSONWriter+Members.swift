// Members whose values are plain, written in one call; what is absent is `null`.
extension JSONWriter {
  package mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { int(number) } else { null() }
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    bool(flag)
  }

  /// An array with a value for each element.
  package mutating func list<Elements: Sequence>(
    _ name: String, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    openArray()
    for element in elements { write(&self, element) }
    close()
  }

  /// An array with an object for each element, whose members are written by a function.
  package mutating func objects<Elements: Sequence>(
    _ name: String, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    list(name, elements) { writer, element in
      writer.openObject()
      write(&writer, element)
      writer.close()
    }
  }

  /// An object whose members are written by a function.
  package mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    openObject()
    write(&self)
    close()
  }
}
