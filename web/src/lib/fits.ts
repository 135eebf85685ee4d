import type { Attachment } from 'svelte/attachments';

const STEP = 0.5; // pixels
const LEAST = 7.5; // pixels; what is longer still may be broken

/**
 * A title whose longest word is wider than its card is printed smaller, so that no word is broken in the
 * middle. Soft hyphens stay what they are: places where a word may be broken.
 */
export const fits =
  (text: string): Attachment<HTMLElement> =>
  (title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    const look = () => {
      title.style.fontSize = '';
      if (!text || !title.clientWidth) return;
      title.style.overflowWrap = 'normal';
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(title);
      // Both as they are drawn: a screen that is enlarged enlarges both.
      const room = 1 - (parseFloat(paddingLeft) + parseFloat(paddingRight)) / title.clientWidth;
      const most = room * title.getBoundingClientRect().width;
      // Step by step, for letters do not shrink evenly.
      for (let size = parseFloat(fontSize) - STEP; size >= LEAST; size -= STEP) {
        if (words.getBoundingClientRect().width <= most) break;
        title.style.fontSize = `${size}px`;
      }
      title.style.overflowWrap = '';
    };
    const size = new ResizeObserver(look);
    size.observe(title.parentElement ?? title);
    // A card that turns up has no width half-way: it is measured once more when it lies still.
    for (const turn of title.parentElement?.getAnimations?.() ?? []) turn.finished.then(look, () => undefined);
    document.fonts?.addEventListener('loadingdone', look);
    look();
    return () => {
      size.disconnect();
      document.fonts?.removeEventListener('loadingdone', look);
    };
  };
