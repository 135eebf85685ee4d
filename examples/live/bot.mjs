// A bot for a house, in plain JavaScript for Node 18 or later: no packages.
//
//   node bot.mjs http://localhost:8000 hb_... [games]
//
// It accepts every invitation, plays at random and says how each game ended.

const [address, token, games = "0"] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };

async function post(path, body) {
  const answer = await fetch(`${address}/api/bot${path}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) console.error((await answer.json()).sentence); // the table has moved on, mostly
  return answer.ok;
}

async function* events(after) {
  const answer = await fetch(`${address}/api/bot/stream?after=${after}`, { headers });
  if (!answer.ok) throw new Error((await answer.json()).sentence);
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of answer.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line); // an empty one says: still here
  }
}

function choose(frame) {
  return frame.legal[Math.floor(Math.random() * frame.legal.length)].action;
}

const over = new Set();
const answered = new Map(); // by table: the decision that was answered last
let after = 0;

async function hear(event) {
  after = event.seq;
  const { type, room } = event;
  if (type === "invitation" && event.open) await post(`/rooms/${room}/accept`);
  if (type !== "frame") return;
  if (event.result && !over.has(event.table)) {
    over.add(event.table);
    console.log(JSON.stringify({ table: event.table, seat: event.viewer, result: event.result }));
  } else if (event.pending.includes(event.viewer) && event.legal.length) {
    if (answered.get(event.table) === event.decision) return;
    answered.set(event.table, event.decision);
    const act = { decision: event.decision, action: choose(event) };
    if (!(await post(`/rooms/${room}/act`, act))) answered.delete(event.table);
  }
}

// A line that breaks is taken up again after the last event that was read.
while (true) {
  try {
    for await (const event of events(after)) {
      await hear(event);
      if (Number(games) && over.size >= Number(games)) process.exit(0);
    }
  } catch (error) {
    console.error(error.message);
    if (!(error instanceof TypeError)) process.exit(1); // fetch's own errors are TypeErrors
  }
  await new Promise((again) => setTimeout(again, 1000));
}
