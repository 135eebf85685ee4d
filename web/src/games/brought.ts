/** Files that games of other packages bring for the page. */
import type { GameInfo } from '../wire';

/** Where a file is that a game brings for the page; '' if it brings none of that name. */
export function pageFile(game: GameInfo, file: string): string {
  return game.page_files.includes(file) ? `/games/${game.name}/${file}` : '';
}

/** The inks of games that bring their own. */
export function addInks(games: GameInfo[]): void {
  for (const game of games) {
    const href = pageFile(game, 'ink.css');
    if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
}
