import type { Endpoint } from '../endpoint.ts';
import { AREAS } from './source-words.generated.ts';
import { TAGS } from './tags.data.ts';

/**
 * Returns the capability to which a call belongs: that of its folder, or of its permission where the folder has many.
 * Throws where there is none.
 */
export function tagOf({ name, permission }: Endpoint): string {
  const area = AREAS[name] ?? '';
  const [subject = ''] = permission?.split('.') ?? [];
  const tag = TAGS.find(
    ({ areas, permissions }) => areas?.includes(area) || (area === 'back-office' && permissions?.includes(subject)),
  );
  if (!tag) throw new Error(`${name} has no tag: add its area ${area} or its permission ${permission} to TAGS.`);
  return tag.name;
}
