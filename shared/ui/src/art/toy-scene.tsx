import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Sun } from './parts.tsx'

/** Toys spilling out of a bag. For the shop. */
export function ToyScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M70 92C136 14 282-4 392 34s158 122 134 222-128 148-246 148S58 366 34 268 12 160 70 92Z"
        fill={shop.muted}
      />
      <path
        d="M60 348c130-26 300-26 440 0 14 22-82 52-220 52S48 372 60 348Z"
        fill={shop.bright}
        opacity=".55"
      />
      <g>
        <path d="M186 156h176l20 196c2 14-6 20-18 20H184c-12 0-20-6-18-20Z" fill={shop.solid} />
        <path d="M186 156h176l4 36H182Z" fill={shop.deep} />
        <path
          d="M232 196c0-92 84-92 84 0"
          fill="none"
          stroke={sun.bright}
          strokeWidth="13"
          strokeLinecap="round"
        />
        <Sun x={274} y={282} r={36} />
      </g>
      <g>
        <path d="M208 156c-6-60 12-96 46-96s48 36 44 96Z" fill="#B97A45" />
        <circle cx="222" cy="66" r="15" fill="#B97A45" />
        <circle cx="286" cy="66" r="15" fill="#B97A45" />
        <path d="M236 104v.1M272 104v.1" stroke={ink} strokeWidth="8" strokeLinecap="round" />
        <ellipse cx="254" cy="126" rx="18" ry="14" fill="#F3D9B8" />
        <path d="M249 121h10l-5 6Z" fill={ink} />
        <path d="m322 156 14-88 20 3-6 85Z" fill={brand.bright} />
        <path d="m336 68 14-22 6 25Z" fill={sun.bright} />
      </g>
      <g>
        <rect x="400" y="286" width="84" height="84" rx="14" fill={learn.bright} />
        <rect
          x="416"
          y="210"
          width="76"
          height="76"
          rx="14"
          fill={talent.bright}
          transform="rotate(-7 454 248)"
        />
        <path
          d="m426 352 16-44 16 44m-27-14h22"
          stroke={paper}
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M444 226v44m0-44h14c14 0 14 20 0 20h-14m14 0c17 0 17 24 0 24h-14"
          stroke={paper}
          strokeWidth="7"
          fill="none"
          strokeLinejoin="round"
          transform="rotate(-7 454 248)"
        />
      </g>
      <g>
        <circle cx="106" cy="322" r="48" fill={brand.solid} />
        <path
          d="M62 304c28 14 62 14 88 0M106 274c-16 28-16 68 0 96"
          stroke={brand.muted}
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="m116 152 10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3Z"
          fill={sun.bright}
          stroke={sun.bright}
          strokeWidth="6"
          strokeLinejoin="round"
        />
      </g>
    </Drawing>
  )
}
