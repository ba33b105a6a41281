import { vi } from 'vitest';

/** Parts of a page that a tool touches: scripts that are added to it, and fields that it may fill. */
export interface FakePage {
  /** Addresses of the scripts so far. */
  readonly scripts: readonly string[];
  /** Returns the content of a field. */
  readonly valueOf: (name: string) => string;
}

/**
 * Installs a page that answers every script in the same way.
 *
 * @param run - action of a script once it is loaded; without it none loads
 */
export function fakePage(run?: () => void): FakePage {
  const scripts: string[] = [];
  const fields = new Map<string, { value: string }>();
  const fieldOf = (name: string) => {
    const field = fields.get(name) ?? { value: '' };
    fields.set(name, field);
    return field;
  };
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {
      append: (script: { src: string; onload: () => void; onerror: () => void }) => {
        scripts.push(script.src);
        run?.();
        (run ? script.onload : script.onerror)();
      },
    },
    querySelectorAll: (selector: string) => [fieldOf(/name="(\w+)"/.exec(selector)?.[1] ?? '')],
  });
  return { scripts, valueOf: (name) => fieldOf(name).value };
}
