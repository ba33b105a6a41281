import type { Endpoint } from '../endpoint.ts';
import { FOLDERS } from './source-words.generated.ts';
import { TAGS } from './tags.data.ts';

/** Returns the capability that names the call, or that of the call's folder. Throws where there is none. */
export function tagOf({ name }: Endpoint): string {
  const folder = FOLDERS[name] ?? '';
  const tag =
    TAGS.find(({ calls }) => calls?.some((call) => call === name)) ??
    TAGS.find(({ folders }) => folders?.includes(folder));
  if (!tag) throw new Error(`${name} has no tag: add it or its folder ${folder} to TAGS.`);
  return tag.name;
}
