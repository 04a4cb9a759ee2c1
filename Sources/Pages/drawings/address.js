const nothing = { box: -1, to: -1, arrow: '', around: -1, steps: 0, filters: {} };
let state = { ...nothing }, crumbs = [], isPicking = false;
const hint = one('hint'), hintText = hint.textContent, trail = one('crumbs');
// Of several boxes of one name, such as an external and a target, each but the first has a number.
const counts = new Map(), callings = boxes.map((_, box) => {
  const count = (counts.get(name(box)) ?? 0) + 1;
  counts.set(name(box), count);
  return count > 1 ? `${name(box)}~${count}` : name(box);
});
const addressOf = ({ box, to, arrow, around, steps, filters }) => {
  const words = new URLSearchParams(), link = arrows.get(arrow);
  if (link) {
    words.set('link', callings[link.from]);
    words.set('to', callings[link.to]);
  } else if (box >= 0) {
    words.set('module', callings[box]);
    if (to >= 0) words.set('to', callings[to]);
  }
  if (around >= 0) {
    words.set('around', callings[around]);
    words.set('steps', steps);
  }
  for (const [key, value] of Object.entries(filters)) words.set(key, value);
  return `#${words}`;
};
const read = text => {
  if (!text) return { ...nothing, filters: beginning() };
  if (arrows.has(text)) return { ...nothing, arrow: text };
  if (/^box-\d+$/.test(text) && boxes[+text.slice(4)]) return { ...nothing, box: +text.slice(4) };
  const words = new URLSearchParams(text);
  const box = key => words.has(key) ? callings.indexOf(words.get(key)) : -1;
  const filters = Object.fromEntries([...choices.keys()].filter(key => words.has(key))
    .map(key => [key, words.get(key)]));
  const link = [...arrows].find(([, { from, to }]) => from === box('link') && to === box('to'));
  return {
    box: link ? -1 : box('module'), to: link || box('module') < 0 ? -1 : box('to'),
    arrow: link ? link[0] : '', around: box('around'), steps: words.get('steps') === '2' ? 2 : 1, filters,
  };
};
const isNarrow = () => matchMedia('(max-width:760px)').matches;
const isSame = (one, other) => addressOf(one) === addressOf(other);
const legend = [...document.querySelectorAll('#legend li')];
// A legend of the signs in sight: what is faint is, but no line that is hidden.
const tellLegend = () => {
  const only = sheet.matches('.chosen-one') ? ':is(.near,.chain)' : sheet.matches('.sifted') ? '.fits' : '';
  const line = `.arrows > .arrow${only}`;
  for (const row of legend) {
    const sign = `:is(${row.dataset.sign})`;
    const places = [`.boxes ${sign}`, `${line}${sign}`];
    if (sheet === svg) places.push(`${line} ${sign}`);
    if (!only) places.push(`:scope > ${sign}`);
    row.classList.toggle('away', !places.some(place => sheet.querySelector(place)));
  }
};
const render = next => {
  renderView(next);
  tellLegend();
};
const renderView = next => {
  const hasMovedAway = next.around !== state.around || (next.around >= 0 && next.steps !== state.steps);
  for (const [key, choice] of choices) choice.value = next.filters[key] || '';
  state = next;
  isPicking = false;
  hint.textContent = hintText;
  clearMarks();
  if (hasMovedAway) rest();
  if (hasMovedAway && state.around < 0) whole();
  sift();
  if (hasMovedAway && state.around >= 0) {
    arrange(state.around, state.steps);
    whole();
  }
  tellCrumbs();
  const arrow = arrows.get(state.arrow);
  const isChosen = arrow || state.box >= 0;
  sheet.classList.toggle('chosen-one', Boolean(isChosen));
  if (!isChosen) return;
  if (arrow) tellArrow(arrow);
  else if (state.to >= 0) tellChains(state.box, state.to);
  else tellBox(state.box);
  button('Clear (Esc)', details, letGo);
  requestAnimationFrame(() => { details.parentNode.scrollTop = 0; });
  // On a phone what is told lies over the lower part of the screen.
  if (isNarrow()) picture.scrollIntoView();
  if (!arrow) reveal(boxes[state.box], areas[state.box]);
  else if (!isLarge || sheet !== svg) reveal(arrow.element);
};
const tellCrumbs = () => {
  trail.replaceChildren();
  trail.hidden = !crumbs.length;
  if (!crumbs.length) return;
  button('Everything', trail, () => { crumbs = []; go({ ...state, around: -1, steps: 0 }); });
  crumbs.forEach(({ around, steps }, index) => {
    make('span', ' › ', trail);
    const words = `${name(around)}, ${counted(steps, 'step')}`;
    if (index === crumbs.length - 1) make('strong', words, trail);
    else button(words, trail, () => go({ ...state, around, steps }));
  });
  make('span', ' ', trail);
  button('Back', trail, () => history.back());
};
// The crumbs of a neighbourhood: those up to it if it is among them, else one more.
const crumbsTo = ({ around, steps }) => {
  if (around < 0) return [];
  const known = crumbs.findIndex(crumb => crumb.around === around && crumb.steps === steps);
  return known < 0 ? [...crumbs, { around, steps }] : crumbs.slice(0, known + 1);
};
const go = next => {
  const goal = next.arrow ? [arrows.get(next.arrow).from, arrows.get(next.arrow).to]
    : [next.box, next.to].filter(box => box >= 0);
  // What stands outside of a neighbourhood is shown in the whole.
  if (next.around >= 0 && next.around === state.around
    && goal.some(box => boxes[box].ownerSVGElement !== sheet)) next = { ...next, around: -1, steps: 0 };
  if (isSame(next, state)) { render(next); return; }
  crumbs = crumbsTo(next);
  history.pushState({ crumbs }, '', addressOf(next));
  render(next);
};
const choose = (id, isSecond = false) => {
  if (arrows.has(id)) { go({ ...state, box: -1, to: -1, arrow: id }); return; }
  const box = +id.slice(4);
  if ((isSecond || isPicking) && state.box >= 0 && state.box !== box) go({ ...state, arrow: '', to: box });
  else go({ ...state, arrow: '', box, to: -1, ...(isLarge ? { around: box, steps: 1 } : {}) });
};
const letGo = () => go({ ...nothing, filters: state.filters });
addEventListener('popstate', event => {
  const next = read(location.hash.slice(1));
  crumbs = event.state && event.state.crumbs ? event.state.crumbs : [];
  if (!crumbs.length) crumbs = crumbsTo(next);
  render(next);
});
picture.addEventListener('click', event => {
  if (hasMoved) return;
  const element = event.target.closest('.box,.arrow');
  if (element) choose(element.id, event.shiftKey);
  else go({ ...nothing, filters: state.filters, around: state.around, steps: state.steps });
});
for (const link of document.querySelectorAll('#findings a[href^="#"],tbody a'))
  link.addEventListener('click', event => {
    choose(link.hash.slice(1));
    picture.scrollIntoView({ block: 'nearest' });
    event.preventDefault();
  });
