/// Finds the classes that a source declares, by runtime names, and counts its other types.
///
/// The name is `Module.Class` in Swift, unless `@objc(Name)` sets one; plain in Objective-C.
package struct ClassSearch: Sendable {
  /// The classes that have the name of their module before their own.
  package private(set) var inModule: Set<String> = []
  /// Those that have no such thing.
  package private(set) var plain: Set<String> = []
  package private(set) var counts = TypeCounts()

  package init() {}

  /// Adds the classes of a source.
  package mutating func look(in bytes: [UInt8], as language: SourceScan.Language) {
    bytes.withUnsafeBufferPointer { bytes in
      let text = ByteText(bytes)
      switch language {
      case .swift: lookAtSwift(text)
      case .cFamily: lookAtObjectiveC(text)
      case .interfaceBuilder: break
      }
    }
  }

  private static let classKeyword = Array("class".utf8)
  private static let protocolKeyword = Array("protocol".utf8)
  private static let otherKeywords = ["struct", "actor"].map { Array($0.utf8) }
  private static let importKeyword = Array("import".utf8)
  private static let attribute = Array("@objc(".utf8)
  private static let implementation = Array("@implementation".utf8)
  private static let protocolOfObjC = Array("@protocol".utf8)
  /// What an attribute may precede, other than a class.
  private static let others = Set([
    "func", "var", "let", "init", "protocol", "enum", "struct", "case",
  ])

  private mutating func lookAtSwift(_ text: ByteText) {
    var reader = SwiftWordReader(text)
    var name: String?
    while let (word, isInString) = reader.next() {
      guard !isInString else { continue }
      if text.hasPrefix(ClassSearch.attribute, at: max(word.lowerBound - 1, 0)) {
        let start = word.upperBound + 1
        reader.offset = max(text.endOfDottedName(from: start), start)
        name = text.string(start..<reader.offset)
      } else {
        reader.offset = declare(text, word, &name)
      }
    }
  }

  /// Takes a word for the beginning of a class or another type if it is one; returns where to go on.
  private mutating func declare(
    _ text: ByteText, _ word: Range<Int>, _ name: inout String?
  ) -> Int {
    if text.equals(word, ClassSearch.importKeyword) {
      return text.lineEnd(from: word.upperBound)
    }
    let isClass = text.equals(word, ClassSearch.classKeyword)
    let isProtocol = text.equals(word, ClassSearch.protocolKeyword)
    let isOther = ClassSearch.otherKeywords.contains { text.equals(word, $0) }
    guard isClass || isProtocol || isOther else {
      if name != nil, ClassSearch.others.contains(text.string(word)) { name = nil }
      return word.upperBound
    }
    let start = text.skippingTrivia(from: word.upperBound)
    let end = text.endOfWord(from: start)
    // `class func` declares no class, and `class:` requires one.
    guard end > start, !ClassSearch.others.contains(text.string(start..<end)) else {
      return word.upperBound
    }
    if isProtocol { counts.protocols += 1 } else { counts.others += 1 }
    if isClass {
      if let name { plain.insert(name) } else { inModule.insert(text.string(start..<end)) }
    }
    name = nil
    return end
  }

  private mutating func lookAtObjectiveC(_ text: ByteText) {
    var offset = 0
    while offset < text.count {
      if let end = text.endOfCComment(at: offset) {
        offset = end
      } else if text[offset] == CodeByte.quote {
        offset = max(text.endOfCString(at: offset), offset + 1)
      } else if text[offset] == CodeByte.at,
        text.hasPrefix(ClassSearch.implementation, at: offset)
      {
        let start = text.skippingCTrivia(from: offset + ClassSearch.implementation.count)
        offset = max(text.endOfWord(from: start), start)
        plain.insert(text.string(start..<offset))
        counts.others += 1
      } else if text[offset] == CodeByte.at,
        text.hasPrefix(ClassSearch.protocolOfObjC, at: offset)
      {
        let start = text.skippingCTrivia(from: offset + ClassSearch.protocolOfObjC.count)
        offset = max(text.endOfWord(from: start), start)
        // A list of names that ends with a semicolon declares them for later.
        let next = text[text.skippingCTrivia(from: offset)]
        if offset > start, !";,".utf8.contains(next) { counts.protocols += 1 }
      } else {
        offset += 1
      }
    }
  }
}

/// How many types sources declare: the count of protocols shows what is an interface.
package struct TypeCounts: Hashable, Sendable {
  package var protocols = 0
  /// Classes, structures and actors.
  package var others = 0

  package init(protocols: Int = 0, others: Int = 0) {
    (self.protocols, self.others) = (protocols, others)
  }
}
