import Testing

@testable import SystemIO
@testable import archlint

@Suite("The names of blobs")
struct BlobNameTests {
  @Test("are those that git gives")
  func names() {
    // What `git hash-object` says.
    #expect(BlobName.of([]) == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    #expect(BlobName.of("hello\n".utf8) == "ce013625030ba8dba906f756967f9e9ca394464a")
    let lines = String(repeating: "name: ISSNetwork\n", count: 100)
    #expect(BlobName.of(lines.utf8) == "ba3739b45177774936bb8dd03324202f6cbbe007")
  }

  @Test("whatever the length, the padding fits", arguments: 40..<130)
  func lengths(count: Int) {
    let names = Set((0...1).map { BlobName.of([UInt8](repeating: $0, count: count)) })
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.utf8.count == 40 })
  }
}
