/** Copy of the site by namespace, as `app/copy.ts` lists it. */
export type Rooms = Readonly<Record<string, object>>;

/**
 * Matches the ways in which code names a namespace: `useTranslation('loan')`, `useTranslation(['papers', 'forms'])`,
 * `'forms:back'`.
 */
const roomSayings = [/useTranslation\(\s*\[?([^)\]]*)\]?\s*\)/g, /(?<=['"`])(\w+)(?=:[\w$])/g] as const;

/**
 * Matches a key whose group is no plain word, `t(key)` or `` t(`${kind}.title`) `` or `` `account:${kind}` ``, or the
 * function passed on: the code does not show which texts are meant.
 */
const unreported = /\bt\(\s*(?!\[?\s*['"`]\w)|[(,]\s*t\s*[,)]/;
/** Matches a choice of keys, `t(isOn ? 'on.state' : 'off.state')`, which does show the texts. */
const choice = /\bt\([^()]*\?(?=\s*(['"`])\w[^'"`]*\1\s*:\s*['"`]\w)/g;

/**
 * Returns the copy that a module uses, of that which is sent to a browser: `loan` are the texts of a namespace that are
 * in no group, `loan.profile` is a group of it.
 */
export function wordsSaidIn(code: string, rooms: Rooms): readonly string[] {
  return roomsSaidIn(code, rooms).flatMap((room) => {
    const groups = groupsOf(rooms[room] ?? {});
    const isUnreported = unreported.test(code.replace(choice, 't(')) || code.includes(`\`${room}:\${`);
    const said = isUnreported ? groups : groups.filter((group) => isNamedIn(code, group));
    return [room, ...said.map((group) => `${room}.${group}`)];
  });
}

/** Returns the texts of such a name, as they are put into the namespace; `undefined` where there are none. */
export function wordsNamed(name: string, rooms: Rooms): object | undefined {
  const [room = '', group] = name.split('.');
  const words = Object.entries(rooms[room] ?? {});
  const groups = groupsOf(rooms[room] ?? {});
  const named = words.filter(([key]) => (group === undefined ? !groups.includes(key) : key === group));
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** Returns the part of a page's copy that describes it to browsers: its titles and descriptions. */
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

/**
 * Tells whether code names a group at the start of a key: `'profile.title'`, `'loan:profile.title'`, ``
 * `profile.${part}` ``.
 */
const isNamedIn = (code: string, group: string): boolean => new RegExp(`['"\`:]${group}(?=['"\`.])`).test(code);
