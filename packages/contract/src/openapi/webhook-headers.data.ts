/** Headers of every message, as https://www.standardwebhooks.com says. */
export const WEBHOOK_HEADERS = {
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The same each time this message is sent: whoever knows it already has been told.',
    schema: { type: 'string' },
    example: 'msg_0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6',
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this try was made, in seconds since 1970: refuse what is minutes away from your own clock.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '1795454400',
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64 after `v1,`, by the bytes that the secret has in base64 after `whsec_`. After a change of secrets two of them, with a space between: one that fits is enough.',
    schema: { type: 'string' },
    example: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
} as const;
