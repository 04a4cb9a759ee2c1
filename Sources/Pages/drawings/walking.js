// One box can be reached with the tabulator; from there the arrow keys lead to its neighbours.
const middle = box => [areas[box].x + areas[box].width / 2, areas[box].y + areas[box].height / 2];
const neighbour = (box, [right, down]) => {
  let best = -1, least = Infinity;
  const here = middle(box);
  boxes.forEach((element, other) => {
    if (element.ownerSVGElement !== sheet || element.matches('.sifted .box:not(.fits)')) return;
    const [x, y] = middle(other), dx = x - here[0], dy = y - here[1];
    const along = dx * right + dy * down, across = Math.abs(dx * down) + Math.abs(dy * right);
    if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  });
  return best;
};
const enter = box => {
  for (const other of boxes) other.setAttribute('tabindex', '-1');
  boxes[box].setAttribute('tabindex', '0');
};
if (boxes.length) enter(0);
boxes.forEach((box, index) => {
  box.setAttribute('role', 'button');
  box.addEventListener('focus', () => enter(index));
  box.addEventListener('keydown', event => {
    const step = steps[event.key], next = step ? neighbour(index, step) : -1;
    if (event.key === 'Enter' || event.key === ' ') choose(box.id, event.shiftKey);
    else if (next < 0) return;
    else {
      boxes[next].focus({ preventScroll: true });
      reveal(boxes[next], areas[next]);
    }
    event.preventDefault();
    event.stopPropagation();
  });
});
