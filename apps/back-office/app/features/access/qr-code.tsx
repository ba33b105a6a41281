export interface QrCodeProps {
  /** What it is, for who does not see it. */
  readonly label: string;
  /** Modules on each side, the quiet zone included. */
  readonly size: number;
  /** The dark modules. */
  readonly path: string;
}

/** A QR code: dark on light whatever the page looks like, since cameras want it so. */
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
