const violation = {
  type: 'object',
  required: ['status', 'propertyPath', 'message'],
  properties: { status: { type: 'string' }, propertyPath: { type: 'string' }, message: { type: 'string' } },
};

const error = {
  type: 'object',
  required: ['code', 'details'],
  properties: {
    code: { type: 'string' },
    details: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
  },
};

/** The JSON Schema of a refusal as it travels. */
export const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['success', 'message', 'error', 'violations'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    error,
    violations: { type: 'array', items: violation },
  },
};
