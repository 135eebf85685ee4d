import { expect, test } from 'vitest';
import { lacking } from '../../build/lacking';

const ENGLISH = `
cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
hand = You hold { cards }.
over = It is over.
`;

test('whoever reads another language loads of English what theirs leaves out, whole', () => {
  expect(lacking(ENGLISH, ENGLISH)).toBe('');
  expect(lacking(ENGLISH, 'hand = Du hast Karten.\ncards = Karten\n')).toBe('over = It is over.\n');
  const left = lacking(ENGLISH, 'over = Vorbei.\ncards = Karten\n');
  expect(left).toContain('hand = You hold { cards }.');
  expect(left).toContain('[one] 1 card'); // said within the other
});
