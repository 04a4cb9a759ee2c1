internal import Documents

/// What pages do: the parts of the script, in the order in which they run.
///
/// No text of a drawing is part of it, so one hash stands for it in every page.
enum HTMLScript {
  static let text: Markup =
    "(()=>{'use strict';\n\(page)\(viewport)\(around)\(selection)\(address)\(sifting)\(walking)\(keys)})();"

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
    const targets = new Map(rows.flatMap((row, box) => {
      const names = row.dataset.names.split('\n');
      return members[box].map((number, index) => [number, names[index]]);
    }));
    const down = new Map(), up = new Map(), hopsOf = new Map();
    const join = (map, key, hop) => {
      if (!map.has(key)) map.set(key, []);
      map.get(key).push(hop);
    };
    const files = [...document.querySelectorAll('#files li')].map(item => item.textContent);
    const address = one('files').dataset.address;
    [...document.querySelectorAll('#links li')].forEach((text, index) => {
      for (const words of text.textContent.split(' ').filter(Boolean)) {
        const [from, to, file, line] = words.split('-'), arrow = arrows.get(`arrow-${index}`);
        const hop = { from, to, arrow, file: files[file], line };
        join(down, from, hop);
        join(up, to, { ...hop, to: from });
        if (arrow) join(hopsOf, arrow, hop);
      }
    });
    const make = (tag, text, parent, quiet) => {
      const element = document.createElement(tag);
      element.textContent = text;
      if (quiet) element.className = 'quiet';
      parent.append(element);
      return element;
    };
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
    const middle = box => [areas[box].x + areas[box].width / 2, areas[box].y + areas[box].height / 2];
    const neighbour = (box, [right, down]) => {
      let best = -1, least = Infinity;
      const here = middle(box);
      boxes.forEach((element, other) => {
        if (element.classList.contains('gone')) return;
        const [x, y] = middle(other), dx = x - here[0], dy = y - here[1];
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
        if (event.key === 'Enter' || event.key === ' ') choose(box.id, event.shiftKey);
        else if (next < 0) return;
        else {
          boxes[next].focus({ preventScroll: true });
          reveal(boxes[next], areas[next]);
        }
        event.preventDefault();
        event.stopPropagation();
      });
    });

    """#

  /// Keys that work wherever the focus is, and what the address asks for.
  private static let keys: Markup = #"""
    // Texts are laid out anew at each size, so the picture is first seen at the one that it will have.
    svg.style.display = 'none';
    aim();
    setView();
    svg.style.display = '';
    show();
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        search.value = '';
        for (const choice of choices) if (choice) choice.value = '';
        sift();
        letGo();
        return;
      }
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
    const first = read(location.hash.slice(1));
    if (!isSame(first, nothing)) {
      crumbs = crumbsTo(first);
      render(first);
      if (!isNarrow()) addEventListener('load', () => setTimeout(() => scrollTo(0, 0)));
    }

    """#
}
