// What is looked for: modules by a part of their names, by layer, role, rule, owner or state.
const heading = one('finding-count'), allFindings = heading && heading.textContent;
const search = one('search'), hits = one('hits');
const choices = new Map(['layer', 'role', 'rule', 'owner', 'state'].map(key => [key, one(key)])
  .filter(([, choice]) => choice));
const findingsOf = boxes.map(() => []);
for (const item of findings)
  for (const box of item.dataset.boxes.split(' ').filter(Boolean)) findingsOf[box].push(item);
const has = (element, signs) => element.matches(signs) || element.querySelector(signs);
const news = [...arrows.values()].filter(({ element }) => has(element, '.added,.removed'));
const isNew = item => item.dataset.state === 'new';
const changed = new Set([...boxes.keys()]
  .filter(box => has(boxes[box], '.added,.removed') || findingsOf[box].some(isNew))
  .concat(news.flatMap(({ from, to }) => [from, to])));
const asks = {
  layer: (box, value) => cell(box, 1) === value,
  role: (box, value) => cell(box, 2) === value,
  rule: (box, value) => findingsOf[box].some(item => item.dataset.rule === value),
  owner: (box, value) => rows[box].dataset.owner === value,
  state: (box, value) => value === 'changed' ? changed.has(box)
    : findingsOf[box].some(item => value !== 'with errors' || item.matches('.error')),
};
const filters = () => Object.fromEntries([...choices].map(([key, choice]) => [key, choice.value])
  .filter(([, value]) => value));
const isNamed = box => `${name(box)}\n${rows[box].dataset.names}`.toLowerCase().includes(search.value.toLowerCase());
const fits = (box, wanted) => (!search.value || isNamed(box)) && wanted.every(([key, value]) => asks[key](box, value));
// What a page begins with: what changed, else what is wrong where that is not in sight at once.
const beginning = () => {
  const worst = choices.has('state') ? choices.get('state').options[1].value : '';
  return worst === 'changed' || (worst && isLarge) ? { state: worst } : {};
};
// What a team wants to know of its modules.
const tellTeam = team => {
  const added = news.filter(({ element, from }) => team.includes(from) && has(element, '.added'));
  const items = [...new Set(team.flatMap(box => findingsOf[box]))];
  const fresh = items.filter(isNew);
  return [counted(team.length, 'module'), added.length && counted(added.length, 'new link'),
    fresh.length ? counted(fresh.length, 'new finding') : counted(items.length, 'finding')]
    .filter(Boolean).join(', ');
};
// The list of what a search found; Enter leads from one to the next.
const found = document.createElement('ol'), most = 50;
found.id = 'found';
details.before(found);
let seen = [...boxes.keys()], fitting = [], hit = -1;
const tellFound = () => {
  found.replaceChildren();
  if (!search.value) return;
  for (const box of seen.slice(0, most))
    button(`${name(box)} `, make('li', '', found), () => visit(seen.indexOf(box)));
  if (seen.length > most) make('li', `${seen.length - most} more`, found, true);
};
const visit = index => {
  hit = index;
  choose(`box-${seen[hit]}`);
  [...found.children].forEach((item, number) => item.classList.toggle('current', number === hit));
  const item = found.children[hit];
  if (item && !isNarrow()) requestAnimationFrame(() => item.scrollIntoView({ block: 'nearest' }));
};
// A long table is laid out again only once it is in sight.
let isTableSeen = !isLarge;
const siftRows = () => {
  if (!isTableSeen) return;
  const isSeen = new Set(seen);
  rows.forEach((row, index) => row.classList.toggle('away', !isSeen.has(index)));
};
if (isLarge) new IntersectionObserver(entries => {
  isTableSeen = entries.at(-1).isIntersecting;
  siftRows();
}, { rootMargin: '-1px' }).observe(one('table'));
let sought = JSON.stringify(['', {}]);
const sift = () => {
  const words = JSON.stringify([search.value, filters()]);
  if (words === sought) return;
  sought = words;
  const wanted = Object.entries(filters()), isOn = Boolean(search.value || wanted.length);
  seen = [...boxes.keys()].filter(box => fits(box, wanted));
  hit = -1;
  const isSeen = new Set(seen), { rule, state: condition, owner } = filters();
  for (const item of findings)
    item.classList.toggle('away', isOn && ((rule && item.dataset.rule !== rule)
      || (condition === 'with errors' && !item.matches('.error'))
      || (condition === 'changed' && !isNew(item))
      || !item.dataset.boxes.split(' ').some(box => isSeen.has(+box))));
  // A line that has not changed is wanted if one of the findings that are is about both of its ends.
  const isWanted = ({ element, from, to }) => (!rule && (!condition
    || (condition === 'changed' && has(element, '.added,.removed'))))
    || findingsOf[from].some(item => !item.classList.contains('away') && findingsOf[to].includes(item));
  svg.classList.toggle('sifted', isOn);
  const areFew = isOn && seen.length <= 40;
  svg.classList.toggle('few', areFew);
  if (areFew) seen.forEach(spread);
  if (isOn && seen.length) enter(seen[0]);
  boxes.forEach((box, index) => box.classList.toggle('fits', isOn && isSeen.has(index)));
  siftRows();
  for (const element of fitting) {
    element.classList.remove('fits');
    if (sheet === svg && plain.has(element)) element.remove();
  }
  // Of a finding or a change both ends are to be seen, also if only one of them is asked for.
  const bothEnds = rule || condition ? 'some' : 'every';
  const wantedArrows = [...arrows.values()].filter(arrow => isOn
    && [arrow.from, arrow.to][bothEnds](box => isSeen.has(box)) && isWanted(arrow));
  fitting = wantedArrows.map(({ element }) => element);
  const ends = wantedArrows.flatMap(({ from, to }) => [from, to]);
  for (const box of ends) boxes[box].classList.add('fits');
  if (areFew) ends.forEach(spread);
  for (const element of fitting) {
    element.classList.add('fits');
    bring(element);
  }
  const shown = items => [...items].filter(item => !item.classList.contains('away')).length;
  for (const [section, { count, words }] of sections)
    count.textContent = words + shown(section.querySelectorAll('li'));
  if (heading) heading.textContent = isOn ? `${shown(findings)} of ${findings.length} findings` : allFindings;
  hits.textContent = !isOn ? '' : owner ? tellTeam(seen) : `${seen.length} found`;
  tellFound();
  if (seen.length && (isNarrow() || (isOn && seen.length < boxes.length))) frame(seen, fitting);
  else {
    aimAtTop();
    show();
  }
};
// A search is for everything, unless somebody has chosen a filter.
search.addEventListener('input', () => {
  const isOwn = JSON.stringify(state.filters) === JSON.stringify(beginning());
  go({ ...nothing, filters: isOwn ? {} : state.filters });
});
search.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || !seen.length) return;
  visit((hit + (event.shiftKey ? seen.length - 1 : 1)) % seen.length);
});
const refilter = () => go({ ...nothing, filters: filters() });
for (const choice of choices.values()) choice.addEventListener('change', refilter);
// What is clicked is what is asked for; the same again ends that.
const pick = (key, value) => {
  const choice = choices.get(key);
  choice.value = choice.value === value ? '' : value;
  refilter();
};
const sections = new Map([...document.querySelectorAll('#findings section')].map(section => {
  const { rule } = section.querySelector('li').dataset, heading = section.querySelector('h3');
  const text = heading.lastChild, count = button(text.textContent, heading, () => pick('rule', rule));
  count.title = `Only ${rule}`;
  text.remove();
  return [section, { count, words: text.textContent.replace(/\d+$/, '') }];
}));
bands.forEach(({ label }, index) => {
  const row = rows.find(({ dataset }) => dataset.band === String(index));
  if (row && choices.has('layer'))
    label.addEventListener('click', () => { if (!hasMoved) pick('layer', row.cells[1].textContent); });
});
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
