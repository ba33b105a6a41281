// Loaded by Node, which knows whether packages are read from TypeScript; Vite's bundler looks for their build output.
const { siteConfig }: typeof import('@lender/web/vite') = await import(import.meta.resolve('@lender/web/vite'));

export default siteConfig();
