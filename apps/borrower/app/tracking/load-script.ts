/**
 * Runs an external script, once per page. The page's policy trusts what our own scripts add.
 *
 * @throws when it does not load
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${new URL(src).origin} sent no script`));
    document.head.append(script);
  });
}

/** Returns what a script left in the page under a name, if it is a function. */
export function functionOf(owner: unknown, name: string): ((...args: unknown[]) => unknown) | undefined {
  const found: unknown = isObject(owner) ? Reflect.get(owner, name) : undefined;
  return typeof found === 'function' ? (...args) => Reflect.apply(found, owner, args) : undefined;
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
