extension Source {
  /// Reads a file by its path as typed; `-` is standard input.
  package static func typed(
    _ path: String, upTo limit: Int = Disk.usualFile
  ) throws(Problem) -> Source {
    do throws(ReadFailure) {
      return Source(
        name: path == "-" ? "<stdin>" : path, bytes: try Disk.contents(typed: path, upTo: limit))
    } catch {
      throw Problem("cannot read `\(path)`: \(error.words)")
    }
  }

  /// Reads a file of a root, under its relative path.
  package static func at(_ file: FilePath, in root: Root) throws(Problem) -> Source {
    let name = file.relative(to: root.folder)
    do throws(ReadFailure) {
      return Source(name: name, bytes: try Disk.contents(of: file.text))
    } catch {
      throw Problem("cannot read `\(root.shown(name))`: \(error.words)")
    }
  }

  package func line(at place: Place) -> ArraySlice<UInt8>? {
    (1...lineCount).contains(place.line) ? line(place.line) : nil
  }
}
