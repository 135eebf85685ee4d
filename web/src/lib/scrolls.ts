/** A row that has more than fits can be reached, and so scrolled, by the keys; one that fits is no stop on the way. */
export function scrolls(row: HTMLElement) {
  const look = () => {
    const more = row.scrollWidth > row.clientWidth || row.scrollHeight > row.clientHeight;
    if (more) row.tabIndex = 0;
    else row.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const inside = new MutationObserver(look);
  size.observe(row);
  inside.observe(row, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      size.disconnect();
      inside.disconnect();
    },
  };
}
