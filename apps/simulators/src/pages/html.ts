/** Markup that is safe to send: it was written here, and every value in it was escaped. */
export interface Html {
  readonly markup: string;
}

type Value = Html | string | number | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function markupOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/**
 * Writes markup; every text put into it is escaped. Attributes must be quoted.
 *
 * @example html`<p title="${title}">${text}</p>`
 */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: String.raw({ raw: strings }, ...values.map(markupOf)),
});

/** Empty markup, for places where there may be some. */
export const nothing: Html = html``;
