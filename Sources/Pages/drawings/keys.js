// Texts are laid out anew at each size, so the picture is first seen at the one that it will have.
svg.style.display = 'none';
aimAtTop();
setView();
svg.style.display = '';
show();
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    search.value = '';
    go(nothing);
    return;
  }
  if (event.target.matches('input,select')) return;
  const step = steps[event.key];
  if (event.key === '/') search.focus();
  else if (event.key === '+' || event.key === '=') zoom(1 / 1.25);
  else if (event.key === '-') zoom(1.25);
  else if (event.key === '0') whole();
  else if (step && picture.contains(event.target)) {
    view.x += step[0] * scale() * pane.w / 10;
    view.y += step[1] * scale() * pane.h / 10;
    show();
  } else return;
  event.preventDefault();
});
const first = read(location.hash.slice(1));
if (isNarrow()) frame([...boxes.keys()]);
tellLegend();
if (!isSame(first, nothing)) {
  crumbs = crumbsTo(first);
  render(first);
  if (!isNarrow()) addEventListener('load', () => setTimeout(() => scrollTo(0, 0)));
}
