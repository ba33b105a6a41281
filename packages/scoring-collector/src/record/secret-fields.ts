/** Words by which a password, a card or a code is named, in any of these attributes. */
const secretWords = /passw|contrase|one-time-code|\bcc-|\b(cvv|otp|nip|pin)\b/i;
const attributes = ['name', 'id', 'type', 'autocomplete'];

/**
 * Elements in which typing is recorded. Any other element may hide fields of its own in a closed shadow tree, and those
 * may be secret.
 */
const typedInto = 'a,body,button,input,select,textarea,[contenteditable]';

/**
 * Tracks the secret fields of a page. A field that was secret stays secret: "show password" turns it into a field of
 * text, or puts another of the same name in its place, and what is typed is as secret as before.
 *
 * @returns a check: true when nothing typed at an event may be kept
 */
export function watchSecretFields(signal: AbortSignal): (event: Event) => boolean {
  const known = new WeakSet<Node>();
  const names = new Set<string | null | undefined>();

  /** Remembers a field that is secret, or was with an earlier value of an attribute. */
  const isSecret = (field: Element, past?: string | null): boolean => {
    const said = attributes.map((attribute) => field.getAttribute(attribute));
    const name = said[0] || said[1];
    if (!known.has(field) && !names.has(name) && !secretWords.test([...said, past].join())) return false;
    known.add(field);
    if (name) names.add(name);
    return true;
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) if (target instanceof Element) isSecret(target, oldValue);
  });
  observer.observe(document, { subtree: true, attributeFilter: attributes, attributeOldValue: true });
  signal.addEventListener('abort', () => observer.disconnect());

  return (event) => {
    // A visitor who has a password shown presses (`pointer…`) or focuses (`focus…`) something first. The name of the
    // password is noted then.
    if (/^[fp]o/.test(event.type)) for (const field of document.querySelectorAll('[type=password]')) isSecret(field);
    return event
      .composedPath()
      .some(
        (node, depth) =>
          node instanceof Element &&
          (node.matches('[data-no-collect]') || (!depth && (isSecret(node) || !node.matches(typedInto)))),
      );
  };
}
