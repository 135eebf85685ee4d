import { speaker } from '../../lib/words';

/** What the board says that draws any game. */
export const w = speaker('generic', {
  you: 'you',
  turn: 'to move',
  nobody: 'nobody',
  nothing: 'nothing',
  players: 'Players',
  money: '${n}',
});
