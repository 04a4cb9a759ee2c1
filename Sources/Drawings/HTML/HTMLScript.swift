/// What pages do: the parts of the script, each a file.
///
/// No text of a drawing is part of it, so one hash stands for it in every page.
enum HTMLScript {
  static let text =
    "(()=>{'use strict';\n\(page)\(viewport)\(selection)\(walking)\(sifting)\(keys)})();"

  /// Finds the parts of the page, and reads how boxes and arrows hang together.
  private static let page = #"""
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const one = id => document.getElementById(id);
    const root = document.documentElement, picture = one('picture');
    const svg = picture.querySelector('svg'), details = one('details');
    const boxes = [...svg.querySelectorAll('.boxes > .box')];
    const rows = [...document.querySelectorAll('tbody tr')];
    const findings = [...document.querySelectorAll('#findings li')];
    const name = box => rows[box].querySelector('a').textContent;
    const cell = (box, column) => rows[box].cells[column].textContent;
    const leaving = boxes.map(() => []), arriving = boxes.map(() => []);
    const arrows = new Map();
    for (const element of svg.querySelectorAll('.arrows > .arrow')) {
      const arrow = { element, from: +element.dataset.from, to: +element.dataset.to };
      arrows.set(element.id, arrow);
      leaving[arrow.from].push(arrow);
      arriving[arrow.to].push(arrow);
    }
    root.classList.add('js');
    one('tools').hidden = one('hint').hidden = false;
    one('tools').addEventListener('submit', event => event.preventDefault());
    const isNight = () => root.dataset.theme ? root.dataset.theme === 'night'
      : matchMedia('(prefers-color-scheme:dark)').matches;
    const nameTheme = () => { one('theme').textContent = isNight() ? 'Light' : 'Dark'; };
    one('theme').addEventListener('click', () => {
      root.dataset.theme = isNight() ? 'day' : 'night';
      nameTheme();
    });
    nameTheme();

    """#

  private static let keys = #"""
    whole();
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') { search.value = ''; sift(); clear(); return; }
      if (event.target.matches('input,select')) return;
      const step = steps[event.key];
      if (event.key === '/') search.focus();
      else if (event.key === '+' || event.key === '=') zoom(1 / 1.25);
      else if (event.key === '-') zoom(1.25);
      else if (event.key === '0') whole();
      else if (step && picture.contains(event.target)) {
        view.x += step[0] * scale() * picture.clientWidth / 10;
        view.y += step[1] * scale() * picture.clientHeight / 10;
        show();
      } else return;
      event.preventDefault();
    });
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (wanted) {
      choose(wanted);
      addEventListener('load', () => setTimeout(() => scrollTo(0, 0)));
    }

    """#
}
