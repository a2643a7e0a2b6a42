import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing } from './parts.tsx'

const faces = [
  [196, shop.bright, '#8A5A34'],
  [282, learn.bright, '#F3D9B8'],
  [368, sun.bright, '#B97A45'],
] as const

/** A teacher on a screen, and the kids who have joined. For live classes. */
export function ScreenScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M80 78C158-6 312 0 410 46s142 138 110 226-142 128-254 126S48 354 26 262 16 144 80 78Z"
        fill={talent.muted}
      />
      <rect x="104" y="70" width="356" height="242" rx="24" fill={ink} />
      <rect x="120" y="86" width="324" height="210" rx="12" fill={brand.subtle} />
      <path d="M246 312h72l14 46H232Z" fill={ink} />
      <rect x="196" y="352" width="172" height="18" rx="9" fill={ink} />
      <g>
        <rect x="138" y="102" width="136" height="84" rx="8" fill={learn.deep} />
        <path
          d="m158 162 22-36 20 22 16-14 34 28M158 122h26"
          fill="none"
          stroke={paper}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M298 212c0-58 108-58 108 0Z" fill={talent.solid} />
        <circle cx="352" cy="134" r="32" fill="#B97A45" />
        <path d="M318 136c-4-56 72-56 68 0-10-24-48-24-68 0Z" fill={ink} />
        <path d="M342 134v.1M362 134v.1" stroke={ink} strokeWidth="7" strokeLinecap="round" />
        <path
          d="M341 148c6 8 16 8 22 0"
          fill="none"
          stroke={ink}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="m300 196-28-34" stroke={talent.solid} strokeWidth="14" strokeLinecap="round" />
      </g>
      {faces.map(([x, back, skin]) => (
        <g key={x}>
          <rect x={x - 36} y="212" width="72" height="72" rx="12" fill={back} />
          <path d={`M${x - 26} 284c0-34 52-34 52 0Z`} fill={paper} />
          <circle cx={x} cy="244" r="18" fill={skin} />
          <path d={`M${x - 18} 242c0-24 36-24 36 0-10-10-26-10-36 0Z`} fill={ink} />
        </g>
      ))}
      <g>
        <path
          d="M44 216h76c10 0 16 6 16 16v36c0 10-6 16-16 16H82l-24 20v-20H44c-10 0-16-6-16-16v-36c0-10 6-16 16-16Z"
          fill={sun.bright}
        />
        <path d="M56 240h52m-52 20h32" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="M488 132c18-18 44 4 26 24l-26 26-26-26c-18-20 8-42 26-24Z" fill={shop.bright} />
    </Drawing>
  )
}
