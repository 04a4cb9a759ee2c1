/// How a page begins, up to what is shown: what it may load, and how it looks.
struct HTMLHead {
  let title: String
  let policy: Markup
  let style: Markup

  var markup: Markup {
    #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\#(policy)">
    <meta name="viewport" content="width=device-width">
    <title>\#(title)</title>
    <style>\#(style)</style>
    </head>

    """#
  }
}
