"""Opens drawings in a real browser and uses them as people do.

drawings_test.py PROGRAM FOLDER MERMAID: the program to test, the folder where pages are left, and
the script of the real Mermaid.
"""

import base64
import json
import re
import subprocess
import sys
from pathlib import Path

import framework
from chromium import Page

PROGRAM, FOLDER, MERMAID = (Path(argument).resolve() for argument in sys.argv[1:4])
STATION = Path(__file__).resolve().parents[2] / "Examples/international-space-station"
HOSTILE = [
    "<img src=x onerror=alert(1)>", "</script><script>document.title='hacked'</script>",
    "'\"><b>bold</b>", "&amp;", "]]>--><!--", "</style></svg>", "${1}`", "\\", "漢字", "end",
]
# A link up, a link across, and a cycle.
BROKEN = {
    "app/Main": {"App": ("application", ["Ship"])},
    "domain/Ship": {"Ship": ("framework.static", ["Crew", "Net"])},
    "domain/Crew": {"Crew": ("framework.static", ["Net"])},
    "core/Net": {"Net": ("framework.static", ["Ship", "Log"])},
    "shared/Log": {"Log": ("framework.static", [])},
}


def write_project(folder, specs):
    """Writes a spec for each folder, and a configuration in the place of the package's own."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".archlint.yml").write_text("preset: application-framework\n")
    for path, targets in specs.items():
        spec = {"name": path.split("/")[1], "targets": {
            name: {"type": kind, "platform": "iOS", "dependencies": [
                {"framework": f"{other}.framework", "implicit": True} for other in links]}
            for name, (kind, links) in targets.items()}}
        (folder / path).mkdir(parents=True, exist_ok=True)
        (folder / path / "project.yml").write_text(json.dumps(spec))


def draw(project, file, *options):
    run = subprocess.run([PROGRAM, "graph", project, *options], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    (FOLDER / file).write_bytes(run.stdout)
    return FOLDER / file


def count(page, selector):
    return page.run(f"document.querySelectorAll({json.dumps(selector)}).length")


def text(page, selector):
    return page.run(f"document.querySelector({json.dumps(selector)}).textContent")


def same(what, actual, expected):
    assert actual == expected, f"{what}: {actual!r} instead of {expected!r}"
    print(f"   {what}")


def box(page, name):
    return page.run(
        "[...document.querySelectorAll('tbody a')].find(link => link.textContent === "
        f"{json.dumps(name)}).hash")


GEOMETRY = """(() => {
  const area = element => element.getBoundingClientRect(), troubles = [];
  const boxes = [...document.querySelectorAll('.boxes > .box')];
  for (const box of boxes) {
    const outer = area(box.querySelector('.outline'));
    for (const text of box.querySelectorAll('.name,.detail')) {
      const inner = area(text);
      if (inner.left < outer.left || inner.right > outer.right || inner.top < outer.top - 1
        || inner.bottom > outer.bottom + 1) troubles.push(text.textContent);
    }
    for (const other of boxes) {
      const far = area(other.querySelector('.outline'));
      if (other !== box && outer.left < far.right && far.left < outer.right
        && outer.top < far.bottom && far.top < outer.bottom) troubles.push(box.id, other.id);
    }
  }
  const page = area(document.querySelector('svg:has(.boxes)'));
  for (const text of document.querySelectorAll('.title,.caption,.key text,.band text')) {
    const inner = area(text);
    if (inner.left < page.left || inner.right > page.right) troubles.push(text.textContent);
  }
  return troubles;
})()"""


def try_station(page):
    page.open(draw(STATION, "station.html", "--format", "html"))
    same("every module is a box and a row", [count(page, ".boxes > .box"), count(page, "tbody tr")],
         [20, 20])
    same("text lies in its box, boxes lie apart", page.run(GEOMETRY), [])
    page.press("/")
    page.type("radio")
    same("search counts", text(page, "#hits"), "1 found")
    same("search leaves the table one row", count(page, "tbody tr:not(.away)"), 1)
    page.press("Enter")
    same("search leads to a module", text(page, "#details h2"), "ISSRadio")
    same("what is linked lights up",
         page.run("document.querySelectorAll('.boxes .near').length > 2"), True)
    page.press("Escape")
    same("Escape ends search and choice", [count(page, ".chosen"), text(page, "#hits")], [0, ""])
    page.click(box(page, "ISSColumbus"))
    same("a click tells what a module links, and what links it",
         page.run("[...document.querySelectorAll('#details li')].map(item => item.textContent)"),
         ["ISSLaboratoryService", "ISSUIComponents", "ISSLogging", "Laboratory"])
    same("its chains are marked, and end at an interface", [page.run(
        f"document.querySelector('{box(page, name)}').classList.contains('chain')")
        for name in ("ISSLaboratoryService", "ISSNetwork")], [True, False])
    page.run("choice = document.getElementById('layer'); choice.value = 'service';"
             "choice.dispatchEvent(new Event('change'))")
    same("a layer filters", count(page, ".boxes .fits"), 6)
    page.run("choice.value = ''; choice.dispatchEvent(new Event('change'));"
             "choice = document.getElementById('role'); choice.value = 'app';"
             "choice.dispatchEvent(new Event('change'))")
    same("a role filters", count(page, ".boxes .fits"), 3)
    page.press("Escape")
    same("the table tells figures and the launch estimate",
         page.run("[...document.querySelectorAll('thead th')].map(head => head.textContent)"),
         ["Name", "Layer", "Role", "Fan-in", "Fan-out", "Height", "Instability", "Findings",
          "Images", "Launch estimate"])
    page.click("thead th:nth-child(4) button")
    same("a column sorts the table", text(page, "tbody a"), "ISSLogging")


def try_keyboard(page):
    page.open(FOLDER / "station.html")
    page.run("document.getElementById('picture').focus()")
    page.press("Tab")
    same("the tabulator leads to a box", page.run("document.activeElement.id"), "box-0")
    page.press("ArrowDown")
    same("arrow keys lead on", page.run("document.activeElement.classList.contains('box')"), True)
    page.press("Enter")
    same("Enter chooses", page.run("document.activeElement.classList.contains('chosen')"), True)
    before = page.run("document.querySelector('#picture svg').getAttribute('viewBox')")
    page.press("+")
    closer = page.run("document.querySelector('#picture svg').getAttribute('viewBox')")
    assert before != closer, "+ does not zoom"
    page.press("0")
    same("0 shows everything again",
         page.run("document.querySelector('#picture svg').getAttribute('viewBox')"), before)


def view(page):
    """What is seen of the drawing: left, top, width and height."""
    text_of_box = page.run("document.querySelector('#picture svg').getAttribute('viewBox')")
    return [float(number) for number in text_of_box.split()]


def try_moving(page):
    page.open(FOLDER / "station.html")
    start, (x, y) = view(page), page.middle("#box-5")
    page.drag((x, y), (x + 60, y + 40))
    moved = page.middle("#box-5")
    same("what is dragged follows the pointer", [round(moved[0] - x), round(moved[1] - y)], [60, 40])
    same("and is not chosen", count(page, ".chosen"), 0)
    page.mouse("mouseMoved", x, y)
    same("once it is let go, it stays", page.middle("#box-5"), moved)
    page.drag((x, y), (x + 60, y + 40), "right")
    same("another button drags nothing", page.middle("#box-5"), moved)
    page.press("0")
    same("0 brings everything back", view(page), start)
    page.wheel(x, y, -3)
    here = page.middle("#box-5")
    same("the wheel brings closer what is under the pointer",
         [view(page)[2] < start[2] / 2, abs(here[0] - x) < 2, abs(here[1] - y) < 2], [True] * 3)
    page.wheel(x, y, 60)
    same("and leaves the drawing in sight", view(page)[2] < 6 * start[2], True)
    page.click("#whole")
    same("a button brings everything back", view(page), start)
    page.click("#closer")
    same("a button brings closer", view(page)[2] < start[2], True)


def try_extremes(page):
    chain = {f"core/Link{number}": {f"Link{number}": ("framework", [f"Link{number + 1}"])}
             for number in range(120)}
    write_project(FOLDER / "chain", chain)
    page.open(draw(FOLDER / "chain", "chain.html", "--format", "html"))
    page.wheel(490, 400, -40)
    same("however tall a drawing is, it can be read", page.run(
        "document.querySelector('.box .name').getBoundingClientRect().height > 12"), True)
    write_project(FOLDER / "solo", {"core/Solo": {"Solo": ("framework", [])}})
    page.open(draw(FOLDER / "solo", "solo.html", "--format", "html"))
    same("however small a drawing is, it is not blown up", page.run(
        "document.querySelector('.box .outline').getBoundingClientRect().height < 80"), True)
    page.press("ArrowDown")
    write_project(FOLDER / "none", {"core/None": {}})
    run = subprocess.run([PROGRAM, "graph", FOLDER / "none", "--format", "html"],
                         capture_output=True, check=False)
    same("where there is nothing to draw there is no page", [run.returncode, run.stdout], [2, b""])

def try_phone(page):
    page.size(400, 800)
    page.open(FOLDER / "station.html")
    same("on a phone the drawing has its place", page.run(
        "document.querySelector('.boxes').getBoundingClientRect().width > 300"), True)
    same("and nothing is wider than the screen", page.run("document.body.scrollWidth <= 400"), True)
    page.click("#box-5")
    same("a box can be chosen", count(page, ".chosen"), 1)
    page.size(1280, 800)


def try_findings(page):
    write_project(FOLDER / "broken", BROKEN)
    page.open(draw(FOLDER / "broken", "broken.html", "--format", "html"))
    same("findings stand beside the drawing", page.run(
        "[...document.querySelectorAll('#findings li')].every(item => item.dataset.rule)"), True)
    rule = "#findings li[data-rule=upward-link]"
    page.click(f"{rule} a")
    same("a finding leads to its link", text(page, "#details h2"), "Net → Ship")
    same("that link is marked", count(page, ".arrow.chosen"), 1)
    same("the cut of a cycle is marked", count(page, "#picture circle.cut"), 1)
    page.run("choice = document.getElementById('rule'); choice.value = 'upward-link';"
             "choice.dispatchEvent(new Event('change'))")
    same("a rule filters the findings", count(page, "#findings li:not(.away)"), count(page, rule))


def try_night(page):
    def paper():
        return page.run("getComputedStyle(document.body).backgroundColor")

    page.night()
    page.open(FOLDER / "station.html")
    same("dark where the system is dark", paper(), "rgb(18, 22, 28)")
    page.click("#theme")
    same("light at a click", paper(), "rgb(255, 255, 255)")
    page.night(False)


def try_without_scripts(page):
    page.without_scripts()
    page.open(FOLDER / "broken.html", "#arrow-0")
    page.without_scripts(False)
    same("readable without scripts", page.run(
        "['.boxes > .box', '#findings li', 'tbody tr'].every(part => document.querySelector(part)"
        ".getBoundingClientRect().height > 10)"), True)
    same("no control that would do nothing",
         page.run("getComputedStyle(document.getElementById('tools')).display"), "none")


def try_hostile(page):
    names = {name: ("framework", []) for name in HOSTILE}
    write_project(FOLDER / "hostile", {"core/Evil": names})
    page.open(draw(FOLDER / "hostile", "hostile.html", "--format", "html", "--level", "target",
                   "--title", HOSTILE[1]))
    same("hostile names stay text", sorted(page.run(
        "[...document.querySelectorAll('tbody a')].map(link => link.textContent)")),
        sorted(HOSTILE))
    same("and make no elements", [count(page, "img,b,style:not(head style)"), page.run(
        "document.title")], [0, f"{HOSTILE[1]}: targets"])
    assert not page.troubles, page.troubles
    page.run("script = document.createElement('script'); script.textContent = 'evil = 1';"
             "document.body.append(script)")
    same("the policy stops a foreign script", page.run("typeof evil"), "undefined")
    page.troubles.clear()


def try_pictures(page):
    for name, *options in (["modules.svg"], ["app.svg", "--root", "Laboratory"],
                           ["chains.svg", "--path", "Cosmonaut", "ISSLogging", "--title",
                            "The International Space Station and everything that belongs to it"],
                           ["targets.svg", "--level", "target", "--show", "externals"]):
        page.open(draw(STATION, f"station-{name}", "--format", "svg", *options))
        same(f"a picture is rendered: {name}", page.run(
            "document.querySelector('svg').getBBox().width > 400"
            " && document.querySelectorAll('.boxes > .box').length > 1"), True)
        same("its text lies where it should", page.run(GEOMETRY), [])


def try_paper(page):
    """A picture alone is printed whole, on one page of its size."""
    for name, *options in (
            ["alone.svg"], ["matrix.svg", "--view", "matrix"],
            ["poster.svg", "--view", "poster"], ["poster.html", "--view", "poster"]):
        page.open(draw(STATION, f"paper-{name}", "--format", name.split(".")[1], *options))
        area = page.run("(area => [area.width, area.height])"
                        "(document.querySelector('svg').getBoundingClientRect())")
        data = base64.b64decode(page.send("Page.printToPDF", preferCSSPageSize=True)["data"])
        boxes = re.findall(rb"MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
        wanted = [round(length * .75) for length in area]
        same(f"{name} is printed on one page: {wanted}", [len(boxes), max(
            abs(float(got) - length) for got, length in zip(boxes[0], wanted)) < 2], [1, True])


def load_mermaid(page):
    page.open(FOLDER / "station.html")
    page.send("Page.setBypassCSP", enabled=True)
    page.open(FOLDER / "station.html")
    page.run(MERMAID.read_text() + ";mermaid.initialize({ startOnLoad: false })")


def try_mermaid(page):
    load_mermaid(page)
    for project in (STATION, FOLDER / "broken", FOLDER / "hostile"):
        for level in ("target", "module", "layer"):
            file = draw(project, f"{project.name}-{level}.mmd", "--format", "mermaid", "--level",
                        level, "--show", "tests,mocks,externals")
            rendered = page.run(
                f"mermaid.render('drawn', {json.dumps(file.read_text())}).then(made => made.svg)")
            assert "Syntax error" not in rendered and "Maximum text" not in rendered, file
            same(f"Mermaid draws {file.name}", "legend" in rendered, True)


# The boxes and arrows that Mermaid has understood, and the bands it has drawn, by their names.
MERMAID_READS = """(async text => {
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  const name = id => db.getVertices().get(id).text.split(/<br.?>/)[0];
  const arrows = db.getEdges().filter(edge => edge.stroke !== 'invisible');
  document.body.innerHTML = (await mermaid.render('drawn', text)).svg;
  const bands = [...document.querySelectorAll('.cluster')].map(band => [
    +band.id.split('-b')[1], band.getBoundingClientRect()]).sort((a, b) => a[0] - b[0]);
  return {
    boxes: [...db.getVertices().keys()].filter(id => id[0] === 'm').map(name).sort(),
    arrows: arrows.map(arrow => `${name(arrow.start)} -> ${name(arrow.end)}`).sort(),
    areInOrder: bands.every(([_, area], index) =>
      index === 0 || bands[index - 1][1].bottom < area.top + 1),
  };
})"""


def dot_reads(text):
    """The bands with their boxes, and the arrows; the Swift tests compare these with Graphviz."""
    bands = [re.findall(r'^    "(.*?)" \[', band, re.MULTILINE)
             for band in text.split("  subgraph ")[1:]]
    arrows = re.findall(r'^  "(.*?)" -> "(.*?)"(?: \[|;)', text, re.MULTILINE)
    return bands, sorted(f"{start} -> {end}" for start, end in arrows)


def plantuml_reads(text, file):
    """The arrows that PlantUML has drawn, and how far down each box is."""
    run = subprocess.run(["plantuml", "-tsvg", file], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    names = {number: name for name, number in re.findall(
        r'^  \w+ "(.*?)(?:\\n.*?)?" as (m\d+)', text, re.MULTILINE)}
    picture = file.with_suffix(".svg").read_text()
    arrows = []
    for start, tip, end in re.findall(r'id="(m\d+)(-&gt;|&lt;-)(m\d+)"', picture):
        ends = (start, end) if tip == "-&gt;" else (end, start)
        arrows.append(" -> ".join(names[number] for number in ends))
    heights = {name: float(height) for height, name in re.findall(
        r'<text [^>]* y="([\d.]+)"[^>]*>([^<]*)</text>', picture) if name in names.values()}
    return sorted(arrows), heights


def try_many(page):
    """Frameworks by lot, some with links that lead up: every format shows the same."""
    load_mermaid(page)
    for count, seed in ((8, 1), (15, 2), (25, 3), (40, 2026), (60, 4)):
        project = FOLDER / f"many-{count}"
        framework.write(count, project, seed)
        bands, arrows = dot_reads(draw(project, f"{project.name}.dot").read_text())
        drawn = draw(project, f"{project.name}.mmd", "--format", "mermaid").read_text()
        words = drawn.replace("<br/>", " ")
        shown = arrows
        if "implied by others" in words:
            shown = dot_reads(draw(project, f"{project.name}.dot", "--reduce").read_text())[1]
        read = page.run(f"{MERMAID_READS}({json.dumps(drawn)})")
        if "named in the boxes" in words:
            shown = [arrow for arrow in shown if arrow in read["arrows"]]
        same(f"Mermaid shows {count} modules as Graphviz does", read,
             {"boxes": sorted(sum(bands, [])), "arrows": shown, "areInOrder": True})
        file = draw(project, f"{project.name}.puml", "--format", "plantuml")
        shown, heights = plantuml_reads(file.read_text(), file)
        same(f"PlantUML shows {count} modules as Graphviz does", [shown, sorted(heights)],
             [arrows, sorted(sum(bands, []))])
        same("its bands are in order", all(
            max(heights[box] for box in above) < min(heights[box] for box in below)
            for above, below in zip(bands, bands[1:])), True)


def try_narrow(page):
    """What code hosts have room for, measured."""
    load_mermaid(page)
    framework.write(100, FOLDER / "narrow-100")
    framework.write(300, FOLDER / "narrow-300")
    projects = [(project, []) for project in sorted(STATION.parent.iterdir()) if project.is_dir()]
    projects += [(project, ["--reduce"]) for project, _ in projects]
    projects += [(FOLDER / "narrow-100", []), (FOLDER / "narrow-300", ["--fit"])]
    for project, options in projects:
        file = draw(project, f"narrow-{project.name}.mmd", "--format", "mermaid", *options)
        width, areas = page.run(
            "(async text => { document.body.innerHTML = (await mermaid.render('drawn', text)).svg;"
            "return [document.querySelector('svg').viewBox.baseVal.width,"
            "[...document.querySelectorAll('.cluster')].map(band => [+band.id.split('-b')[1],"
            "band.getBoundingClientRect()]).sort((a, b) => a[0] - b[0])"
            f".map(([_, area]) => [area.top, area.bottom])]; }})({json.dumps(file.read_text())})")
        assert width <= 1000, f"{project.name} {options}: {width}"
        same(f"{project.name} {' '.join(options)}: {width:.0f} pixels, its layers in order",
             all(one[1] < other[0] + 1 for one, other in zip(areas, areas[1:])), True)


FOLDER.mkdir(parents=True, exist_ok=True)
with Page() as browser:
    for part in (try_station, try_keyboard, try_moving, try_extremes, try_phone, try_findings,
                 try_night, try_without_scripts, try_hostile, try_pictures, try_paper, try_mermaid,
                 try_many, try_narrow):
        print(f"-- {part.__name__[4:].replace('_', ' ')}")
        part(browser)
        assert not browser.troubles, browser.troubles
        assert not browser.requests, browser.requests
