// Heist Hustle's table under boardgame.io: the same things on the table, the same buttons in the
// same order, one secret (the order of the coming locations). Scoring is reduced to the sum of
// two dice: what is compared is the server around a game. It runs for ever: round after round.
//
// node server_peer.cjs PORT, from a folder whose node_modules holds boardgame.io.

const { createRequire } = require('node:module');
const { Server, Origins } = createRequire(process.cwd() + '/')('boardgame.io/server');

const CARDS = 10;
const PLACES = ['Casino', 'Bank', 'Museum', 'Train', 'Yacht', 'Embassy', 'Mint', 'Tower', 'Opera', 'Airport'];
const TOOLS = ['Dynamite', 'Lock picks', 'Glass cutter', 'Thermal drill', 'Night goggles',
  'Crowbar', 'Rope', 'Smoke bomb', 'Radio', 'Van'];
const START = 'start', WILD = 'wild', WEAPONS = 'weapons', EXTRAS = 'extras', ROLL = 'roll', SPIN = 'spin';

function clearTable(G, seats) {
  G.weapons = TOOLS.map((weapon) => ({ weapon, owner: -1, played: false }));
  G.wildHolder = -1;
  G.wildRolls = Array(seats).fill(0);
  G.answers = Array(seats).fill(null);
  G.die = 0;
}

function turnUp(G, mastermind) {
  G.mastermind = mastermind;
  G.location = G.secret.deck[G.round % CARDS];
  G.coming = G.secret.deck.slice(G.round % CARDS + 1).sort();
  G.phase = WILD;
}

function next(G, seats, phase, after) {
  G.turns += 1;
  if (G.turns < seats) return;
  G.turns = 0;
  G.phase = after;
}

const game = {
  name: 'hustle',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const G = {
      phase: START, round: 0, rounds: CARDS, turns: 0, location: null, points: 5, hot: [], done: [],
      coming: [], mastermind: 0, startRolls: [], totals: Array(ctx.numPlayers).fill(0),
      sheets: Array.from({ length: ctx.numPlayers }, () => []), led: Array(ctx.numPlayers).fill(0),
      triedAgain: false, lines: 0, winners: [], secret: { deck: random.Shuffle(PLACES) },
    };
    clearTable(G, ctx.numPlayers);
    return G;
  },
  playerView: ({ G }) => {
    const { secret, ...open } = G;
    return open;
  },
  moves: {
    roll: ({ G, ctx, random, events }) => {
      const die = random.D6();
      if (G.phase === START) {
        G.startRolls.push(die);
        next(G, ctx.numPlayers, START, WILD);
        if (G.phase === WILD) turnUp(G, 0);
        events.endTurn();
      } else if (G.phase === WILD) {
        G.wildRolls[ctx.currentPlayer] = die;
        if (G.wildHolder < 0 && die % 2 === 0) G.wildHolder = Number(ctx.currentPlayer);
        next(G, ctx.numPlayers, WILD, WEAPONS);
        events.endTurn();
      } else if (G.phase === ROLL) {
        G.die = die;
        G.phase = SPIN;
      } else return 'INVALID_MOVE';
    },
    take: ({ G, ctx, events }, weapon) => {
      if (G.phase !== WEAPONS || G.weapons[weapon].owner !== -1) return 'INVALID_MOVE';
      G.weapons[weapon].owner = Number(ctx.currentPlayer);
      next(G, ctx.numPlayers, WEAPONS, EXTRAS);
      events.endTurn();
    },
    done: ({ G }) => {
      if (G.phase !== EXTRAS) return 'INVALID_MOVE';
      G.phase = ROLL;
    },
    spin: ({ G, ctx, random, events }) => {
      if (G.phase !== SPIN) return 'INVALID_MOVE';
      const sector = random.Die(CARDS);
      for (let seat = 0; seat < ctx.numPlayers; seat++) {
        const points = (G.die + sector + seat) % 6;
        G.sheets[seat].push([points, 0, points]);
        if (G.sheets[seat].length > CARDS) G.sheets[seat].shift();
        G.totals[seat] += points;
      }
      G.done.push(G.location);
      if (G.done.length >= CARDS) G.done = [];
      G.round += 1;
      clearTable(G, ctx.numPlayers);
      turnUp(G, (G.mastermind + 1) % ctx.numPlayers);
      events.endTurn();
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
