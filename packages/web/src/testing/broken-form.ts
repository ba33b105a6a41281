import type { TestVisit } from './test-visit.ts';

/** Body of a form that was cut off in transit. */
export const brokenForm = {
  type: 'multipart/form-data; boundary=x',
  text: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\ncut',
} as const;

/** Returns what an action did with a form: answered without reading it, answered after reading it, or broke on it. */
export async function treatmentOf(
  action: (visit: TestVisit) => unknown,
  visit: TestVisit,
): Promise<'unread' | 'broke' | number> {
  const answer = await Promise.resolve(visit)
    .then(action)
    .catch((thrown: unknown) => thrown);
  if (!visit.request.bodyUsed) return 'unread';
  return answer instanceof Response ? answer.status : 'broke';
}
