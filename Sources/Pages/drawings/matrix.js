(() => {
  'use strict';
  const matrix = document.querySelector('.matrix'), { side, left, top } = matrix.dataset;
  const number = (element, key) => Number(element.dataset[key]);
  const bands = [...matrix.querySelectorAll('.band')].map(element => ({
    element, from: number(element, 'from'), to: number(element, 'to'), isOpen: true,
    strip: element.children[0], block: element.children[1], words: element.querySelector('text'),
    short: element.dataset.short ?? element.textContent,
  }));
  const set = (element, values) => {
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
  };
  // What is below the rows follows them, and the page ends where its contents do.
  const svg = document.querySelector('svg'), legend = svg.lastElementChild;
  const [x, y, wide, high] = svg.getAttribute('viewBox').split(' ').map(Number), border = -x;
  const scale = legend.transform.baseVal.consolidate().matrix.a;
  const widest = Math.max(...[...svg.querySelectorAll(':scope > g:not(.matrix)')]
    .map(part => part.getBBox()).map(area => (area.x + area.width) * scale));
  const whole = bands.at(-1).to;
  const fit = next => {
    const gone = (whole - next) * side, width = Math.max(widest + 2 * border, wide - gone);
    const used = { width: Math.min(width, wide), height: high - gone };
    set(svg, { ...used, viewBox: [x, y, used.width, used.height].join(' ') });
    const bottom = Number(top) + next * side;
    legend.setAttribute('transform', `translate(0 ${bottom}) scale(${scale})`);
  };
  const grid = matrix.querySelector('.grid');
  const names = [...matrix.querySelectorAll('.name')].map(element => ({
    element, texts: [...element.querySelectorAll('text')], place: number(element, 'place'),
  }));
  const cells = [...matrix.querySelectorAll('.cell')].map(element => ({
    element, row: number(element, 'row'), column: number(element, 'column'),
    isMarked: element.matches('.error,.warning,.info'),
  }));
  for (const name of names) {
    name.turn = name.texts[1].getAttribute('transform');
    name.own = name.texts[0].textContent;
  }
  const arrange = () => {
    const at = [], bandAt = [];
    let next = 0;
    for (const band of bands) {
      for (let place = band.from; place < band.to; place += 1) {
        [at[place], bandAt[place]] = [next, band];
        if (band.isOpen || place === band.to - 1) next += 1;
      }
    }
    const shift = place => (at[place] - place) * side;
    const isGone = place => !bandAt[place].isOpen && place !== bandAt[place].from;
    for (const { element, texts, place, turn, own } of names) {
      element.classList.toggle('gone', isGone(place));
      const { isOpen, short, from, to } = bandAt[place];
      // Signs that a closed layer hides are counted next to its name.
      const hidden = isOpen || isGone(place) ? [] : cells.filter(({ row, column, isMarked }) =>
        isMarked && bandAt[row] === bandAt[place] && bandAt[column] === bandAt[place]);
      const more = hidden.length ? `, ${hidden.length} marked` : '';
      for (const text of texts) text.textContent = isOpen ? own : `${short} (${to - from}${more})`;
      texts[0].setAttribute('transform', `translate(0 ${shift(place)})`);
      texts[1].setAttribute('transform', `translate(${shift(place)} 0) ${turn}`);
    }
    for (const square of matrix.querySelectorAll('.self')) {
      const place = number(square, 'place');
      square.classList.toggle('gone', isGone(place));
      square.setAttribute('transform', `translate(${shift(place)} ${shift(place)})`);
    }
    for (const { element, row, column } of cells) {
      element.classList.toggle('gone', bandAt[row] === bandAt[column] && !bandAt[row].isOpen);
      element.setAttribute('transform', `translate(${shift(column)} ${shift(row)})`);
    }
    fit(next);
    set(grid, { width: next * side, height: next * side });
    for (const { element, from, to, isOpen, strip, block, words } of bands) {
      const length = (isOpen ? to - from : 1) * side, start = at[from] * side;
      const y = Number(top) + start, x = Number(left) + start;
      set(strip, { y, height: length, width: Number(left) + next * side });
      set(block, { x, y, width: length, height: length });
      set(words, { y: y + Math.min(length / 2 + 4, 18) });
      element.setAttribute('aria-expanded', isOpen);
    }
  };
  for (const band of bands) {
    const toggle = () => { band.isOpen = !band.isOpen; arrange(); };
    set(band.element, { role: 'button', tabindex: 0, 'aria-label': band.words.textContent });
    band.element.addEventListener('click', toggle);
    band.element.addEventListener('keydown', event => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      toggle();
      event.preventDefault();
    });
  }
  arrange();
})();
