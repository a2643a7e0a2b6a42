import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing } from './parts.tsx'

/** A small stage with a microphone and bunting. For the TalentBox. */
export function StageScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M92 62C170-4 330 2 424 52s132 146 92 232-132 118-242 118S42 352 24 256 26 118 92 62Z"
        fill={talent.muted}
      />
      <path d="m280 92 150 244H130Z" fill={sun.muted} opacity=".9" />
      <path
        d="M96 330c0-16 82-28 184-28s184 12 184 28v22c0 16-82 30-184 30S96 368 96 352Z"
        fill={talent.solid}
      />
      <ellipse cx="280" cy="330" rx="184" ry="28" fill={talent.bright} />
      <g>
        <path d="M280 328V204" stroke={ink} strokeWidth="9" strokeLinecap="round" />
        <ellipse cx="280" cy="330" rx="38" ry="9" fill={ink} />
        <g transform="translate(0 46)">
          <path d="M250 128h60v44c0 40-60 40-60 0Z" fill={brand.solid} />
          <path d="M250 138c0-52 60-52 60 0v6h-60Z" fill={brand.bright} />
          <path
            d="M262 108h36M256 124h48"
            stroke={paper}
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".8"
          />
        </g>
      </g>
      <path
        d="M36 40c120 76 366 76 488 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      {(
        [
          [86, 70, shop.bright, 22],
          [156, 92, learn.bright, 12],
          [232, 103, sun.bright, 4],
          [312, 104, talent.solid, -3],
          [388, 95, brand.bright, -11],
          [462, 74, shop.bright, -20],
        ] as const
      ).map(([x, y, fill, turn]) => (
        <path
          key={x}
          d="M-22-4h44L0 42Z"
          fill={fill}
          stroke={fill}
          strokeWidth="6"
          strokeLinejoin="round"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <g fill={sun.bright} stroke={sun.bright} strokeWidth="5" strokeLinejoin="round">
        <path d="m420 222 8 18 20 2-15 13 4 20-17-10-17 10 4-20-15-13 20-2Z" />
        <path d="m146 220 6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2Z" />
      </g>
      <path
        d="M352 236v44c-10-4-22 2-22 12s22 12 30 0v-38l26-6v26c-10-4-22 2-22 12s22 12 30 0v-58Z"
        fill={paper}
      />
    </Drawing>
  )
}
