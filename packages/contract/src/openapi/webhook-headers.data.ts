/** Headers of every message, as https://www.standardwebhooks.com says. */
export const WEBHOOK_HEADERS = {
  WebhookId: {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Id of the message. Every attempt to deliver the message carries the same id, so use it to skip duplicates.',
    schema: { type: 'string' },
    example: 'msg_0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6',
  },
  WebhookTimestamp: {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Moment of this attempt, in seconds since 1970-01-01 UTC. Refuse messages that differ from your clock by minutes.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '1795454400',
  },
  WebhookSignature: {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}` in base64. The key is the part of the secret after `whsec_`, decoded from base64. After a rotation of the secret, the header holds two signatures with a space between them. Accept the message if one of them matches.',
    schema: { type: 'string' },
    example: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
} as const;
