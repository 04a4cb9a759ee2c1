// What there is to see: all of it, or a neighbourhood that is laid out anew.
const full = svg.viewBox.baseVal, size = { w: full.width, h: full.height };
const start = { x: full.x, y: full.y }, everything = { size: { ...size }, start: { ...start } };
const view = { x: full.x, y: full.y, w: size.w, h: size.h };
const bands = [...svg.querySelectorAll('.band')].map((element, index) => {
  const label = document.createElement('div');
  label.className = 'layer-name';
  make('span', element.textContent, label);
  const count = rows.filter(row => row.dataset.band === String(index)).length;
  make('span', ` · ${count}`, label).className = 'many';
  picture.append(label);
  return { area: element.querySelector('rect'), label };
});
// The names of the layers stay at the left edge, as large as ever, however far away the rest is.
const nameBands = () => {
  const frame = picture.getBoundingClientRect();
  for (const { area, label } of bands) {
    const { top, bottom, left } = area.getBoundingClientRect();
    label.style.left = `${Math.max(left - frame.left, 0) + 8}px`;
    const last = Math.min(bottom, frame.bottom) - label.offsetHeight;
    label.style.top = `${Math.min(Math.max(top + 2, frame.top), last) - frame.top}px`;
    label.style.visibility = last < frame.top || top > frame.bottom - 20 ? 'hidden' : '';
  }
};
// From far away all lines that break nothing are one, which is painted at once.
const plain = [...arrows.values()].map(({ element }) => element)
  .filter(element => element.matches('.link,.interface') && !element.querySelector('.sign,.cut'));
const bundle = document.createElementNS(svg.namespaceURI, 'path');
bundle.setAttribute('class', 'bundle');
bundle.setAttribute('d', plain.map(element => element.querySelector('path'))
  .map(path => path ? path.getAttribute('d') : '').join(''));
for (const element of plain) element.classList.add('plain');
svg.querySelector('.arrows').prepend(bundle);
// From far away there are layers, then modules, and close by their targets.
const setView = () => {
  svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.w} ${view.h}`);
  picture.classList.toggle('far', scale() > 2.2);
  picture.classList.toggle('close', scale() < .5);
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
const aim = () => center(start.x, start.y, size.w, size.h);
// All of some boxes, and nothing smaller than life on a phone.
const frame = some => {
  const shown = some.map(box => areas[box]);
  const x = Math.min(...shown.map(area => area.x)), y = Math.min(...shown.map(area => area.y));
  const right = Math.max(...shown.map(area => area.x + area.width));
  const bottom = Math.max(...shown.map(area => area.y + area.height));
  center(x - 60, y - 60, right - x + 120, bottom - y + 120);
  if (isNarrow() && scale() > 1) {
    const [first] = shown, w = view.w / scale(), h = view.h / scale();
    Object.assign(view, { x: first.x + (first.width - w) / 2, y: first.y - h / 3, w, h });
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
  const matrix = svg.getScreenCTM().inverse();
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
