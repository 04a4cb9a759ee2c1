const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const one = id => document.getElementById(id);
const root = document.documentElement, picture = one('picture');
// What would do nothing without a script.
picture.insertAdjacentHTML('beforebegin', '<nav id="crumbs" aria-label="Neighborhoods" hidden></nav>');
document.querySelector('aside').insertAdjacentHTML('afterbegin',
  '<section id="details" aria-live="polite" aria-label="What is chosen"></section>');
document.querySelector('aside').insertAdjacentHTML('beforeend', `<p id="hint" class="quiet">Choose a box
or an arrow to see its links. Drag and scroll to move about, or use the arrow keys, + and −.
With the shift key a second box shows the chains that lead to it.</p>`);
const svg = picture.querySelector('svg'), details = one('details');
const boxes = [...svg.querySelectorAll('.boxes > .box')];
const rows = [...document.querySelectorAll('tbody tr')];
const findings = [...document.querySelectorAll('#findings li')];
// Beyond so many boxes a choice shows what is around it instead of everything.
const isLarge = boxes.length > 60;
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
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
// What there is to search and to filter by.
const tools = one('tools'), values = key => [...new Set(key)].filter(Boolean);
tools.innerHTML = `<input id="search" type="search" placeholder="Search ( / )" aria-label="Search">
<output id="hits"></output>
<button type="button" id="closer" title="Closer ( + )">+</button>
<button type="button" id="farther" title="Farther ( - )">−</button>
<button type="button" id="whole" title="Everything ( 0 )">Fit</button>
<button type="button" id="theme" title="By day or by night">Dark</button>`;
const about = findings.filter(item => item.dataset.boxes);
const offers = {
  layer: values(rows.map(row => row.cells[1].textContent)),
  role: values(rows.map(row => row.cells[2].textContent)),
  rule: values(findings.map(item => item.dataset.rule)).sort(),
  owner: values(rows.map(row => row.dataset.owner)).sort(),
  // What a page begins with comes first.
  state: values([svg.querySelector(':is(.boxes,.arrows) :is(.added,.removed)') && 'changed',
    about.some(item => item.matches('.error')) && 'with errors', about.length && 'with findings']),
};
for (const [key, words] of Object.entries(offers)) {
  if (words.length < (key === 'layer' || key === 'role' ? 2 : 1)) continue;
  const choice = document.createElement('select');
  choice.id = key;
  choice.setAttribute('aria-label', key);
  choice.append(new Option(`any ${key}`, ''), ...words.map(word => new Option(word)));
  one('closer').before(choice);
}
root.classList.add('js');
tools.hidden = false;
tools.addEventListener('submit', event => event.preventDefault());
const isNight = () => root.dataset.theme ? root.dataset.theme === 'night'
  : matchMedia('(prefers-color-scheme:dark)').matches;
const nameTheme = () => { one('theme').textContent = isNight() ? 'Light' : 'Dark'; };
one('theme').addEventListener('click', () => {
  root.dataset.theme = isNight() ? 'day' : 'night';
  nameTheme();
});
nameTheme();
