import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Sun } from './parts.tsx'

/** Books as hills under a rocket. For programs and activities. */
export function LearnScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M84 70C160 0 318 0 414 50s140 138 104 226-128 126-246 126S46 362 24 262 22 128 84 70Z"
        fill={learn.muted}
      />
      <Sun x={126} y={118} r={40} />
      <g>
        <rect x="120" y="330" width="300" height="48" rx="12" fill={brand.solid} />
        <rect x="376" y="338" width="30" height="32" fill={paper} />
        <rect x="152" y="284" width="250" height="46" rx="12" fill={talent.bright} />
        <path d="M152 300h24v14h-24z" fill={paper} />
        <rect
          x="138"
          y="238"
          width="236"
          height="46"
          rx="12"
          fill={sun.bright}
          transform="rotate(-3 256 261)"
        />
        <path
          d="M164 262h90"
          stroke={ink}
          strokeWidth="7"
          strokeLinecap="round"
          transform="rotate(-3 256 261)"
        />
      </g>
      <g transform="rotate(16 320 150)">
        <path
          d="M286 212c-18 4-26 18-26 36l34-14Zm68 0c18 4 26 18 26 36l-34-14Z"
          fill={shop.solid}
        />
        <path d="M320 42c32 28 44 74 36 176h-72c-8-102 4-148 36-176Z" fill={paper} />
        <path d="M320 42c14 12 24 28 30 48h-60c6-20 16-36 30-48Z" fill={shop.bright} />
        <circle cx="320" cy="134" r="20" fill={brand.bright} stroke={brand.solid} strokeWidth="7" />
        <path d="M300 224h40c-2 20-8 34-20 46-12-12-18-26-20-46Z" fill={sun.bright} />
      </g>
      <g fill="none" stroke={learn.solid} strokeWidth="6" strokeLinecap="round">
        <path d="M446 112v22m-11-11h22M86 216v18m-9-9h18M470 236v14m-7-7h14" />
      </g>
      <g transform="translate(452 300)">
        <path d="M-28 0h56l-7 66c-1 8-6 12-14 12H-7c-8 0-13-4-14-12Z" fill={shop.bright} />
        <path
          d="m-14 0-10-70 14-6 10 76m2 0 4-86 16-2-4 88"
          fill="none"
          stroke={sun.deep}
          strokeWidth="9"
          strokeLinejoin="round"
        />
        <path d="m6-4 22-62" stroke={brand.solid} strokeWidth="9" strokeLinecap="round" />
      </g>
    </Drawing>
  )
}
