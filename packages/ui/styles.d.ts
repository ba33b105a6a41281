// Type of an import of the style sheet, which TypeScript asks for.
export {};
