internal import Documents

/// What pages do: the parts of the script, in the order in which they run.
///
/// No text of a drawing is part of it, so one hash stands for it in every page.
enum HTMLScript {
  static let text: Markup =
    "(()=>{'use strict';\n\(page)\(viewport)\(selection)\(walking)\(sifting)\(keys)})();"

  /// Finds the parts of the page, and reads how boxes and arrows hang together.
  private static let page: Markup = #"""
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
    // Chains lead from target to target: `down` and `up` know the links of each number.
    const members = rows.map(row => row.dataset.members.split(' ').filter(Boolean));
    const boxOf = new Map(members.flatMap((list, box) => list.map(number => [number, box])));
    const down = new Map(), up = new Map();
    const join = (map, from, to, arrow) => {
      if (!map.has(from)) map.set(from, []);
      map.get(from).push({ to, arrow });
    };
    [...document.querySelectorAll('#links li')].forEach((line, index) => {
      for (const pair of line.textContent.split(' ').filter(Boolean)) {
        const [from, to] = pair.split('-'), arrow = arrows.get(`arrow-${index}`);
        join(down, from, to, arrow);
        join(up, to, from, arrow);
      }
    });
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

  /// Going from box to box with the keys.
  private static let walking: Markup = #"""
    // One box can be reached with the tabulator; from there the arrow keys lead to its neighbours.
    const middles = boxes.map(box => {
      const area = box.getBBox();
      return [area.x + area.width / 2, area.y + area.height / 2];
    });
    const neighbour = (box, [right, down]) => {
      let best = -1, least = Infinity;
      middles.forEach(([x, y], other) => {
        const dx = x - middles[box][0], dy = y - middles[box][1];
        const along = dx * right + dy * down, across = Math.abs(dx * down) + Math.abs(dy * right);
        if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
      });
      return best;
    };
    const enter = box => {
      for (const other of boxes) other.setAttribute('tabindex', '-1');
      boxes[box].setAttribute('tabindex', '0');
    };
    if (boxes.length) enter(0);
    boxes.forEach((box, index) => {
      box.setAttribute('role', 'button');
      box.addEventListener('focus', () => enter(index));
      box.addEventListener('keydown', event => {
        const step = steps[event.key], next = step ? neighbour(index, step) : -1;
        if (event.key === 'Enter' || event.key === ' ') choose(box.id);
        else if (next < 0) return;
        else {
          boxes[next].focus({ preventScroll: true });
          reveal(boxes[next]);
        }
        event.preventDefault();
        event.stopPropagation();
      });
    });

    """#

  /// Keys that work wherever the focus is, and what the address asks for.
  private static let keys: Markup = #"""
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
