internal import WordLists

/// The scripts and styles of drawings as they are in the folder `drawings`.
package enum DrawingFiles {
  /// The script of a page: its parts in order, in one function that keeps names private.
  package static var pageScript: String {
    let parts = [
      PackageResources.page_js, PackageResources.viewport_js, PackageResources.around_js,
      PackageResources.selection_js, PackageResources.address_js, PackageResources.sifting_js,
      PackageResources.walking_js, PackageResources.keys_js,
    ]
    return "(()=>{'use strict';\n\(parts.map(\.text).joined())})();"
  }

  /// What the page of a matrix does: a layer that is clicked becomes one row and one column.
  package static var matrixScript: String { String(PackageResources.matrix_js.text.dropLast()) }

  /// How a page looks around its picture.
  package static var pageStyle: String { PackageResources.page_css.text }

  /// How pictures look: plain rules without variables, because not every renderer knows them.
  package static var pictureStyle: String { PackageResources.picture_css.text }

  /// Its changes for the dark mode, one rule per line.
  package static var pictureByNight: String { PackageResources.picture_night_css.text }

  /// How posters, matrices and histories look in addition.
  package static var sheetStyle: String {
    PackageResources.sheet_css.text + PackageResources.sheet_night_css.text
  }

  /// How diagrams of PlantUML look, with `LINK` for the color of arrows; without the last line end.
  package static var plantUMLStyle: String {
    String(PackageResources.plantuml_txt.text.dropLast())
  }

  package static var head: [UInt8] { PackageResources.head_html }
  package static var pageStart: [UInt8] { PackageResources.page_start_html }
  package static var pageMiddle: [UInt8] { PackageResources.page_middle_html }
  package static var table: [UInt8] { PackageResources.table_html }
  package static var card: [UInt8] { PackageResources.card_html }
  package static var sheet: [UInt8] { PackageResources.sheet_html }
  package static var structurizr: [UInt8] { PackageResources.structurizr_txt }
}
