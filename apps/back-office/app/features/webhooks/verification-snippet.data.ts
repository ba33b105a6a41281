/** Code with which a receiver verifies the sender of a message. A test runs it on what the server signs. */
export const VERIFICATION_SNIPPET = `import {
  createHmac,
  timingSafeEqual,
} from 'node:crypto';

export function isGenuine(secret, headers, body) {
  const id = headers['webhook-id'];
  const at = headers['webhook-timestamp'];
  const age = Date.now() / 1000 - Number(at);
  if (Math.abs(age) > 300) return false;
  const text64 = secret.replace('whsec_', '');
  const key = Buffer.from(text64, 'base64');
  const wanted = createHmac('sha256', key)
    .update(\`\${id}.\${at}.\${body}\`)
    .digest();
  const signatures = headers['webhook-signature'];
  return signatures.split(' ').some((signed) => {
    const [version, text = ''] = signed.split(',');
    const given = Buffer.from(text, 'base64');
    return (
      version === 'v1' &&
      given.length === wanted.length &&
      timingSafeEqual(given, wanted)
    );
  });
}
`;
