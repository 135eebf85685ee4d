/* The table of Skull: everybody's mat with the discs on it, and your own discs to lay. */

const SIGN = { flower: '✿', skull: '☠' };
const STYLE = `
.mats { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 10px;
  max-width: 900px; margin: 0 auto; padding: 12px; list-style: none; }
.mat { position: relative; padding: 10px; border: 2px solid var(--line); border-radius: 14px;
  background: var(--seat); text-align: center; }
.mat.asked { border-color: var(--lamp); }
.mat.out { opacity: 0.75; border-style: dashed; }
.mat b { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mat small { display: block; min-height: 1.3em; color: var(--muted); }
.discs { display: flex; justify-content: center; flex-wrap: wrap; gap: 10px; min-height: 62px;
  align-items: center; }
.disc { display: inline-grid; place-items: center; width: 46px; height: 46px; padding: 0;
  border: 3px double var(--paper); border-radius: 50%; background: var(--spot); color: var(--paper);
  font-size: 1.4rem; line-height: 1; }
.disc.open { background: var(--paper); color: var(--ink); border-color: var(--spot); }
button.disc { width: 56px; height: 56px; cursor: pointer; box-shadow: var(--lamp-glow); }
.points { letter-spacing: 3px; }
.said { text-align: center; font: 900 1.5rem/1.2 var(--font-display); padding: 10px 12px 0; }
.own { display: flex; justify-content: center; align-items: center; gap: 12px; padding: 6px 12px 0; }
.own p { color: var(--muted); }
`;

function make(tag, looks, ...inside) {
  const made = document.createElement(tag);
  const { data = {}, label, ...rest } = looks;
  Object.assign(made, rest);
  Object.assign(made.dataset, data);
  if (label) made.setAttribute('aria-label', label);
  made.append(...inside);
  return made;
}

function disc({ title, say }, kind) {
  const looks = kind ? { className: 'disc open', label: title(kind) } : { className: 'disc', label: say('board-hidden') };
  return make('span', { ...looks, role: 'img' }, SIGN[kind] ?? '');
}

function button({ act, label }, kind, choice) {
  const looks = { className: kind ? 'disc open' : 'disc', label: label(choice), data: { action: choice.action } };
  return make('button', { ...looks, onclick: () => act(choice) }, SIGN[kind] ?? '');
}

function mat(shown, seat) {
  const { frame, names, say } = shown;
  const { view, viewer, legal, pending } = frame;
  const choice = legal.find((one) => one.action === `turn-up p${seat}`);
  const hidden = Array.from({ length: view.laid[seat] }, (_, i) => {
    const kind = seat === viewer ? view.pile[i] : '';
    const isTop = i === view.laid[seat] - 1;
    return isTop && choice ? button(shown, kind, choice) : disc(shown, kind);
  });
  const isOut = view.in_hand[seat] + view.laid[seat] + view.open[seat].length === 0;
  const hasPassed = view.passed.includes(seat);
  const isBidder = view.bidder === seat;
  const state = isOut ? 'out' : hasPassed ? 'passed' : isBidder ? 'bids' : '';
  const told = state && say(`board-${state}`, { count: view.bid });
  return make(
    'li',
    { className: `mat${pending.includes(seat) ? ' asked' : ''}${isOut ? ' out' : ''}`, data: { seat } },
    make('b', {}, seat === viewer ? say('board-you', { who: `p${seat}` }) : names[seat]),
    make('small', {}, `${'★'.repeat(view.points[seat])} ${told}`.trim()),
    make('div', { className: 'discs' }, ...view.open[seat].map((kind) => disc(shown, kind)), ...hidden),
    make('small', {}, say('board-in-hand', { count: view.in_hand[seat] })),
  );
}

function own(shown) {
  const { view, legal } = shown.frame;
  const discs = view.hand.map((kind) => {
    const choice = legal.find((one) => one.action === `lay ${kind}`);
    return choice ? button(shown, kind, choice) : disc(shown, kind);
  });
  const title = make('p', {}, shown.say('board-own'));
  return make('section', { className: 'own' }, title, make('div', { className: 'discs' }, ...discs));
}

function said({ frame, say }) {
  const { bid, bidder } = frame.view;
  return bidder < 0 ? say('board-no-bid') : say('board-bid', { who: `p${bidder}`, count: bid });
}

function draw(root, shown) {
  const { frame, names } = shown;
  const mats = names.map((_, seat) => mat(shown, seat));
  root.replaceChildren(
    make('style', {}, STYLE),
    make('p', { className: 'said' }, said(shown)),
    ...(frame.viewer >= 0 && frame.view.hand.length ? [own(shown)] : []),
    make('ul', { className: 'mats', label: shown.say('board-players') }, ...mats),
  );
}

export default {
  mount(root, shown) {
    draw(root, shown);
    return { update: (next) => draw(root, next) };
  },
  stage: (frame, { say }) => say(`board-${frame.phase}`),
  hint: (frame, names, { say }) => (frame.phase === 'first-disc' ? say('board-unseen') : ''),
  onBoard: (choice) => choice.verb === 'lay' || choice.verb === 'turn-up',
};
