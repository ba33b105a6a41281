export interface QrCodeProps {
  /** Description for users who do not see it. */
  readonly label: string;
  /** Number of modules on each side, the quiet zone included. */
  readonly size: number;
  /** The dark modules. */
  readonly path: string;
}

/** Draws a QR code: dark on light whatever the page looks like, since cameras need that. */
export const QrCode = ({ label, size, path }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    width={208}
    height={208}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);
