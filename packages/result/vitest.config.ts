export { default } from '@lender/vitest/unit';
