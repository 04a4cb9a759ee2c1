// Read as it is written: to ask for what is seen would have the picture laid out before its time.
const rectangle = shape => {
  const read = key => +shape.getAttribute(key), points = shape.getAttribute('points');
  if (!points) return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
  const corners = points.split(' ').map(corner => corner.split(',').map(Number));
  const xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y);
  const x = Math.min(...xs), y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
const homes = boxes.map(box => rectangle(box.querySelector('.outline')));
let areas = homes;
const strips = bands.map(({ area }) => rectangle(area));
const bandOf = homes.map(({ y }) => strips.findIndex(strip => y >= strip.y && y < strip.y + strip.height));
const lines = new Map([...arrows.values()].map(arrow => {
  const path = arrow.element.querySelector('path');
  return [arrow, { path, course: path && path.getAttribute('d') }];
}));
// The names of its targets, as small as they have to be; made once somebody looks closely.
let hasTargets = false;
const nameTargets = () => {
  if (hasTargets) return;
  hasTargets = true;
  boxes.forEach((box, index) => {
    const names = rows[index].dataset.names.split('\n').slice(1), { x, y, width } = homes[index];
    const length = Math.max(12, Math.floor(width / 2.3)), lines = [];
    for (const word of names) {
      const last = lines.at(-1);
      if (last && last.length + word.length + 3 <= length) lines[lines.length - 1] = `${last} · ${word}`;
      else lines.push(word);
    }
    lines.slice(0, 4).forEach((line, number) => {
      const text = document.createElementNS(svg.namespaceURI, 'text');
      text.setAttribute('class', 'target');
      text.setAttribute('x', x + width / 2);
      text.setAttribute('y', y + 26 + 4.6 * number);
      text.textContent = number === 3 && lines.length > 4 ? `${line} …` : line;
      box.append(text);
    });
  });
};
const setArea = (element, area) => {
  for (const [key, value] of Object.entries(area)) element.setAttribute(key, value);
};
const within = (box, steps) => {
  const seen = new Set([box]);
  let edge = [box];
  for (let step = 0; step < steps; step += 1) {
    edge = edge.flatMap(at => [...leaving[at].map(arrow => arrow.to),
      ...arriving[at].map(arrow => arrow.from)]).filter(other => !seen.has(other) && seen.add(other));
  }
  return seen;
};
// What is hidden keeps its layout in browsers that know how.
const hidden = CSS.supports('content-visibility', 'hidden') ? ['content-visibility', 'hidden'] : ['display', 'none'];
const turn = next => {
  sheet = next;
  if (sheet === svg) svg.style.removeProperty(hidden[0]);
  else svg.style.setProperty(...hidden);
  if (sheet === svg) nearby.remove();
  else picture.prepend(nearby);
};
// From the last to the first, so that what follows each is there again.
const rest = () => {
  areas = homes;
  turn(svg);
  for (const box of [...nearBoxes.children].reverse()) {
    box.removeAttribute('transform');
    svg.querySelector('.boxes').insertBefore(box, boxes[boxes.indexOf(box) + 1] ?? null);
  }
  const moved = [...lines].filter(([{ element }]) => element.parentNode === nearArrows);
  for (const [{ element }, { path, course }] of moved) {
    path.setAttribute('d', course);
    if (plain.has(element)) element.remove();
    if (element.matches('.fits')) bring(element);
  }
  for (const { element, group, next } of slots.toReversed())
    if (element.parentNode === nearArrows) group.insertBefore(element, next);
  bands.forEach(band => {
    band.area = band.element.querySelector('rect');
    band.label.classList.remove('gone');
  });
  Object.assign(size, everything.size);
  Object.assign(start, everything.start);
};
const areJoined = (row, other) => row.some(box => leaving[box].some(({ to }) => other.includes(to))
  || arriving[box].some(({ from }) => other.includes(from)));
const rowsOf = seen => {
  const byHeight = new Map();
  for (const box of [...seen].sort((a, b) => homes[a].x - homes[b].x)) {
    const key = homes[box].y;
    if (!byHeight.has(key)) byHeight.set(key, []);
    byHeight.get(key).push(box);
  }
  // Rows of a layer that no line joins are one.
  const rows = [];
  for (const [, row] of [...byHeight].sort((a, b) => a[0] - b[0])) {
    const above = rows.at(-1);
    if (!above || bandOf[above[0]] !== bandOf[row[0]] || areJoined(above, row)) rows.push(row);
    else above.push(...row);
  }
  for (const row of rows) row.sort((a, b) => homes[a].x - homes[b].x);
  // No row is wider than a screen.
  return rows.flatMap(row => {
    const parts = Math.ceil(row.reduce((sum, box) => sum + homes[box].width + 34, 0) / 1100);
    const length = Math.ceil(row.length / parts);
    return Array.from({ length: parts }, (_, part) => row.slice(part * length, (part + 1) * length));
  }).filter(row => row.length);
};
const arrange = (center, steps) => {
  const seen = within(center, steps), rows = rowsOf(seen), tops = [], spans = new Map();
  const widths = rows.map(row => row.reduce((sum, box) => sum + homes[box].width + 34, -34));
  const width = Math.max(...widths, 300) + 240;
  let y = 0;
  areas = homes.slice();
  rows.forEach((row, index) => {
    const band = bandOf[row[0]];
    y += index === 0 ? 24 : bandOf[rows[index - 1][0]] === band ? 66 : 84;
    tops.push(y);
    let x = 160 + (width - 240 - widths[index]) / 2;
    for (const box of row) {
      areas[box] = { ...homes[box], x, y };
      x += homes[box].width + 34;
    }
    const span = spans.get(band) || { y: y - 24 };
    spans.set(band, { ...span, height: y + 66 - span.y });
    y += 42;
  });
  const rowOf = new Map(rows.flatMap((row, index) => row.map(box => [box, index])));
  // Where a line may pass a row: beside a box, or between two.
  const gaps = rows.map(row => [areas[row[0]].x - 17,
    ...row.map(box => areas[box].x + areas[box].width + 17)]);
  const side = (box, other) => {
    const peers = [...new Set([...leaving[box].map(arrow => arrow.to),
      ...arriving[box].map(arrow => arrow.from)])].filter(peer => seen.has(peer)
        && (rowOf.get(peer) > rowOf.get(box)) === (rowOf.get(other) > rowOf.get(box)));
    peers.sort((a, b) => areas[a].x - areas[b].x);
    const { x, width } = areas[box], step = Math.min(14, (width - 24) / Math.max(peers.length - 1, 1));
    return x + width / 2 + (peers.indexOf(other) - (peers.length - 1) / 2) * step;
  };
  const course = ({ from, to }) => {
    const [a, b] = [rowOf.get(from), rowOf.get(to)], step = a < b ? 1 : -1;
    const points = [[side(from, to), tops[a] + (a < b ? 42 : 0)]], end = side(to, from);
    for (let row = a + step; row !== b; row += step) {
      const last = points.at(-1)[0], wish = last + (end - last) / (Math.abs(b - row) + 1);
      const x = gaps[row].reduce((best, gap) => Math.abs(gap - wish) < Math.abs(best - wish) ? gap : best);
      points.push([x, tops[row] + (a < b ? 0 : 42)], [x, tops[row] + (a < b ? 42 : 0)]);
    }
    points.push([end, tops[b] + (a < b ? 0 : 42)]);
    return points.map(([x, y], index) => {
      if (!index) return `M${x} ${y}`;
      const [before, above] = points[index - 1], middle = (above + y) / 2;
      return index % 2 ? `C${before} ${middle} ${x} ${middle} ${x} ${y}` : `L${x} ${y}`;
    }).join('');
  };
  turn(nearby);
  nearby.replaceChildren();
  bands.forEach((band, index) => {
    const span = spans.get(index), copy = span && band.element.cloneNode(true);
    band.label.classList.toggle('gone', !span);
    band.area = span && copy.querySelector('rect');
    if (!span) return;
    setArea(band.area, { x: 0, width, ...span });
    nearby.append(copy);
  });
  nearby.append(nearArrows, nearBoxes);
  for (const box of [...seen].sort((a, b) => a - b)) {
    const shift = `translate(${areas[box].x - homes[box].x} ${areas[box].y - homes[box].y})`;
    boxes[box].setAttribute('transform', shift);
    nearBoxes.append(boxes[box]);
  }
  for (const [arrow, { path }] of lines) {
    if (!path || !seen.has(arrow.from) || !seen.has(arrow.to)
      || rowOf.get(arrow.from) === rowOf.get(arrow.to)) continue;
    path.setAttribute('d', course(arrow));
    nearArrows.append(arrow.element);
  }
  Object.assign(size, { w: width + 16, h: y + 32 });
  Object.assign(start, { x: -8, y: -8 });
};
