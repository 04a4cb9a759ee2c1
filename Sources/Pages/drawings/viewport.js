// What there is to see: all of it, or a neighbourhood that is laid out anew.
const full = svg.viewBox.baseVal, size = { w: full.width, h: full.height };
const start = { x: full.x, y: full.y }, everything = { size: { ...size }, start: { ...start } };
const view = { x: full.x, y: full.y, w: size.w, h: size.h };
const layerNames = document.createElement('div');
picture.append(layerNames);
const bands = [...svg.querySelectorAll('.band')].map((element, index) => {
  const label = document.createElement('button');
  label.type = 'button';
  label.className = 'layer-name';
  make('span', element.textContent, label);
  const count = rows.filter(row => row.dataset.band === String(index)).length;
  make('span', ` · ${count}`, label).className = 'many';
  layerNames.append(label);
  return { element, area: element.querySelector('rect'), label };
});
// The names of the layers stay at the left edge, as large as ever, however far away the rest is.
const nameBands = () => {
  const frame = picture.getBoundingClientRect();
  const seen = bands.filter(({ area }) => area).map(({ area, label }) =>
    ({ label, height: label.offsetHeight, area: area.getBoundingClientRect() }));
  for (const { label, height, area: { top, bottom, left } } of seen) {
    label.style.left = `${Math.max(left - frame.left, 0) + 8}px`;
    const last = Math.min(bottom, frame.bottom) - height;
    label.style.top = `${Math.min(Math.max(top + 2, frame.top), last) - frame.top}px`;
    label.style.visibility = last < frame.top || top > frame.bottom - 20 ? 'hidden' : '';
  }
};
const makeShape = (tag, kind) => {
  const element = document.createElementNS(svg.namespaceURI, tag);
  element.setAttribute('class', kind);
  return element;
};
// A neighbourhood is drawn on a sheet of its own, so that the whole keeps its layout meanwhile.
const nearby = svg.cloneNode(false), nearArrows = makeShape('g', 'arrows');
const nearBoxes = makeShape('g', 'boxes'), tips = makeShape('svg', 'drawing');
nearby.classList.add('around');
tips.style.cssText = 'position:absolute;width:0;height:0';
tips.append(svg.querySelector('defs'));
picture.before(tips);
let sheet = svg;
// A name may be larger than its box from afar, so it is no longer as wide as it was measured.
const spread = box => boxes[box].querySelector('.name').removeAttribute('textLength');
// In a large picture all lines that break nothing are one of each kind, which is painted at once;
// one of them is a line of its own only while somebody asks for it.
const plain = new Set([...arrows.values()].map(({ element }) => element).filter(element => isLarge
  && element.matches('.link,.interface') && !element.querySelector('.sign,.cut')));
for (const kind of plain.size ? ['interface', 'link'] : []) {
  const bundle = makeShape('path', `bundle ${kind}`);
  bundle.setAttribute('d', [...plain].filter(element => element.classList.contains(kind))
    .map(element => element.querySelector('path').getAttribute('d')).join(''));
  svg.querySelector('.arrows').before(bundle);
}
for (const element of plain) element.remove();
const bring = element => {
  if (sheet === svg && plain.has(element)) svg.querySelector('.arrows').prepend(element);
};
// The others have a place of their own, before those that are more severe.
const slots = [...arrows.values()].map(({ element }) => element)
  .map(element => ({ element, group: element.parentNode, next: element.nextElementSibling }));
// From far away there are layers, then modules, and close by their targets.
const setView = () => {
  sheet.setAttribute('viewBox', `${view.x} ${view.y} ${view.w} ${view.h}`);
  for (const element of [sheet, layerNames]) {
    element.classList.toggle('far', scale() > 2.2);
    element.classList.toggle('close', scale() < .5);
    element.style.setProperty('--unit', scale());
  }
};
// To ask where something is lays everything out, so that is done once for each picture that is seen.
let isAwaited = false;
const show = () => {
  setView();
  if (scale() < .5) nameTargets();
  if (isAwaited) return;
  isAwaited = true;
  requestAnimationFrame(() => {
    isAwaited = false;
    nameBands();
  });
};
picture.style.setProperty('--height', `${Math.max(size.h, 240)}px`);
const pane = { w: picture.clientWidth, h: picture.clientHeight };
new ResizeObserver(() => {
  Object.assign(pane, { w: picture.clientWidth, h: picture.clientHeight });
  show();
}).observe(picture);
// An area in the middle, but a small one not much larger than life.
const center = (x, y, width, height) => {
  const w = Math.max(width, pane.w / 1.6), h = Math.max(height, pane.h / 1.6);
  Object.assign(view, { x: x - (w - width) / 2, y: y - (h - height) / 2, w, h });
};
const aim = (height = size.h) => center(start.x, start.y, size.w, height);
// Of a tower the upper end, for its names are to be read.
const aimAtTop = () => aim(size.h > 2.2 * pane.h ? Math.min(size.h, Math.max(size.w * pane.h / pane.w, 1.4 * pane.h))
  : size.h);
const between = (low, wish, high) => high < low ? (low + high) / 2 : Math.min(Math.max(low, wish), high);
// The corners of a line, unless there are so many lines that they lead everywhere.
const mostLines = 200, cornersOf = element => {
  const numbers = element.querySelector('path').getAttribute('d').match(/-?[\d.]+/g).map(Number);
  return numbers.map((x, index) => ({ x, y: numbers[index + 1], width: 0, height: 0 }))
    .filter((_, index) => index % 2 === 0);
};
// All of some boxes and lines, and nothing smaller than life on a phone.
const frame = (some, lines = []) => {
  const shown = some.map(box => areas[box]);
  if (sheet === svg && lines.length < mostLines) shown.push(...lines.flatMap(cornersOf));
  const x = Math.min(...shown.map(area => area.x)), y = Math.min(...shown.map(area => area.y));
  const right = Math.max(...shown.map(area => area.x + area.width));
  const bottom = Math.max(...shown.map(area => area.y + area.height));
  const margin = Math.max(60, (right - x) / 16);
  center(x - margin, y - margin, right - x + 2 * margin, bottom - y + 2 * margin);
  if (isNarrow() && scale() > 1) {
    const [first] = shown, { w, h } = pane;
    const x = between(start.x, first.x + (first.width - w) / 2, start.x + size.w - w);
    Object.assign(view, { x, y: between(start.y, first.y - h / 3, start.y + size.h - h), w, h });
  }
  show();
};
const whole = () => {
  aim();
  show();
};
const scale = () => Math.max(view.w / pane.w, view.h / pane.h);
const zoom = (factor, x = view.x + view.w / 2, y = view.y + view.h / 2) => {
  const next = scale() * factor;
  const most = 3 * Math.max(size.w / pane.w, size.h / pane.h, 1);
  if (factor < 1 ? next < .125 : next > most) return;
  view.x = x - (x - view.x) * factor;
  view.y = y - (y - view.y) * factor;
  view.w *= factor;
  view.h *= factor;
  show();
};
const place = event => {
  const matrix = sheet.getScreenCTM().inverse();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
};
picture.addEventListener('wheel', event => {
  const at = place(event);
  // Some count lines instead of pixels.
  zoom(Math.exp(event.deltaY * (event.deltaMode ? 20 : 1) / 500), at.x, at.y);
  event.preventDefault();
}, { passive: false });
// One pointer drags; two fingers pull what is between them apart.
const pointers = new Map();
let hasMoved = false;
const grip = () => {
  const all = [...pointers.values()].slice(0, 2), [a, b] = [all[0], all.at(-1)];
  return { clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
};
picture.addEventListener('pointerdown', event => {
  if (event.button) return;
  if (!pointers.size) hasMoved = false;
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});
addEventListener('pointermove', event => {
  const last = pointers.get(event.pointerId);
  if (!last) return;
  if (!hasMoved && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 4) return;
  const before = grip();
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const after = grip();
  hasMoved = true;
  view.x -= (after.clientX - before.clientX) * scale();
  view.y -= (after.clientY - before.clientY) * scale();
  const at = place(after);
  if (pointers.size > 1 && after.apart) zoom(before.apart / after.apart, at.x, at.y);
  show();
});
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, event => { pointers.delete(event.pointerId); });
let unprinted = null;
addEventListener('beforeprint', () => {
  unprinted = state;
  render({ ...state, around: -1, steps: 0 });
  // Of a large picture paper has room for what is looked for only.
  if (isLarge && svg.matches('.few')) return;
  plain.forEach(bring);
  whole();
});
addEventListener('afterprint', () => render(unprinted));
one('closer').addEventListener('click', () => zoom(1 / 1.25));
one('farther').addEventListener('click', () => zoom(1.25));
one('whole').addEventListener('click', whole);
const reveal = (element, place) => {
  const area = place || element.getBBox();
  const x = area.x + area.width / 2, y = area.y + area.height / 2;
  const isOut = x < view.x || x > view.x + view.w || y < view.y || y > view.y + view.h;
  if (scale() > 2.4) {
    const factor = 1 / scale();
    view.w *= factor;
    view.h *= factor;
  } else if (!isOut) return;
  view.x = x - view.w / 2;
  view.y = y - view.h / 2;
  show();
};
