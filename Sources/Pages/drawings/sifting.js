const allFindings = one('finding-count') && one('finding-count').textContent;
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
  const shown = findings.filter(item => !item.classList.contains('away')).length;
  const heading = one('finding-count');
  if (heading) heading.textContent = isOn ? `${shown} of ${findings.length} findings` : allFindings;
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
