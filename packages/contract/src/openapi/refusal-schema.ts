const violation = {
  type: 'object',
  required: ['status', 'propertyPath', 'message'],
  properties: {
    status: { type: 'string', description: 'What is wrong, as a code.' },
    propertyPath: { type: 'string', description: 'Which field, as a tree of forms: `children[email].data`.' },
    message: { type: 'string', description: 'The same for developers.' },
  },
};

const error = {
  type: 'object',
  description: 'What was refused, for programs.',
  required: ['code', 'details'],
  properties: {
    code: { type: 'string', description: 'Why; each call lists what it may say.' },
    details: {
      type: 'object',
      description: 'Further facts of this code stand beside the message.',
      required: ['message'],
      properties: { message: { type: 'string', description: 'As `message` of the whole.' } },
    },
  },
};

/** The JSON Schema of a refusal as it travels. */
export const REFUSAL_SCHEMA = {
  type: 'object',
  description: 'A refusal, or a failure.',
  required: ['success', 'message', 'error', 'violations'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'For developers; what people read is worded by the sites.' },
    error,
    violations: { type: 'array', description: 'One for each field that does not fit.', items: violation },
  },
};
