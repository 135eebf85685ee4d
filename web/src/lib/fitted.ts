const MOST = 2.4; // times as large as on a desk
const STEP = 0.1;

/** Whatever a box holds is drawn as large as fits into it: for eyes on a sofa. */
export function fitted(box: HTMLElement) {
  let frame = 0;
  const isFull = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  const fit = () => {
    for (let zoom = MOST; zoom > 1; zoom -= STEP) {
      box.style.setProperty('zoom', zoom.toFixed(1));
      if (!isFull()) return;
    }
    box.style.setProperty('zoom', '1');
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  };
  const watch = new MutationObserver(soon);
  watch.observe(box, { childList: true, subtree: true, characterData: true });
  // What stands above it may grow, too; fitted alike, it has the same size, and nothing begins anew.
  const room = new ResizeObserver(soon);
  room.observe(box);
  soon();
  return {
    destroy() {
      watch.disconnect();
      room.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
