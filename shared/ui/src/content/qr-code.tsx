import { encode } from 'uqr'

interface QrCodeProps {
  /** What a scanner reads. */
  text: string
  /** Names the picture. */
  label: string
}

/** Dark on light in every theme: scanners need it so. Bundled with the pages that have one and not shared. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="180" height="180">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
