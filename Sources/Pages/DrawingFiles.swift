/// The scripts and styles of drawings as they are in the folder `drawings`.
package enum DrawingFiles {
  /// What a page does: the parts in the order in which they run, in one function that keeps their
  /// names to itself.
  package static var pageScript: String {
    let parts = [
      PackageResources.page_js, PackageResources.viewport_js, PackageResources.around_js,
      PackageResources.selection_js, PackageResources.address_js, PackageResources.sifting_js,
      PackageResources.walking_js, PackageResources.keys_js,
    ]
    return "(()=>{'use strict';\n\(parts.map(text).joined())})();"
  }

  /// What the page of a matrix does: a layer that is clicked becomes one row and one column.
  package static var matrixScript: String { String(text(PackageResources.matrix_js).dropLast()) }

  /// How a page looks around its picture.
  package static var pageStyle: String { text(PackageResources.page_css) }

  /// How pictures look: plain rules without variables, because not every renderer knows them.
  package static var pictureStyle: String { text(PackageResources.picture_css) }

  /// What of that changes by night, a rule in each line.
  package static var pictureByNight: String { text(PackageResources.picture_night_css) }

  /// How posters, matrices and histories look in addition.
  package static var sheetStyle: String {
    text(PackageResources.sheet_css) + text(PackageResources.sheet_night_css)
  }

  /// How diagrams of PlantUML look, with `LINK` for the color of arrows; without the last line end.
  package static var plantUMLStyle: String {
    String(text(PackageResources.plantuml_txt).dropLast())
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
