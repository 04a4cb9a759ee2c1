internal import Documents

extension HTMLScript {
  /// Choosing a box or an arrow: what it links, what links it, and the chains beyond.
  static let selection: Markup = #"""
    const marks = ['chosen', 'near', 'chain'];
    const clear = () => {
      svg.classList.remove('chosen-one');
      for (const element of svg.querySelectorAll('.chosen,.near,.chain'))
        element.classList.remove(...marks);
      details.hidden = true;
      details.replaceChildren();
    };
    const make = (tag, text, parent) => {
      const element = document.createElement(tag);
      element.textContent = text;
      parent.append(element);
      return element;
    };
    const list = (title, entries) => {
      if (!entries.length) return;
      make('h2', `${title} (${entries.length})`, details);
      const items = make('ul', '', details);
      for (const box of entries)
        make('button', name(box), make('li', '', items))
          .addEventListener('click', () => choose(`box-${box}`));
    };
    const remarks = id => {
      const about = findings.filter(item => item.dataset.target === id
        || (id.startsWith('box-') && item.dataset.boxes.split(' ').includes(id.slice(4))));
      if (!about.length) return;
      make('h2', 'Findings here', details);
      const items = make('ul', '', details);
      for (const item of about) make('li', item.querySelector('a').textContent, items);
    };
    const walk = (box, links) => {
      const seen = new Set(members[box]), open = [...seen];
      while (open.length)
        for (const { to, arrow } of links.get(open.pop()) || []) {
          if (arrow) arrow.element.classList.add('chain');
          if (seen.has(to)) continue;
          seen.add(to);
          if (boxOf.has(to)) boxes[boxOf.get(to)].classList.add('chain');
          open.push(to);
        }
    };
    const chooseBox = box => {
      walk(box, down);
      walk(box, up);
      boxes[box].classList.add('chosen', 'near');
      for (const arrow of [...leaving[box], ...arriving[box]]) {
        arrow.element.classList.add('near');
        boxes[arrow.from].classList.add('near');
        boxes[arrow.to].classList.add('near');
      }
      make('h2', name(box), details);
      make('p', `${cell(box, 1)} · ${cell(box, 2)}`, details).className = 'quiet';
      remarks(`box-${box}`);
      list('Links', leaving[box].map(arrow => arrow.to));
      list('Linked by', arriving[box].map(arrow => arrow.from));
    };
    const chooseArrow = arrow => {
      for (const element of [arrow.element, boxes[arrow.from], boxes[arrow.to]])
        element.classList.add('chosen', 'near');
      make('h2', `${name(arrow.from)} → ${name(arrow.to)}`, details);
      remarks(arrow.element.id);
      list('Ends', [arrow.from, arrow.to]);
    };
    const choose = id => {
      const arrow = arrows.get(id), element = one(id);
      if (!element || !svg.contains(element)) return;
      clear();
      svg.classList.add('chosen-one');
      details.hidden = false;
      if (arrow) chooseArrow(arrow); else chooseBox(+id.slice(4));
      const button = make('button', 'Clear (Esc)', details);
      button.addEventListener('click', clear);
      reveal(element);
    };
    svg.addEventListener('click', event => {
      if (hasMoved) return;
      const element = event.target.closest('.box,.arrow');
      if (element) choose(element.id); else clear();
    });
    for (const link of document.querySelectorAll('#findings a,tbody a'))
      link.addEventListener('click', event => {
        choose(link.hash.slice(1));
        picture.scrollIntoView({ block: 'nearest' });
        event.preventDefault();
      });

    """#

  /// Search and filters: what does not fit fades, and leaves the lists; columns sort the table.
  static let sifting: Markup = #"""
    const search = one('search'), hits = one('hits');
    const choices = ['layer', 'role', 'rule'].map(one);
    const fits = box => {
      const [layer, role, rule] = choices.map(choice => choice ? choice.value : '');
      const names = `${name(box)}\n${rows[box].dataset.names}`.toLowerCase();
      return (!search.value || names.includes(search.value.toLowerCase()))
        && (!layer || cell(box, 1) === layer) && (!role || cell(box, 2) === role)
        && (!rule || findings.some(item => item.dataset.rule === rule
          && item.dataset.boxes.split(' ').includes(String(box))));
    };
    const sift = () => {
      const isOn = search.value || choices.some(choice => choice && choice.value);
      const rule = choices[2] ? choices[2].value : '';
      const found = boxes.map((_, box) => fits(box));
      svg.classList.toggle('sifted', Boolean(isOn));
      boxes.forEach((box, index) => box.classList.toggle('fits', found[index]));
      rows.forEach((row, index) => row.classList.toggle('away', !found[index]));
      for (const arrow of arrows.values())
        arrow.element.classList.toggle('fits', found[arrow.from] && found[arrow.to]);
      for (const item of findings)
        item.classList.toggle('away', Boolean(isOn) && ((rule && item.dataset.rule !== rule)
          || !item.dataset.boxes.split(' ').some(box => found[box])));
      const count = found.filter(Boolean).length;
      hits.textContent = isOn ? `${count} found` : '';
      return found.indexOf(true);
    };
    search.addEventListener('input', sift);
    search.addEventListener('keydown', event => {
      if (event.key !== 'Enter') return;
      const first = sift();
      if (first < 0) return;
      choose(`box-${first}`);
      boxes[first].focus({ preventScroll: true });
    });
    for (const choice of choices) if (choice) choice.addEventListener('change', sift);
    const heads = [...document.querySelectorAll('thead th')];
    heads.forEach((head, column) => {
      const button = document.createElement('button');
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener('click', () => {
        const isDown = head.getAttribute('aria-sort') !== 'descending' && column > 2;
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
        const key = row => row.cells[column].textContent;
        const number = text => parseFloat(text) || 0;
        const compare = (a, b) => column > 2 ? number(key(a)) - number(key(b))
          : key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
        const sorted = [...rows].sort((a, b) => isDown ? compare(b, a) : compare(a, b));
        document.querySelector('tbody').append(...sorted);
      });
    });

    """#
}
