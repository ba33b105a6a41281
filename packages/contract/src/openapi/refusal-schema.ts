const violation = {
  type: 'object',
  required: ['status', 'propertyPath', 'message'],
  properties: {
    status: { type: 'string', description: 'Code of the problem.' },
    propertyPath: { type: 'string', description: 'Path of the field, written as a form tree: `children[email].data`.' },
    message: { type: 'string', description: 'Text of the problem, for developers.' },
  },
};

const error = {
  type: 'object',
  description: 'The refusal, for programs.',
  required: ['code', 'details'],
  properties: {
    code: { type: 'string', description: 'Refusal code. Each operation lists its codes.' },
    details: {
      type: 'object',
      description: 'The message, and the further facts of this code.',
      required: ['message'],
      properties: { message: { type: 'string', description: 'Same text as the top-level `message`.' } },
    },
  },
};

/** JSON Schema of a refusal on the wire. */
export const REFUSAL_SCHEMA = {
  type: 'object',
  description: 'A refusal or a failure.',
  required: ['success', 'message', 'error', 'violations'],
  properties: {
    success: { const: false },
    message: {
      type: 'string',
      description: 'Text for developers. The sites word their own texts for borrowers and staff.',
    },
    error,
    violations: { type: 'array', description: 'One violation for each invalid field.', items: violation },
  },
};
