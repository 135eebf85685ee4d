/** Which clause made an event happen, judged by what this reader has heard. */
import type { EventInfo, Told } from '../wire';

interface Case {
  event: Told;
  /** What the reader heard before it. */
  before: Told[];
}

const argsOf = (event: Told | undefined): Record<string, unknown> => event?.args ?? {};
const upon = ({ event, before }: Case): Told | undefined =>
  before.findLast((one) => one.args['who'] === event.args['who']);

/** `$who`: the event's own argument; `$upon.role`: the same player's event before it. */
function valueOf(text: string, one: Case): string {
  if (text.startsWith('$upon.')) return String(argsOf(upon(one))[text.slice(6)]);
  return text.startsWith('$') ? String(one.event.args[text.slice(1)]) : text;
}

function isLike(found: unknown, wanted: string): boolean {
  const text = String(found);
  if (wanted.endsWith('*')) return text.startsWith(wanted.slice(0, -1));
  return wanted.startsWith('*') ? text.endsWith(wanted.slice(1)) : text === wanted;
}

/** `card=lay-low`, `guard=v-*`, `points<0`. */
function fits(about: Told | undefined, test: string | undefined, one: Case): boolean {
  if (!about) return false;
  if (!test) return true;
  if (test.includes('<')) {
    const [name, most] = test.split('<');
    return Number(about.args[name!]) < Number(most);
  }
  const [name, wanted] = test.split('=');
  return isLike(about.args[name!], valueOf(wanted!, one));
}

function holds(when: string, one: Case): boolean {
  const [word, kind, more] = when.split(' ');
  const { event, before } = one;
  const last = before.findLast((earlier) => earlier.kind === kind);
  if (word === 'after') return last !== undefined;
  if (word === 'since') return before.some((earlier) => earlier.kind === more && earlier.n > (last?.n ?? 0));
  if (word === 'last') return fits(last, more, one);
  if (word === 'upon') return upon(one)?.kind === kind && fits(upon(one), more, one);
  return fits(event, word, one);
}

/** The clauses of an event, the one that made it happen first. */
export function clausesOf(info: EventInfo, event: Told, log: Told[]): string[] {
  const one = { event, before: log.filter((earlier) => earlier.n < event.n) };
  const found = info.fired.find(({ when }) => when.split(' & ').every((part) => holds(part, one)));
  if (!found) return info.clauses;
  return [found.clause, ...info.clauses.filter((id) => id !== found.clause)];
}
