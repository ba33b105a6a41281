export const operationEn = {
  find: 'Find a call',
  findHint: 'By name, path or summary',
  operation: 'Call',
  none: 'No call says that.',
};
