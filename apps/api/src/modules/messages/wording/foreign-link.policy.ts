/** Endings of hosts that people write out, with spaces or as `punto com`, so that no filter sees them. */
const ENDING =
  '(?:com|net|org|mx|info|xyz|online|site|app|top|link|click|shop|store|gob|ly|io|me|co|us|eu|ru|cc|tk|gl|gg|to|dev)';

/** Characters that a reader or a browser takes for a dot. */
const DOTS = /[.。．｡․﹒‧·•]/gu;

/** Invisible marks between letters. */
const UNSEEN = /\p{Cf}|\p{Mn}|\p{Me}/gu;

/** Text in the form of a host: labels of any script joined by dots, the last one not only digits. */
const HOST =
  /[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+(?:[-_]+[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+)*(?:\.[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+(?:[-_]+[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}]+)*)+/gu;
/** IP address: four numbers, or one after a scheme. */
const ADDRESS = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
const WWW = /(?<![\p{L}\p{N}])www(?![\p{L}\p{N}])/iu;
const SCHEME = /(?:https?|h..ps?|ftps?|data|javascript|mailto|file|whatsapp|tg|intent|sms)\s?:/iu;
const WRITTEN_OUT = [
  /\s*[[({<]\s*(?:\.|punto|dot)\s*[\])}>]\s*/giu,
  new RegExp(String.raw`\s+(?:punto|dot)\s+(?=${ENDING}(?![\p{L}\p{N}]))`, 'giu'),
  new RegExp(String.raw`\s+\.\s*(?=${ENDING}(?![\p{L}\p{N}]))`, 'giu'),
  /\.\s+(?=(?:com|net|org|mx|info|xyz|online|site|app|click|ly)(?![\p{L}\p{N}]))/gu,
];

/** Reads a text as a browser or a reader would: one kind of dot, nothing unseen, written-out dots as dots. */
function plainly(text: string): string {
  const folded = text.replaceAll(DOTS, '.').normalize('NFKC').normalize('NFD').replaceAll(UNSEEN, '').normalize('NFC');
  return WRITTEN_OUT.reduce((read, written) => read.replaceAll(written, '.'), folded);
}

/** Returns the first part of a text that leads to an address that is not the lender's; nothing where none does. */
export function foreignLink(text: string, ownHosts: readonly string[]): string | undefined {
  const read = plainly(text);
  const hosts = [...read.matchAll(HOST)].map(([host]) => host).filter(isHost);
  const foreign = hosts.find((host) => !ownHosts.includes(host.toLowerCase()));
  return foreign ?? ADDRESS.exec(read)?.[0] ?? strangeAddress(read, hosts);
}

/** `S.A.`, `EE.UU.`, `a.m.` and figures are not hosts: the ending of a host has two letters or more. */
function isHost(word: string): boolean {
  const ending = word.slice(word.lastIndexOf('.') + 1);
  return /[\p{L}\p{N}]{2}/u.test(ending) && /\p{L}/u.test(ending) && word !== 'EE.UU';
}

/** Finds an address that is not the lender's: after a scheme or an `@`, a host of the lender must follow at once. */
function strangeAddress(read: string, hosts: readonly string[]): string | undefined {
  for (const [whole] of read.matchAll(/\S*(?:\/\/|\\|@)\S*/gu))
    if (!hosts.some((host) => leadsTo(whole, host))) return whole;
  return hosts.length > 0 ? undefined : (SCHEME.exec(read)?.[0] ?? WWW.exec(read)?.[0]);
}

/** Tells whether an address belongs to a host, and nothing after the host leads elsewhere. */
function leadsTo(address: string, host: string): boolean {
  const [, before = '', after = ''] = new RegExp(`^(.*?)${escaped(host)}(.*)$`, 'su').exec(address) ?? [];
  return (
    /^(?:https:\/\/|[\p{L}\p{N}._+-]+@)$/iu.test(before) &&
    /^(?:[/?#.,;:)!]|$)/u.test(after) &&
    !/\/\/|\\|@/u.test(after)
  );
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
