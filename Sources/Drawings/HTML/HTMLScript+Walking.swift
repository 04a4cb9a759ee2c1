extension HTMLScript {
  /// Going from box to box with the keys.
  static let walking = #"""
    // One box can be reached with the tabulator; from there the arrow keys lead to its neighbours.
    const middles = boxes.map(box => {
      const area = box.getBBox();
      return [area.x + area.width / 2, area.y + area.height / 2];
    });
    const neighbour = (box, [right, down]) => {
      let best = -1, least = Infinity;
      middles.forEach(([x, y], other) => {
        const dx = x - middles[box][0], dy = y - middles[box][1];
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
        if (event.key === 'Enter' || event.key === ' ') choose(box.id);
        else if (next < 0) return;
        else {
          boxes[next].focus({ preventScroll: true });
          reveal(boxes[next]);
        }
        event.preventDefault();
        event.stopPropagation();
      });
    });

    """#
}
