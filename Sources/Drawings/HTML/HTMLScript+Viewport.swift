internal import Documents

extension HTMLScript {
  /// Zooming and panning: the view is a rectangle of the drawing.
  static let viewport: Markup = #"""
    const full = svg.viewBox.baseVal, size = { w: full.width, h: full.height };
    const start = { x: full.x, y: full.y };
    const view = { x: full.x, y: full.y, w: size.w, h: size.h };
    const bands = [...svg.querySelectorAll('.band')].map(element => {
      const label = document.createElement('div');
      label.className = 'layer-name';
      label.textContent = element.textContent;
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
    const show = () => {
      svg.setAttribute('viewBox', `${view.x} ${view.y} ${view.w} ${view.h}`);
      nameBands();
    };
    addEventListener('resize', nameBands);
    // All of it, but small drawings not much larger than life.
    const whole = () => {
      const w = Math.max(size.w, picture.clientWidth / 1.6);
      const h = Math.max(size.h, picture.clientHeight / 1.6);
      Object.assign(view, { x: start.x - (w - size.w) / 2, y: start.y - (h - size.h) / 2, w, h });
      show();
    };
    const scale = () => Math.max(view.w / picture.clientWidth, view.h / picture.clientHeight);
    const zoom = (factor, x = view.x + view.w / 2, y = view.y + view.h / 2) => {
      const next = scale() * factor;
      const most = 3 * Math.max(size.w / picture.clientWidth, size.h / picture.clientHeight, 1);
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
    let drag = null, hasMoved = false;
    picture.addEventListener('pointerdown', event => {
      if (event.button) return;
      drag = { x: event.clientX, y: event.clientY };
      hasMoved = false;
    });
    addEventListener('pointermove', event => {
      if (!drag) return;
      const x = event.clientX - drag.x, y = event.clientY - drag.y;
      if (!hasMoved && Math.hypot(x, y) < 4) return;
      hasMoved = true;
      view.x -= x * scale();
      view.y -= y * scale();
      drag = { x: event.clientX, y: event.clientY };
      show();
    });
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => { drag = null; });
    one('closer').addEventListener('click', () => zoom(1 / 1.25));
    one('farther').addEventListener('click', () => zoom(1.25));
    one('whole').addEventListener('click', whole);
    const reveal = element => {
      const area = element.getBBox();
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

    """#
}
