// Read by whoever imports the style sheet: TypeScript asks what such an import brings.
export {};
