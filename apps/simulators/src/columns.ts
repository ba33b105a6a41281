import type { z } from 'zod';

const inSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns SQL for a row whose columns are the fields of a schema, in snake case. */
export function columnsOf(schema: z.ZodObject) {
  const fields = Object.keys(schema.shape);
  return {
    select: fields.map((field) => `${inSnakeCase(field)} as ${field}`).join(', '),
    insert: `(${fields.map(inSnakeCase).join(', ')}) values (${fields.map((field) => `:${field}`).join(', ')})`,
    set: fields.map((field) => `${inSnakeCase(field)} = :${field}`).join(', '),
  };
}
