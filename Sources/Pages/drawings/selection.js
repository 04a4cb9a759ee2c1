const marks = ['chosen', 'near', 'chain'];
const mark = (element, ...kinds) => {
  bring(element);
  if (element.ownerSVGElement === sheet) element.classList.add(...kinds);
};
const clearMarks = () => {
  sheet.classList.remove('chosen-one');
  for (const element of sheet.querySelectorAll('.chosen,.near,.chain'))
    element.classList.remove(...marks);
  if (sheet === svg)
    for (const element of svg.querySelectorAll('.arrow:not(.fits)')) if (plain.has(element)) element.remove();
  details.replaceChildren();
};
const button = (text, parent, act) => {
  const element = make('button', text, parent);
  element.type = 'button';
  element.addEventListener('click', act);
  return element;
};
const list = (title, entries) => {
  const different = [...new Set(entries)];
  if (!different.length) return;
  make('h3', `${title} (${different.length})`, details);
  const items = make('ul', '', details);
  for (const box of different)
    button(name(box), make('li', '', items), () => choose(`box-${box}`));
};
const remarks = id => {
  const about = findings.filter(item => item.dataset.target === id
    || (id.startsWith('box-') && item.dataset.boxes.split(' ').includes(id.slice(4))));
  if (!about.length) return;
  make('h3', `Findings here (${about.length})`, details);
  const items = make('ul', '', details);
  for (const item of about) make('li', item.querySelector('a').textContent, items);
};
const walk = (box, links) => {
  const seen = new Set(members[box]), open = [...seen];
  while (open.length)
    for (const { to, arrow } of links.get(open.pop()) || []) {
      if (arrow) mark(arrow.element, 'chain');
      if (seen.has(to)) continue;
      seen.add(to);
      if (boxOf.has(to)) mark(boxes[boxOf.get(to)], 'chain');
      open.push(to);
    }
};
const near = (arrow, ...more) => {
  for (const element of [arrow.element, boxes[arrow.from], boxes[arrow.to]]) mark(element, 'near', ...more);
};
const tellBox = box => {
  walk(box, down);
  walk(box, up);
  mark(boxes[box], 'chosen', 'near');
  for (const arrow of [...leaving[box], ...arriving[box]]) near(arrow);
  make('h2', name(box), details);
  const facts = make('p', '', details), tools = make('p', '', details);
  facts.className = 'tools facts';
  tools.className = 'tools';
  for (const [key, value] of [['layer', cell(box, 1)], ['role', cell(box, 2)], ['owner', rows[box].dataset.owner]])
    if (value && choices.has(key)) button(value, facts, () => pick(key, value)).title = `Only this ${key}`;
    else if (value) make('span', value, facts, true);
  for (const steps of [1, 2])
    button(`Only ${counted(steps, 'step')} around it`, tools,
      () => go({ ...state, around: box, steps }));
  button('Chains to …', tools, () => {
    isPicking = true;
    hint.textContent = `Choose where the chains from ${name(box)} lead to.`;
  });
  remarks(`box-${box}`);
  const isGone = arrow => arrow.element.classList.contains('removed');
  const ends = (arrows, end, areGone) => arrows.filter(arrow => isGone(arrow) === areGone)
    .map(arrow => arrow[end]).sort((one, other) => one - other);
  list('Links', ends(leaving[box], 'to', false));
  list('Linked by', ends(arriving[box], 'from', false));
  list('Linked before', ends(leaving[box], 'to', true));
  list('Linked by before', ends(arriving[box], 'from', true));
  const card = one(`card-${box}`);
  if (card) details.append(...card.content.cloneNode(true).childNodes);
};
const tellArrow = arrow => {
  near(arrow, 'chosen');
  // In a large picture the ends may be far apart.
  if (isLarge && sheet === svg) {
    [arrow.from, arrow.to].forEach(spread);
    frame([arrow.from, arrow.to], [arrow.element]);
  }
  make('h2', `${name(arrow.from)} → ${name(arrow.to)}`, details);
  remarks(arrow.element.id);
  list('Ends', [arrow.from, arrow.to]);
  if (!hopsOf.has(arrow)) return;
  make('h3', 'Written in', details);
  const items = make('ul', '', details);
  for (const hop of hopsOf.get(arrow)) tellHop(hop, items);
};
// A link of two targets, with the place where a spec says it.
const tellHop = ({ from, to, file, line }, parent) => {
  const item = make('li', `${targets.get(from)} → ${targets.get(to)}`, parent);
  if (!file) return;
  const place = make(address ? 'a' : 'span', `${file}:${line}`, make('small', ' ', item));
  if (!address) return;
  const path = file.split('/').map(encodeURIComponent).join('/');
  place.href = address.replaceAll('{line}', line).replaceAll('{file}', () => path);
  place.rel = 'noreferrer';
};
// The shortest chains from any target of a box to any of another: how many, and one after the other.
const chains = (from, to) => {
  const left = new Map(members[to].map(number => [number, 0])), open = [...left.keys()];
  for (const number of open)
    for (const { to: before } of up.get(number) || [])
      if (!left.has(before)) {
        left.set(before, left.get(number) + 1);
        open.push(before);
      }
  const length = Math.min(...members[from].map(number => left.get(number) ?? Infinity));
  const starts = members[from].filter(number => left.get(number) === length);
  const next = number => [...new Map((down.get(number) || [])
    .filter(hop => left.get(hop.to) === left.get(number) - 1).map(hop => [hop.to, hop])).values()];
  const counts = new Map();
  // What is nearer to the end is known by then.
  for (const number of open)
    counts.set(number, left.get(number) === 0 ? 1
      : next(number).reduce((sum, hop) => sum + (counts.get(hop.to) || 0), 0));
  const trails = starts.map(number => ({ number, hops: [] })).reverse();
  const take = () => {
    const { number, hops } = trails.pop();
    if (left.get(number) === 0) return hops;
    for (const hop of next(number).reverse()) trails.push({ number: hop.to, hops: [...hops, hop] });
    return take();
  };
  return { length, take, count: starts.reduce((sum, number) => sum + counts.get(number), 0) };
};
const tellChains = (from, to) => {
  const { length, take, count } = chains(from, to), several = 20;
  for (const box of [from, to]) mark(boxes[box], 'chosen', 'near');
  make('h2', `${name(from)} → … → ${name(to)}`, details);
  make('p', !count ? `Nothing leads from ${name(from)} to ${name(to)}.`
    : `${counted(count, 'shortest chain')} of ${counted(length, 'link')}`,
    details, true);
  const area = make('div', '', details);
  let untold = count;
  const more = button('', details, () => {
    for (let told = 0; told < several && untold > 0; told += 1, untold -= 1) {
      const items = make('ol', '', area);
      for (const hop of take()) {
        tellHop(hop, items);
        if (hop.arrow) near(hop.arrow);
      }
    }
    more.textContent = `${Math.min(untold, several)} more of ${count}`;
    more.hidden = untold <= 0;
  });
  more.click();
  button('The other way round', details, () => go({ ...state, box: to, to: from }));
};
