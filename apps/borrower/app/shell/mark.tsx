/** Logo of the brand: a sheet of the calendar with the fortnight ticked. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect x="2" y="4" width="24" height="22" rx="6" fill="var(--lender-color-primary)" />
      <path d="M8 2v5M20 2v5" stroke="var(--lender-color-accent)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="m8.5 16 4 4 7.5-8"
        fill="none"
        stroke="var(--lender-color-on-primary)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
