import { foreignLink } from './foreign-link.policy.ts';

/** Reason why a text by staff must not reach a borrower. */
export interface UnfitText {
  /** `unfilled`: a part of a form letter was not filled in. `link`: it leads to an address that is not the lender's. */
  readonly fault: 'unfilled' | 'link';
  /** Part of the text that is wrong, as it was written. */
  readonly about: string;
}

/**
 * Returns the first unfilled part or foreign link of a text; nothing for a text that may be sent. Every text that staff
 * write for borrowers is checked here. Hosts are compared letter by letter, so that one which only looks like the
 * lender's is foreign.
 *
 * @param ownHosts - the lender's own hosts in small letters; empty when no link is allowed at all
 *
 * @example
 * unfitText('Encontramos que … Por eso …', []) // → { fault: 'unfilled', about: 'que …' }
 * unfitText('Entra a quincena.mx.pagos.com', ['quincena.mx']) // → { fault: 'link', about: 'quincena.mx.pagos.com' }
 */
export function unfitText(text: string, ownHosts: readonly string[]): UnfitText | undefined {
  const link = foreignLink(text, ownHosts);
  return link === undefined ? unfilledPart(text) : { fault: 'link', about: link };
}

/** Marks in place of words, names or figures that were not filled in. */
const UNFILLED: readonly RegExp[] = [
  /\S*\s?(?:…|\.{2,}|\.(?:\s\.)+)/u,
  /[{<[][^{}<>[\]]*[}>\]]|\{|\}/u,
  /_{2,}|-{3,}|\*{3,}|\?{2,}|#{2,}/u,
  /(?<![\p{L}\p{N}])[xXхХ×]{2,}(?![\p{L}\p{N}])/u,
  /\$(?!\s?\d)/u,
  /(?<![\p{L}\p{N}])(?:TODO|TBD|PENDIENTE POR LLENAR|lorem ipsum)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:que|por|para|de|del|con|al|los|las|un|una)\s*[.;]/iu,
  /\S+\s+[.;,](?=\s|$)/u,
];

function unfilledPart(text: string): UnfitText | undefined {
  if (!/\p{L}/u.test(text)) return { fault: 'unfilled', about: text.trim() };
  for (const mark of UNFILLED) {
    const about = mark.exec(text)?.[0];
    if (about !== undefined) return { fault: 'unfilled', about: about.trim() };
  }
  return undefined;
}
