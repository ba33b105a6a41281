/** Form as a page draws it: its target, and the data that it would send. */
export interface DrawnForm {
  readonly action: string;
  /** Fields that a person fills in; secrets are marked, files left out. */
  readonly fields: readonly { readonly name: string; readonly isSecret: boolean }[];
  /** Values of its buttons and hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
}

const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const CONTROL = /<(input|select|textarea|button)\b([^>]*)>/g;
const UNTYPED = new Set(['hidden', 'submit', 'button', 'file']);

/** Returns the forms of a page that change data, one for each of their buttons. */
export const drawnForms = (html: string, path: string): DrawnForm[] => formsSentBy('post', html, path);

/** Returns the forms of a page that put their fields into the address. */
export const addressForms = (html: string, path: string): DrawnForm[] => formsSentBy('get', html, path);

function formsSentBy(method: 'get' | 'post', html: string, path: string): DrawnForm[] {
  return [...html.matchAll(FORM)].flatMap(([, head = '', inside = '']) => {
    if ((attribute(head, 'method') ?? 'get') !== method) return [];
    const controls = [...inside.matchAll(CONTROL)].map(([, tag = '', attributes = '']) => controlOf(tag, attributes));
    const named = controls.filter(({ name }) => name !== '');
    const fixed = Object.fromEntries(
      named.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]),
    );
    const fields = named
      .filter(({ type }) => !UNTYPED.has(type))
      .map(({ name, isSecret }) => ({ name, isSecret }))
      .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place);
    const buttons = controls
      .filter(({ type }) => type === 'submit')
      .map(({ name, value }): DrawnForm['hidden'] => (name === '' ? {} : { [name]: value }));
    const action = (attribute(head, 'action') ?? '') || path;
    return buttons.map((pressed) => ({
      action: action.replaceAll('&amp;', '&'),
      fields,
      hidden: { ...fixed, ...pressed },
    }));
  });
}

function controlOf(tag: string, attributes: string) {
  const type = attribute(attributes, 'type') ?? (tag === 'button' ? 'submit' : tag);
  return {
    type,
    name: attribute(attributes, 'name') ?? '',
    value: attribute(attributes, 'value') ?? '',
    isSecret: type === 'password' || attribute(attributes, 'autoComplete') === 'one-time-code',
  };
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
