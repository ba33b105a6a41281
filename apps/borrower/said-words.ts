/** What the site says, by room, as `app/copy.ts` lists it. */
export type Rooms = Readonly<Record<string, object>>;

/** `useTranslation('loan')`, `useTranslation(['papers', 'forms'])`, `'forms:back'`. */
const roomSayings = [/useTranslation\(\s*\[?([^)\]]*)\]?\s*\)/g, /(?<=['"`])(\w+)(?=:[\w$])/g] as const;

/**
 * A key whose group is no plain word, `t(key)` or `` t(`${kind}.title`) `` or `` `account:${kind}` ``, or the function handed
 * on: nobody can tell here which texts are meant.
 */
const untold = /\bt\(\s*(?!\[?\s*['"`]\w)|[(,]\s*t\s*[,)]/;
/** `t(isOn ? 'on.state' : 'off.state')` tells. */
const choice = /\bt\([^()]*\?(?=\s*(['"`])\w[^'"`]*\1\s*:\s*['"`]\w)/g;

/**
 * Which words a module says, of those that travel to a browser: `loan` are the texts that stand in a room by themselves,
 * `loan.profile` a group of it.
 */
export function wordsSaidIn(code: string, rooms: Rooms): readonly string[] {
  return roomsSaidIn(code, rooms).flatMap((room) => {
    const groups = groupsOf(rooms[room] ?? {});
    const isUntold = untold.test(code.replace(choice, 't(')) || code.includes(`\`${room}:\${`);
    const said = isUntold ? groups : groups.filter((group) => isNamedIn(code, group));
    return [room, ...said.map((group) => `${room}.${group}`)];
  });
}

/** What stands behind such a name, as it is put into the room; `undefined` where there is nothing. */
export function wordsNamed(name: string, rooms: Rooms): object | undefined {
  const [room = '', group] = name.split('.');
  const words = Object.entries(rooms[room] ?? {});
  const groups = groupsOf(rooms[room] ?? {});
  const named = words.filter(([key]) => (group === undefined ? !groups.includes(key) : key === group));
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** Of the words, what a page says of itself to browsers: its titles and descriptions. */
export function titlesOf(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return words;
  const kept = Object.entries(words).filter(
    ([key, text]) => typeof text === 'object' || /title|description/i.test(key),
  );
  return Object.fromEntries(kept.map(([key, text]) => [key, titlesOf(text)]));
}

function roomsSaidIn(code: string, rooms: Rooms): readonly string[] {
  const said = roomSayings.flatMap((saying) => [...code.matchAll(saying)].map(([, names = '']) => names));
  const names = said.flatMap((list) => list.match(/\w+/g) ?? []);
  return [...new Set(names)].filter((name) => name in rooms);
}

const groupsOf = (words: object): readonly string[] =>
  Object.entries(words).flatMap(([key, text]) => (typeof text === 'object' && !Array.isArray(text) ? [key] : []));

/** At the start of a key: `'profile.title'`, `'loan:profile.title'`, `` `profile.${part}` ``. */
const isNamedIn = (code: string, group: string): boolean => new RegExp(`['"\`:]${group}(?=['"\`.])`).test(code);
