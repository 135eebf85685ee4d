/** What was tapped to be explained: the ids of a card, a mark or a word, and where it is. */
export interface Asked {
  ids: string[];
  /** Whose it is, where that is a person. */
  name: string;
  at: DOMRect;
}

class Explained {
  asked = $state.raw<Asked | null>(null);

  /** A tap anywhere: whatever says what it is about by `data-explain` is explained. */
  hear(event: MouseEvent): void {
    const target = event.target as HTMLElement;
    if (target.closest('.explained')) return;
    const found = target.closest<HTMLElement>('[data-explain]');
    const ids = found?.dataset['explain']?.split(' ').filter(Boolean) ?? [];
    if (!found || !ids.length) this.asked = null;
    else this.asked = { ids, name: found.dataset['explainName'] ?? '', at: found.getBoundingClientRect() };
  }

  close(): void {
    this.asked = null;
  }
}

export const explained = new Explained();
